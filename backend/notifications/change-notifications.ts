import type { ContentProblem } from "../../content-folder/problem.ts";
import { summarise } from "../../content-folder/summary.ts";
import type { ScanReport } from "../ingest/publish/ingest.ts";
import type { BackendMessage } from "../channel-messages.ts";

/** Sends the results of content scans to the gateway. */
export interface ChangeNotifications {
  readonly changed: () => void;
  /** Something in the content folder has changed, and nothing of it is read yet. */
  readonly noticed: () => void;
  /** What was noticed is published. Sent only after `noticed`. */
  readonly settled: () => void;
  /** Sends the problem summary only if it differs from the last one sent. */
  readonly scanned: (report: Pick<ScanReport, "problems">) => void;
}

/** Sends results as backend messages. */
export function createChangeNotifications(send: (message: BackendMessage) => void): ChangeNotifications {
  let lastSent = "[]";
  let isNoticed = false;
  const newestFirst = createNewestFirst();
  return {
    changed: () => send({ kind: "changed" }),
    noticed: () => {
      if (!isNoticed) send({ kind: "noticed" });
      isNoticed = true;
    },
    settled: () => {
      if (isNoticed) send({ kind: "settled" });
      isNoticed = false;
    },
    scanned: ({ problems }) => {
      const causes = summarise(newestFirst(problems));
      const text = JSON.stringify(causes);
      if (text !== lastSent) send({ kind: "problems", causes });
      lastSent = text;
    },
  };
}

/** Puts problems that have appeared since before those of earlier scans: a summary names the first of many, and a writer looks for the latest. */
function createNewestFirst(): (problems: readonly ContentProblem[]) => readonly ContentProblem[] {
  let scan = 0;
  let seen: ReadonlyMap<string, number> = new Map();
  return (problems) => {
    scan += 1;
    const dated = problems.map((problem) => {
      const key = `${problem.file}\n${problem.message}`;
      return { problem, key, since: seen.get(key) ?? scan };
    });
    seen = new Map(dated.map(({ key, since }) => [key, since]));
    return dated.toSorted((a, b) => b.since - a.since).map(({ problem }) => problem);
  };
}

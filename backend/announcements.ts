import { summarise } from "../content-folder/summary.ts";
import type { ScanReport } from "./ingest/publish/ingest.ts";
import type { BackendMessage } from "./messages.ts";

/** Sends the results of content scans to the gateway. */
export interface Announcements {
  readonly changed: () => void;
  /** Sends the problem summary only if it differs from the last one sent. */
  readonly scanned: (report: Pick<ScanReport, "problems">) => void;
}

/** Sends results as backend messages. */
export function createAnnouncements(send: (message: BackendMessage) => void): Announcements {
  let lastSent = "[]";
  return {
    changed: () => send({ kind: "changed" }),
    scanned: ({ problems }) => {
      const causes = summarise(problems);
      const text = JSON.stringify(causes);
      if (text !== lastSent) send({ kind: "problems", causes });
      lastSent = text;
    },
  };
}

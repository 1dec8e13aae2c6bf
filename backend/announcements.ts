import { summarise } from "../content-folder/summary.ts";
import type { ScanReport } from "./ingest/publish/ingest.ts";
import type { BackendMessage } from "./messages.ts";

/** Says what passes over the content came to. */
export interface Announcements {
  readonly changed: () => void;
  /** Told only where what is to be said of the problems is not what was said before. */
  readonly scanned: (report: Pick<ScanReport, "problems">) => void;
}

/** Builds what tells the gateway. */
export function createAnnouncements(send: (message: BackendMessage) => void): Announcements {
  let said = "[]";
  return {
    changed: () => send({ kind: "changed" }),
    scanned: ({ problems }) => {
      const causes = summarise(problems);
      const text = JSON.stringify(causes);
      if (text !== said) send({ kind: "problems", causes });
      said = text;
    },
  };
}

import type { ScanReport } from "./ingest/ingest.ts";
import type { BackendMessage } from "./messages.ts";

/** Says what passes over the content came to. */
export interface Announcements {
  readonly changed: () => void;
  /** Told only where the problems are not those that were said before. */
  readonly scanned: (report: Pick<ScanReport, "problems">) => void;
}

/** Builds what tells the gateway. */
export function createAnnouncements(send: (message: BackendMessage) => void): Announcements {
  let said = "[]";
  return {
    changed: () => send({ kind: "changed" }),
    scanned: ({ problems }) => {
      const text = JSON.stringify(problems);
      if (text !== said) send({ kind: "problems", problems });
      said = text;
    },
  };
}

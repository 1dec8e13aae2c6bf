import type { ScanReport } from "./ingest/ingest.ts";
import type { BackendMessage } from "./messages.ts";

/** Says what a pass over the content came to, where that differs from what was said before. */
export function createAnnouncements(send: (message: BackendMessage) => void): (report: ScanReport) => void {
  let said = "[]";
  return ({ changed, problems }) => {
    const text = JSON.stringify(problems);
    if (text !== said) send({ kind: "problems", problems });
    said = text;
    if (changed) send({ kind: "changed" });
  };
}

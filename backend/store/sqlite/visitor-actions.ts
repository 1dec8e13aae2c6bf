import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { clocksApartMs } from "../visitor-actions.ts";
import type { VisitorAction, Quota, Receipt } from "../visitor-actions.ts";

/** Visitors' recent actions, as far as quotas count them. */
export interface ActionLog {
  /** Records the action, or reports that the address is over quota. Runs in the caller's transaction. */
  admit(action: VisitorAction & { readonly action: string; readonly subject: string }): Receipt;
}

const DoneRow = z.object({ doneAt: z.number() });
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates the log in the store, so that a restart does not reset the quotas. Actions of the future, from before the clock was set back, do not count:
 * nobody has to wait until that time has come again.
 */
export function createActionLog(database: DatabaseSync): ActionLog {
  const recent = database.prepare(
    `SELECT done_at AS doneAt FROM deeds
     WHERE voter = ? AND action = ? AND done_at > ? AND done_at <= ? AND (subject = ? OR ? = 'all') ORDER BY done_at DESC LIMIT ?`,
  );
  const note = database.prepare("INSERT INTO deeds (action, voter, subject, done_at) VALUES (?, ?, ?, ?)");
  const forget = database.prepare("DELETE FROM deeds WHERE done_at < ?");
  return {
    admit: ({ action, voter, subject, atMs, quotas }) => {
      const waitMs = Math.max(0, ...quotas.map((quota) => waitFor(quota)));
      if (waitMs > 0) return { kind: "too-many", retryAfterSeconds: Math.ceil(waitMs / 1000) };
      forget.run(atMs - dayMs);
      note.run(action, voter, subject, atMs);
      return { kind: "stored" };

      function waitFor({ max, windowSeconds, scope }: Quota): number {
        const windowMs = windowSeconds * 1000;
        const rows = z
          .array(DoneRow)
          .parse(recent.all(voter, action, atMs - windowMs, atMs + clocksApartMs, subject, scope, max));
        const oldest = rows[max - 1];
        return oldest === undefined ? 0 : oldest.doneAt + windowMs - atMs;
      }
    },
  };
}

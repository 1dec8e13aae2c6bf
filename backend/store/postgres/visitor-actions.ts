import { z } from "zod";
import { clocksApartMs } from "../visitor-actions.ts";
import type { VisitorAction, Quota, Receipt } from "../visitor-actions.ts";
import type { Queries } from "./database.ts";

const WaitRow = z.object({ doneAt: z.number() }).optional();
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Records a visitor's action, or reports that the address is over quota. Concurrent actions of the same address, in any process, wait until the
 * transaction ends, so that all of them count.
 */
export async function admit(
  { query }: Queries,
  { action, voter, subject, atMs, quotas }: VisitorAction & { readonly action: string; readonly subject: string },
): Promise<Receipt> {
  await query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`${action} ${voter}`]);
  let waitMs = 0;
  for (const quota of quotas) waitMs = Math.max(waitMs, await waitFor(quota));
  if (waitMs > 0) return { kind: "too-many", retryAfterSeconds: Math.ceil(waitMs / 1000) };
  await query(
    "DELETE FROM deeds WHERE id IN (SELECT id FROM deeds WHERE done_at < $1 LIMIT 1000 FOR UPDATE SKIP LOCKED)",
    [atMs - dayMs],
  );
  await query("INSERT INTO deeds (action, voter, subject, done_at) VALUES ($1, $2, $3, $4)", [
    action,
    voter,
    subject,
    atMs,
  ]);
  return { kind: "stored" };

  /** The time until the oldest of the last `max` actions leaves the window; those of the future, from before the clock was set back, do not count. */
  async function waitFor({ max, windowSeconds, scope }: Quota): Promise<number> {
    const windowMs = windowSeconds * 1000;
    const rows = await query(
      `SELECT done_at AS "doneAt" FROM deeds WHERE voter = $1 AND action = $2 AND done_at > $3 AND done_at <= $4
       AND ($5 = 'all' OR subject = $6) ORDER BY done_at DESC LIMIT 1 OFFSET $7`,
      [voter, action, atMs - windowMs, atMs + clocksApartMs, scope, subject, max - 1],
    );
    const oldest = WaitRow.parse(rows[0]);
    return oldest === undefined ? 0 : oldest.doneAt + windowMs - atMs;
  }
}

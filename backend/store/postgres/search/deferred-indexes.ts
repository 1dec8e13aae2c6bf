import { z } from "zod";
import type { Queries } from "../database.ts";

/**
 * The indexes that are most expensive to maintain while many documents are inserted, and much cheaper to build afterwards. A first fill starts
 * without them; searches meanwhile are slow but find the same. The migrations create them too, for stores that are filled slowly.
 */
const indexes = {
  search_subject: "search USING gin (ts_filter(head, '{a}'))",
  search_head: "search USING gin (head)",
  search_words: "search USING gin (words)",
} as const;

/** Fewer documents at once do not indicate a long fill. */
const fewestOfFill = 100;

const FilledRow = z.object({ isFilled: z.boolean() });

/** Drops the indexes in the transaction of an empty store's first documents; `makePutOff` creates them again. */
export async function putOffIndexes({ query }: Queries, documents: number): Promise<void> {
  if (documents < fewestOfFill) return;
  const [row] = await query(
    "SELECT EXISTS (SELECT 1 FROM documents) OR EXISTS (SELECT 1 FROM facts WHERE name = 'ingested') AS \"isFilled\"",
  );
  if (!FilledRow.parse(row).isFilled) await query(`DROP INDEX IF EXISTS ${Object.keys(indexes).join(", ")}`);
}

/** Creates the missing indexes, whichever process dropped them: it may have been killed before it could create them. */
export async function makePutOff({ query }: Queries): Promise<void> {
  // With the default memory, the largest index takes three times as long.
  await query("SET maintenance_work_mem = '256MB'");
  for (const [name, definition] of Object.entries(indexes))
    await query(`CREATE INDEX IF NOT EXISTS ${name} ON ${definition}`);
}

import { z } from "zod";
import type { Queries } from "./database.ts";

/**
 * The indexes that take longest to keep up to date while many documents come in, and a fraction of that to make afterwards. A first fill
 * begins without them; a search meanwhile is slow, but finds the same. The migrations make them too, for stores that are filled slowly.
 */
const indexes = {
  search_subject: "search USING gin (ts_filter(head, '{a}'))",
  search_head: "search USING gin (head)",
  search_words: "search USING gin (words)",
  vocabulary_trigrams: "vocabulary USING gin (term gin_trgm_ops)",
} as const;

/** Fewer documents at once are no beginning of a long fill. */
const fewestOfFill = 100;

const FilledRow = z.object({ isFilled: z.boolean() });

/** In the transaction of the first documents of an empty store: puts the indexes off, until `makePutOff`. */
export async function putOffIndexes({ query }: Queries, documents: number): Promise<void> {
  if (documents < fewestOfFill) return;
  const [row] = await query(
    "SELECT EXISTS (SELECT 1 FROM documents) OR EXISTS (SELECT 1 FROM facts WHERE name = 'ingested') AS \"isFilled\"",
  );
  if (!FilledRow.parse(row).isFilled) await query(`DROP INDEX IF EXISTS ${Object.keys(indexes).join(", ")}`);
}

/** Makes those indexes that are missing, whoever put them off: that process may have been killed before it came to make them. */
export async function makePutOff({ query }: Queries): Promise<void> {
  // With as little as is usual, the largest takes three times as long.
  await query("SET maintenance_work_mem = '256MB'");
  for (const [name, definition] of Object.entries(indexes))
    await query(`CREATE INDEX IF NOT EXISTS ${name} ON ${definition}`);
}

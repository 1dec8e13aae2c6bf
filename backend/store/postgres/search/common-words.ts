import { z } from "zod";
import type { Database } from "../database.ts";

/** How many documents have each of the most common words, as the planner's statistics say; rarer words are left out. */
export type CommonWords = () => Promise<ReadonlyMap<string, number>>;

/** Words of fewer documents are counted: that is fast, and small stores are exact. */
const fewestEstimated = 200;
/** ANALYZE renews the statistics, after a full ingest and whenever a tenth of the documents has changed. */
const readEveryMs = 60_000;

const CommonRows = z.array(z.object({ word: z.string(), documents: z.number() }));

/**
 * Estimates by the most common elements that ANALYZE collects: to count the documents of a common word, PostgreSQL visits each of them, for up to a
 * tenth of a second.
 *
 * @see https://www.postgresql.org/docs/current/view-pg-stats.html
 */
export function createCommonWords(database: Database): CommonWords {
  let kept: { readonly readMs: number; readonly words: ReadonlyMap<string, number> } | null = null;
  return async () => {
    const nowMs = performance.now();
    if (kept !== null && nowMs - kept.readMs < readEveryMs) return kept.words;
    const rows = await database.read(
      `SELECT word, (frequency * reltuples)::bigint AS documents FROM pg_stats, pg_class,
         unnest(most_common_elems::text::text[], most_common_elem_freqs) AS common (word, frequency)
       WHERE pg_class.oid = 'search'::regclass AND schemaname = relnamespace::regnamespace::text AND tablename = relname
         AND attname = 'words' AND word IS NOT NULL AND frequency * reltuples >= $1`,
      [fewestEstimated],
    );
    const words = new Map(CommonRows.parse(rows).map(({ word, documents }) => [word, documents]));
    kept = { readMs: nowMs, words };
    return words;
  };
}

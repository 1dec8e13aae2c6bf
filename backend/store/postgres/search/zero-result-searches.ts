import { z } from "zod";
import { createZeroResultTerms } from "../../search/zero-result-terms.ts";
import type { Language } from "../../search/language/language.ts";
import { pageOfTopics } from "../../search/searched-topics.ts";
import type { ZeroResultSearchStore } from "../../search/search.ts";
import { countedSince, deleteSurplus } from "../../kept-rows.ts";
import type { Database } from "../database.ts";

const Row = z.object({ term: z.string(), count: z.number(), firstMs: z.number(), lastMs: z.number() });

/** The store, with a way to save pending counts at once. */
export interface ZeroResultSearches extends ZeroResultSearchStore {
  readonly keep: () => Promise<void>;
}

/** The searches of a table, of all processes. */
export function createZeroResultSearchStore(
  database: Database,
  table: "missed_searches" | "abandoned_searches",
  languages: () => Promise<readonly Language[]>,
): ZeroResultSearches {
  // Ordered by term, so that two processes cannot deadlock.
  const save = `INSERT INTO ${table} (term, count, first_at, last_at)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) AS given (term, count, first_at, last_at) ORDER BY term
    ON CONFLICT (term) DO UPDATE SET count = ${table}.count + excluded.count, last_at = greatest(${table}.last_at, excluded.last_at)`;
  const forget = deleteSurplus(table, "term", "$1");
  const list = `SELECT term, count, first_at AS "firstMs", last_at AS "lastMs" FROM ${table}`;
  const terms = createZeroResultTerms((counts) =>
    database.transaction(async ({ query }) => {
      await query(save, [
        counts.map(({ term }) => term),
        counts.map(({ count }) => count),
        counts.map(({ firstMs }) => firstMs),
        counts.map(({ lastMs }) => lastMs),
      ]);
      await query(forget, [countedSince(Math.max(...counts.map(({ lastMs }) => lastMs)))]);
    }),
  );
  return {
    ...terms,
    list: async (page) => {
      await terms.keep();
      return pageOfTopics(z.array(Row).parse(await database.read(list)), await languages(), page);
    },
  };
}

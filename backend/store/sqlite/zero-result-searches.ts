import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { createZeroResultTerms } from "../search/zero-result-terms.ts";
import type { Language } from "../search/language/language.ts";
import { pageOfTopics } from "../search/searched-topics.ts";
import type { ZeroResultSearchStore } from "../search/search.ts";
import { countedSince, deleteSurplus } from "../kept-rows.ts";
import { inTransaction } from "./database.ts";

const Row = z.object({ term: z.string(), count: z.number(), firstMs: z.number(), lastMs: z.number() });

/** The store, with a way to save pending counts at once. */
export interface ZeroResultSearches extends ZeroResultSearchStore {
  readonly keep: () => Promise<void>;
}

/** The searches of a table. */
export function createZeroResultSearchStore(
  database: DatabaseSync,
  table: "missed_searches" | "abandoned_searches",
  languages: () => Promise<readonly Language[]>,
): ZeroResultSearches {
  const save = database.prepare(
    `INSERT INTO ${table} (term, count, first_at, last_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (term) DO UPDATE SET count = count + excluded.count, last_at = max(last_at, excluded.last_at)`,
  );
  const forget = database.prepare(deleteSurplus(table, "term", "?"));
  const list = database.prepare(`SELECT term, count, first_at AS firstMs, last_at AS lastMs FROM ${table}`);
  const terms = createZeroResultTerms(async (counts) =>
    inTransaction(database, () => {
      for (const { term, count: times, firstMs, lastMs } of counts) save.run(term, times, firstMs, lastMs);
      forget.run(countedSince(Math.max(...counts.map(({ lastMs }) => lastMs))));
    }),
  );
  return {
    ...terms,
    list: async (page) => {
      await terms.keep();
      return pageOfTopics(z.array(Row).parse(list.all()), await languages(), page);
    },
  };
}

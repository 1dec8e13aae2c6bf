import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import type { Queries } from "../database.ts";
import { readFact } from "../facts.ts";

/** What searches ask for, some of it ten times each. */
const searched = ["revision", "synonyms", "language", "learning"] as const;

type SearchedFact = (typeof searched)[number];
type SearchedFacts = ReadonlyMap<string, string>;

/** Reads facts for searches. */
export interface SearchedFactReader {
  /** Null if it is not set. */
  readonly read: (name: SearchedFact) => Promise<string | null>;
  /** Runs `work`, for which all of them are read once, at its beginning: each read is a way to the server and back. */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

const SearchedRows = z.array(z.object({ name: z.string(), value: z.string() }));

/** Outside of `during` each fact is read when it is asked for. */
export function createSearchedFactReader(database: { readonly read: Queries["query"] }): SearchedFactReader {
  const scope = new AsyncLocalStorage<SearchedFacts>();
  const readAll = async (): Promise<SearchedFacts> => {
    const rows = await database.read("SELECT name, value FROM facts WHERE name = ANY($1)", [searched]);
    return new Map(SearchedRows.parse(rows).map(({ name, value }) => [name, value]));
  };
  return {
    read: async (name) => {
      const facts = scope.getStore();
      return facts ? (facts.get(name) ?? null) : readFact(database, name);
    },
    during: async (work) => scope.run(await readAll(), work),
  };
}

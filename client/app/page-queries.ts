import type { DataLayer } from "../data/apollo-client.ts";
import type { PageQuery, ReadQuery } from "../data/page.ts";

/** Asks for all the data of a page at once. What is in the cache already is not asked for again. Never throws: see `failures.ts`. */
export const loadQueries = async ({ client }: DataLayer, queries: readonly PageQuery[]): Promise<void> => {
  await Promise.allSettled(queries.map(({ document, variables }) => client.query({ query: document, variables })));
};

/** Whether every query of a page has its answer, good or failed. */
export const areAnswered = ({ client, failures }: DataLayer, queries: readonly PageQuery[]): boolean =>
  queries.every(
    ({ document, variables }) =>
      Object.keys(failures.of(document, variables)).length > 0 || client.readQuery({ query: document, variables }) !== null,
  );

/** Reads answers from the cache, with the names of the root fields that failed. */
export const readerOf =
  ({ client, failures }: DataLayer): ReadQuery =>
  (document, variables) => {
    const { data, dataState } = client.watchQuery({ query: document, variables, fetchPolicy: "cache-only" }).getCurrentResult();
    return { data: dataState === "complete" ? data : null, failed: Object.keys(failures.of(document, variables)) };
  };

/** Keeps the data of a page as long as a visitor may need to follow the link that it was fetched for. */
export const retainQueries = ({ retention }: DataLayer, queries: readonly PageQuery[]): void => {
  for (const { document, variables } of queries) retention.retain(document, variables)();
};

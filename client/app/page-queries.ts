import type { DataLayer } from "../data/apollo-client.ts";
import type { PageQuery, ReadQuery } from "../data/page.ts";

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

import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { DataLayer } from "../data/apollo-client.ts";
import { pageQuery } from "../data/page.ts";
import type { PageModule, PageQuery, PageRequest, ReadQuery } from "../data/page.ts";
import { yieldToMain } from "./yield-to-main.ts";
import { SiteChromeDocument } from "./layouts/SiteChrome.generated.ts";

/** All that a page is made of: what every page shows, and its own. */
export const queriesOf = (page: PageModule, request: PageRequest): readonly PageQuery[] => [
  pageQuery(SiteChromeDocument, {}),
  ...page.queries(request),
];

/** Whether every query of a page has its answer, good or failed. */
export const areAnswered = (dataLayer: DataLayer, queries: readonly PageQuery[]): boolean =>
  queries.every(
    ({ document, variables }) =>
      Object.keys(dataLayer.failures.of(document, variables)).length > 0 ||
      readQuery(dataLayer, document, variables) !== null,
  );

/** Reads answers from the cache, with the names of the root fields that failed. */
export const readerOf =
  (dataLayer: DataLayer): ReadQuery =>
  (document, variables) => ({
    data: readQuery(dataLayer, document, variables),
    failed: Object.keys(dataLayer.failures.of(document, variables)),
  });

/** Reads what the hooks of a page are going to read, which then find it read: the cache remembers. In tasks that are shorter than those of the hooks would be. */
export const readAhead = async (dataLayer: DataLayer, queries: readonly PageQuery[]): Promise<void> => {
  for (const { document, variables } of queries) {
    await yieldToMain();
    const watched = watchCache(dataLayer, document, variables);
    await yieldToMain();
    watched.getCurrentResult();
  }
  await yieldToMain();
};

/** What the cache has for a query, as a component's hook gets it. */
export const watchCache = <Data, Variables extends OperationVariables>(
  { client }: DataLayer,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => client.watchQuery({ query, variables, fetchPolicy: "cache-only" });

/** Null: it is not all there. */
const readQuery = <Data, Variables extends OperationVariables>(
  dataLayer: DataLayer,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => {
  const { data, dataState } = watchCache(dataLayer, query, variables).getCurrentResult();
  return dataState === "complete" ? data : null;
};

import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";
import type { DataLayer } from "../data/apollo-client.ts";
import { pageQuery } from "../data/page.ts";
import type { PageModule, PageQuery, PageRequest, ReadQuery } from "../data/page.ts";
import { DocumentTypesDocument } from "../data/DocumentTypes.generated.ts";
import type { SiteAddresses } from "./route.ts";
import { yieldToMain } from "./yield-to-main.ts";
import { SiteChromeDocument } from "./layouts/SiteChrome.generated.ts";

/** The query of what the site's addresses are made of. */
export const addressesQuery: PageQuery = pageQuery(DocumentTypesDocument, {});

/** All queries of a page: the shell's and its own. */
export function queriesOf(page: PageModule, request: PageRequest): readonly PageQuery[] {
  return [pageQuery(SiteChromeDocument, {}), addressesQuery, ...page.queries(request)];
}

/** What the site's addresses are made of, which every page has; nothing while it is not there. */
export function knownAddresses(dataLayer: DataLayer): SiteAddresses {
  return readQuery(dataLayer, DocumentTypesDocument, {}) ?? noAddresses;
}

/** Before the data of any page is there. */
export const noAddresses: SiteAddresses = {
  documentTypes: [],
  pagePaths: [],
  site: { switchedOff: [] },
};

/** Whether every query of a page has a result, good or failed. */
export function areAnswered(dataLayer: DataLayer, queries: readonly PageQuery[]): boolean {
  return queries.every(
    ({ document, variables }) =>
      Object.keys(dataLayer.failures.of(document, variables)).length > 0 ||
      readQuery(dataLayer, document, variables) !== null,
  );
}

/** Whether the gateway does not know what a query asks for: then the client is not of its build. */
export function isRefused({ failures }: DataLayer, { document, variables }: PageQuery): boolean {
  return Object.values(failures.of(document, variables)).some(({ code }) => refusals.has(code));
}

const refusals: ReadonlySet<string> = new Set(["GRAPHQL_VALIDATION_FAILED", "QUERY_TOO_COMPLEX"]);

/** Reads query results from the cache, with the names of the root fields that failed. */
export function readerOf(dataLayer: DataLayer): ReadQuery {
  return (document, variables) => ({
    data: readQuery(dataLayer, document, variables),
    failed: Object.keys(dataLayer.failures.of(document, variables)),
  });
}

/** Reads queries into Apollo's result cache before their users do, each in a task of its own. */
export async function readAhead(dataLayer: DataLayer, queries: readonly PageQuery[]): Promise<void> {
  for (const { document, variables } of queries) {
    await yieldToMain();
    readQuery(dataLayer, document, variables);
  }
  await yieldToMain();
}

/** Null if the cache does not hold the complete result. Shares what the hooks read, and watches nothing. */
function readQuery<Data, Variables extends OperationVariables>(
  { client: { cache, documentTransform } }: DataLayer,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): MaybeMasked<Data> | null {
  const { result, complete } = cache.diff<MaybeMasked<Data>>({
    query: documentTransform.transformDocument(query),
    variables,
    optimistic: true,
  });
  return complete ? result : null;
}

/** Calls `changed` when the result of a query changes in the cache. Returns a function that stops it. */
export function watchQuery(
  { client: { cache, documentTransform } }: DataLayer,
  { document, variables }: PageQuery,
  changed: () => void,
): () => void {
  const query = documentTransform.transformDocument(document);
  return cache.watch({ query, variables, optimistic: true, callback: changed });
}

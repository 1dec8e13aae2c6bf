import type { SearchPayload } from "../../docs-api/payloads/document.ts";
import type { SearchRequest } from "../../docs-api/calls/search.ts";
import type { DocType } from "../../generated/schema.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { badArgument } from "../bad-argument.ts";
import { wireDocTypeOf } from "../documents/doc-type.ts";
import { paginationOf, toPagination } from "../documents/mapped.ts";
import { assertPage } from "../documents/page-arguments.ts";
import type { PageArguments } from "../documents/page-arguments.ts";
import type { MappedSearchResults } from "./mapped.ts";
import { otherTerms } from "./other-terms.ts";

const termLengthMax = 100;

interface SearchArguments extends PageArguments {
  readonly term: string;
  readonly type?: DocType | null;
}

/** One page of the documents that match a term, best first. A blank term makes no backend call. */
export async function searchDocuments(
  { term, type, page, limit }: SearchArguments,
  context: GatewayContext,
): Promise<MappedSearchResults> {
  assertPage({ page, limit });
  const asked = term.trim().replace(/\s+/g, " ");
  if (asked.length > termLengthMax) {
    throw badArgument(`term must be at most ${termLengthMax} characters, got ${asked.length}; use fewer words.`);
  }
  if (asked === "") return { items: [], pagination: paginationOf(0, page, limit), correctedTerm: null, synonyms: [] };
  const docType = type === null || type === undefined ? null : wireDocTypeOf(type);
  const { found, pagination, correctedTerm, synonyms } = await searchWithSynonyms(
    { term: asked, docType, purpose: "search", page, limit },
    context,
  );
  return { items: found, pagination: toPagination(pagination), correctedTerm, synonyms: synonyms ?? [] };
}

/** For a backend that does not support synonyms: where it finds nothing, searches for them one after another. */
async function searchWithSynonyms(request: SearchRequest, context: GatewayContext): Promise<SearchPayload> {
  const fetch = (term: string): Promise<SearchPayload> =>
    context.freshness.record(context.docsApi.search({ ...request, term }));
  const asTyped = await fetch(request.term);
  if (asTyped.synonyms !== null || asTyped.pagination.totalDocs > 0) return asTyped;
  for (const term of otherTerms(request.term, context.site.synonyms)) {
    const answer = await fetch(term);
    if (answer.pagination.totalDocs > 0) return { ...answer, synonyms: [term] };
  }
  return asTyped;
}

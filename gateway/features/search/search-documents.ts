import type { SearchPayload } from "../../docs-api/payloads/search.ts";
import type { SearchRequest } from "../../docs-api/calls/search.ts";
import type { SearchNarrowing } from "../../generated/schema.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { badArgument } from "../bad-argument.ts";
import { typeArgument } from "../documents/type-argument.ts";
import { paginationOf, toPagination } from "../documents/mapped.ts";
import { assertPage } from "../documents/page-arguments.ts";
import type { PageArguments } from "../documents/page-arguments.ts";
import { toChoice, toFacets } from "./facets.ts";
import { searchTypes, typesMax } from "./search-types.ts";
import type { MappedSearchResults } from "./mapped.ts";
import { otherTerms } from "./other-terms.ts";
import { termLengthMax } from "./term-length.ts";

interface SearchArguments extends PageArguments {
  readonly term: string;
  readonly type?: string | null;
  readonly types?: readonly string[] | null;
  readonly exact: boolean;
  readonly facets: boolean;
  readonly narrowTo?: SearchNarrowing | null;
}

/** One page of the documents that match a term, best first. A blank term makes no backend call. */
export async function searchDocuments(
  { term, type = null, types, exact, facets: areCounted, narrowTo, page, limit }: SearchArguments,
  context: GatewayContext,
): Promise<MappedSearchResults> {
  assertPage({ page, limit });
  const asked = term.trim().replace(/\s+/g, " ");
  if (asked.length > termLengthMax) {
    throw badArgument(`term must be at most ${termLengthMax} characters, got ${asked.length}; use fewer words.`);
  }
  if (asked === "") return nothing({ page, limit });
  const ids = typesOf(type, types ?? [], context);
  const { found, pagination, correctedTerm, synonyms, matchedWords, facets } = await searchTypes(
    ids,
    { term: asked, isExact: exact, facets: areCounted, choice: toChoice(narrowTo ?? {}), page, limit },
    (request) => searchWithSynonyms({ ...request, purpose: "search" }, context),
  );
  return {
    items: found,
    pagination: toPagination(pagination),
    correctedTerm,
    synonyms: synonyms ?? [],
    matchedWords,
    facets: areCounted && facets !== null ? toFacets(facets, context) : null,
  };
}

function nothing({ page, limit }: PageArguments): MappedSearchResults {
  return {
    items: [],
    pagination: paginationOf(0, page, limit),
    correctedTerm: null,
    synonyms: [],
    matchedWords: null,
    facets: null,
  };
}

/** @throws GraphQLError (`BAD_USER_INPUT`) for an id that no type of the site has, for too many, and for both arguments together. */
function typesOf(type: string | null, asked: readonly string[], { site }: GatewayContext): readonly string[] {
  if (type !== null && asked.length > 0)
    throw badArgument("expected type or types, got both; name all of them in types.");
  if (type !== null) return [typeArgument("type", type, site.types).id];
  const ids = [...new Set(asked)].map((id) => typeArgument("types", id, site.types).id);
  if (ids.length > typesMax) throw badArgument(`types must be at most ${typesMax}, got ${ids.length}; ask for fewer.`);
  return ids;
}

/** For a backend that does not support synonyms: where it finds nothing, searches for them one after another. */
async function searchWithSynonyms(request: SearchRequest, context: GatewayContext): Promise<SearchPayload> {
  const fetch = (term: string): Promise<SearchPayload> =>
    context.freshness.record(context.docsApi.search({ ...request, term }));
  const asTyped = await fetch(request.term);
  if (request.isExact || asTyped.synonyms !== null || asTyped.pagination.totalDocs > 0) return asTyped;
  for (const term of otherTerms(request.term, context.site.synonyms)) {
    const answer = await fetch(term);
    if (answer.pagination.totalDocs > 0) return { ...answer, synonyms: [term] };
  }
  return asTyped;
}

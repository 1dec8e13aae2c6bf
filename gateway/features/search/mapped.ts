import type { FoundDocumentPayload } from "../../docs-api/payloads/search.ts";
import type { Pagination, SearchFacets } from "../../generated/schema.ts";

/** What `SearchResult` resolves from. */
export type MappedSearchResult = FoundDocumentPayload;

/** What `SearchResults` resolves from. */
export interface MappedSearchResults {
  readonly items: readonly MappedSearchResult[];
  readonly pagination: Pagination;
  readonly correctedTerm: string | null;
  readonly synonyms: readonly string[];
  readonly matchedWords: readonly string[] | null;
  readonly facets: SearchFacets | null;
}

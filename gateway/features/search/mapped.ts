import type { FoundDocumentPayload } from "../../docs-api/payloads/document.ts";
import type { Pagination } from "../../generated/schema.ts";

/** What stands behind a `SearchResult`. */
export type MappedSearchResult = FoundDocumentPayload;

/** What stands behind `SearchResults`. */
export interface MappedSearchResults {
  readonly items: readonly MappedSearchResult[];
  readonly pagination: Pagination;
  readonly correctedTerm: string | null;
  readonly synonyms: readonly string[];
}

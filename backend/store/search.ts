import type { DocType } from "./doc-types.ts";
import type { StoredDocument } from "./documents.ts";
import type { Page, PageRequest } from "./paging.ts";

/** What to look for. */
export interface SearchRequest extends PageRequest {
  readonly term: string;
  /** Null for all types. */
  readonly docType: DocType | null;
}

/** One page of what a search found. */
export interface SearchResults extends Page<FoundDocument> {
  /** The term that was searched instead of the one given; null when nothing was corrected. */
  readonly correctedTerm: string | null;
}

/** A document that a search found. */
export interface FoundDocument {
  readonly document: StoredDocument;
  /** The places that match, best first. */
  readonly sections: readonly FoundSection[];
}

/** A place in it that matches, plain text. */
export interface FoundSection {
  readonly heading: string | null;
  readonly occurrence: number;
  readonly snippet: string;
  /** Pairs of start and end in the snippet, in UTF-16 code units. */
  readonly matches: readonly (readonly [number, number])[];
}

/** The search over all published documents. */
export interface SearchStore {
  find(request: SearchRequest): Promise<SearchResults>;
}

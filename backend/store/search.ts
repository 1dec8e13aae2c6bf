import type { DocType } from "./doc-types.ts";
import type { StoredDocument } from "./documents.ts";
import type { Page, PageRequest } from "./paging.ts";

/** What to look for. */
export interface SearchRequest extends PageRequest {
  readonly term: string;
  /** Null for all types. */
  readonly docType: DocType | null;
  readonly purpose: SearchPurpose;
}

/**
 * What a term is: typed into a search box, the words of an address that leads nowhere, or a message, in which any two words
 * may be what it is about.
 */
export type SearchPurpose = "search" | "address" | "message";

/** One page of what a search found. */
export interface SearchResults extends Page<FoundDocument> {
  /** The term that was searched instead of the one given; null when nothing was corrected. */
  readonly correctedTerm: string | null;
  /** What was searched too, because it means the same. */
  readonly synonyms: readonly string[];
}

/** Terms that mean the same to somebody who searches: two or more. */
export type SynonymGroup = readonly string[];

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

/** A search that found nothing. */
export interface ZeroResultSearch {
  /** In lower case, without accents, its words joined by a space. */
  readonly term: string;
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** The searches that found nothing: what the texts lack. */
export interface ZeroResultSearchStore {
  /**
   * Counts a search. A term that is typed letter by letter counts once, as it was last. Kept some seconds later: those
   * of a process that crashes meanwhile are lost.
   */
  note(term: string, atMs: number): void;
  /** The most frequent first, then the latest. */
  list(page: PageRequest): Promise<Page<ZeroResultSearch>>;
}

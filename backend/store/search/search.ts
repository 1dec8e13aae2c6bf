import type { StoredDocument } from "../documents.ts";
import type { Page, PageRequest } from "../paging.ts";
import type { FacetChoice, FacetCounts } from "./facets/facets.ts";

/** A search request. */
export interface SearchRequest extends PageRequest {
  readonly term: string;
  /** Null for all types. */
  readonly docType: string | null;
  /** Types whose documents are not found. */
  readonly without?: readonly string[];
  readonly purpose: SearchPurpose;
  /** Only the words as written count: no corrections, other forms, parts of words or synonyms. */
  readonly isExact?: boolean;
  /** Whether results are counted by facet. */
  readonly facets?: boolean;
  /** Only results that have these values. A type is chosen by `docType`. */
  readonly choice?: FacetChoice;
}

/** The types that a search covers. */
export type SearchScope = Pick<SearchRequest, "docType" | "without">;

/** The kind of a term: typed into a search box, the words of a path that does not exist, or a message, of which any two words may be its topic. */
export type SearchPurpose = "search" | "address" | "message";

/** One page of search results. */
export interface SearchResults extends Page<FoundDocument> {
  /** The corrected term that was searched instead; null if nothing was corrected. */
  readonly correctedTerm: string | null;
  /** The synonyms that were searched too. */
  readonly synonyms: readonly string[];
  /** Null if they were not asked for. */
  readonly facets?: FacetCounts | null;
}

/** Two or more terms that a search treats as equal in meaning. */
export type SynonymGroup = readonly string[];

/** A document that a search found. */
export interface FoundDocument {
  readonly document: StoredDocument;
  /** The matching sections, best first. */
  readonly sections: readonly FoundSection[];
  /** The words and phrases in its subject, description and the headings of these sections that the search found, as written there, each once. */
  readonly matchedWords: readonly string[];
}

/** A matching section, as plain text. */
export interface FoundSection {
  readonly heading: string | null;
  readonly occurrence: number;
  readonly anchor?: string | undefined;
  readonly snippet: string;
  /** Start and end offsets in the snippet, in UTF-16 code units. */
  readonly matches: readonly (readonly [number, number])[];
}

/** The search over all published documents. */
export interface SearchStore {
  find(request: SearchRequest): Promise<SearchResults>;
  /** The documents that come closest to a question which found nothing. */
  closest(term: string, limit: number, without: readonly string[]): Promise<ClosestDocuments>;
}

/** The documents that come closest to a question. */
export interface ClosestDocuments {
  /** Whether the search finds them by now; else they have words that are spelt or begin like those of the question. */
  readonly isFound: boolean;
  readonly documents: readonly StoredDocument[];
  /** The words of the question that say what it is about, joined by a space. */
  readonly topic: string;
}

/** Searches that found nothing and mean the same: they differ in stop words, forms of words and their order alone. */
export interface ZeroResultSearch {
  /** The most frequent wording, in lower case, without accents, its words joined by a space. */
  readonly term: string;
  /** All wordings, the most frequent first. */
  readonly wordings: readonly string[];
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** Zero-result searches, which show what content is missing. */
export interface ZeroResultSearchStore {
  /**
   * Counts a search. A term typed letter by letter counts once, in its last form. Counts are saved after some seconds; a crash loses those still
   * pending.
   */
  note(term: string, atMs: number): void;
  /** The most frequent first, then the latest. */
  list(page: PageRequest): Promise<Page<ZeroResultSearch>>;
}

import type { Page, PageRequest } from "./paging.ts";

/** A search that found nothing. */
export interface MissedSearch {
  /** In lower case, without accents, its words joined by a space. */
  readonly term: string;
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** The searches that found nothing: what the texts lack. */
export interface MissedSearchStore {
  /**
   * Counts a search. A term that is typed letter by letter counts once, as it was last. Kept some seconds later: those
   * of a process that crashes meanwhile are lost.
   */
  note(term: string, atMs: number): void;
  /** The most frequent first, then the latest. */
  list(page: PageRequest): Promise<Page<MissedSearch>>;
}

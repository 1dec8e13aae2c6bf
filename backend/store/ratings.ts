import type { VisitorAction, Receipt } from "./visitor-actions.ts";
import type { Page, PageRequest } from "./paging.ts";

/** The ratings that a document can get. */
export const halfSteps: readonly number[] = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);

/** How a document was rated. */
export interface DocumentRatings {
  readonly slug: string;
  readonly votes: number;
  /** The mean, in stars. */
  readonly average: number;
  /** How many votes each rating got: ten numbers, for 0.5, 1, … 5 stars. */
  readonly counts: readonly number[];
  /** The reasons that readers gave, the most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
}

/** Visitors' votes. */
export interface RatingStore {
  /** Stores a vote in place of the same address's earlier one on that document. */
  vote(vote: VisitorAction & { readonly slug: string; readonly rating: number }): Promise<Receipt>;
  /** Takes a vote back, if there is one, and with it what the voter said about the document. */
  undo(slug: string, voter: string): Promise<void>;
  /** The documents that were rated, the lowest average first, then the one with more votes. */
  list(page: PageRequest): Promise<Page<DocumentRatings>>;
  /** How many votes a document has and what they add up to. */
  total(slug: string): Promise<{ readonly votes: number; readonly sum: number }>;
}

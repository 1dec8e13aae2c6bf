import type { VisitorAction, Receipt } from "./visitor-actions.ts";
import type { Page, PageRequest } from "./paging.ts";

/** The possible ratings of a document. */
export const halfSteps: readonly number[] = Array.from({ length: 10 }, (_, index) => (index + 1) / 2);

/** The ratings of a document. */
export interface DocumentRatings {
  readonly slug: string;
  readonly votes: number;
  /** The mean, in stars. */
  readonly average: number;
  /** The number of votes per rating: ten numbers, for 0.5, 1, … 5 stars. */
  readonly counts: readonly number[];
  /** The reasons given, most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
}

/** Visitors' votes. */
export interface RatingStore {
  /** Stores a vote; replaces an earlier one from the same address on that document. */
  vote(vote: VisitorAction & { readonly slug: string; readonly rating: number }): Promise<Receipt>;
  /** Deletes a vote, if there is one, and the voter's feedback on the document. */
  undo(slug: string, voter: string): Promise<void>;
  /** The rated documents, lowest average first, then most votes first. */
  list(page: PageRequest): Promise<Page<DocumentRatings>>;
  /** The number and the sum of a document's votes. */
  total(slug: string): Promise<{ readonly votes: number; readonly sum: number }>;
}

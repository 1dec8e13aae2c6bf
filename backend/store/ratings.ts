import type { Deed, Receipt } from "./deeds.ts";

/** Visitors' votes. */
export interface RatingStore {
  /** Stores a vote in place of the same address's earlier one on that document. */
  vote(vote: Deed & { readonly slug: string; readonly rating: number }): Promise<Receipt>;
  /** Takes a vote back, if there is one. */
  undo(slug: string, voter: string): Promise<void>;
  /** How many votes a document has and what they add up to. */
  total(slug: string): Promise<{ readonly votes: number; readonly sum: number }>;
}

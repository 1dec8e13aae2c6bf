import type { DocsApiCaller } from "./caller.ts";
import { messageIn, toRejected } from "./outcomes.ts";
import type { Received, Rejected } from "./outcomes.ts";

/** What became of a rating. */
export type RatingOutcome = Received | Rejected;

/** A vote: 0.5 to 5 stars in half steps, and whose it is; the address is null where it cannot be told. */
export interface RatingVote {
  readonly rating: number;
  readonly ip: string | null;
}

/** Rating documents. */
export interface RatingCalls {
  /** Stores a vote; never throws for a backend that refuses or fails. */
  rateDocument(slug: string, vote: RatingVote): Promise<RatingOutcome>;
}

/** Builds the call that rates. */
export const createRatingCalls = (caller: DocsApiCaller): RatingCalls => ({
  rateDocument: async (slug, { rating, ip }) => {
    try {
      const { json } = await caller.send({ name: "rateDocument", path: ["docs", "rate", slug], body: { rating, ip } });
      return { kind: "received", message: messageIn(json, "Thanks for your rating!") };
    } catch (error) {
      return toRejected(error, "Failed to submit rating.");
    }
  },
});

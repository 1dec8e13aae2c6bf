import type { DocsApiCaller } from "./caller.ts";
import { isNotHere, messageIn, notHere, toRejected } from "../payloads/outcomes.ts";
import type { Received, Rejected } from "../payloads/outcomes.ts";

/** What became of a rating. */
export type RatingOutcome = Received | Rejected;

/** A vote: 0.5 to 5 stars in half steps, and whose it is; the address is null where it cannot be told. */
export interface RatingVote {
  readonly rating: number;
  readonly ip: string | null;
}

/** Why a document was rated low, in the backend's words. */
export type FeedbackReason = "out-of-date" | "hard-to-follow" | "something-missing" | "something-wrong" | "other";

/** What a visitor says about a document; a reason, a comment or both. */
export interface Feedback {
  /** The stars that came before it; null where there were none. */
  readonly rating: number | null;
  readonly reason: FeedbackReason | null;
  readonly comment: string | null;
  readonly ip: string | null;
}

/** Rating documents. */
export interface RatingCalls {
  /** Stores a vote; never throws for a backend that refuses or fails. */
  rateDocument(slug: string, vote: RatingVote): Promise<RatingOutcome>;
  /** Takes the vote of an address back; never throws for a backend that refuses, fails, or has no such call. */
  undoRating(slug: string, ip: string | null): Promise<RatingOutcome>;
  /** Brings what a visitor says to the backend; never throws for one that refuses, fails, or has no such call. */
  sendFeedback(slug: string, feedback: Feedback): Promise<RatingOutcome>;
}

/** Builds the calls that rate. */
export const createRatingCalls = (caller: DocsApiCaller): RatingCalls => ({
  rateDocument: async (slug, { rating, ip }) => {
    try {
      const { json } = await caller.send({ name: "rateDocument", path: ["docs", "rate", slug], body: { rating, ip } });
      return { kind: "received", message: messageIn(json, "Thanks for your rating!") };
    } catch (error) {
      return toRejected(error, "Failed to submit rating.");
    }
  },
  undoRating: async (slug, ip) => {
    try {
      const { json } = await caller.send({
        name: "undoRating",
        method: "DELETE",
        path: ["docs", "rate", slug],
        body: { ip },
      });
      return { kind: "received", message: messageIn(json, "Your rating is taken back.") };
    } catch (error) {
      return isNotHere(error)
        ? notHere("Ratings cannot be taken back on this site. You can still change yours.")
        : toRejected(error, "Your rating could not be taken back.");
    }
  },
  sendFeedback: async (slug, { rating, reason, comment, ip }) => {
    try {
      const { json } = await caller.send({
        name: "sendFeedback",
        path: ["docs", "feedback", slug],
        body: { rating, reason, comment, ip },
      });
      return { kind: "received", message: messageIn(json, "Thanks for your feedback!") };
    } catch (error) {
      return isNotHere(error)
        ? notHere("Feedback cannot be sent from this site. Your rating counts.")
        : toRejected(error, "Your feedback could not be sent. Please try again later.");
    }
  },
});

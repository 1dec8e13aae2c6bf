import type { DocsApiCaller } from "./caller.ts";
import { isNotHere, messageIn, notHere, toRejected } from "../payloads/outcomes.ts";
import type { Received, Rejected } from "../payloads/outcomes.ts";

/** The outcome of a rating. */
export type RatingOutcome = Received | Rejected;

/** A vote of 0.5 to 5 stars in half steps, and the voter's address; null where that is unknown. */
export interface RatingVote {
  readonly rating: number;
  readonly ip: string | null;
}

/** Why a document was rated low, in the backend's terms. */
export type FeedbackReason = "out-of-date" | "hard-to-follow" | "something-missing" | "something-wrong" | "other";

/** A visitor's feedback on a document: a reason, a comment or both. */
export interface Feedback {
  /** The stars given before it; null where there were none. */
  readonly rating: number | null;
  readonly reason: FeedbackReason | null;
  readonly comment: string | null;
  readonly ip: string | null;
}

/** Calls that rate documents. */
export interface RatingCalls {
  /** Stores a vote. Does not throw for a backend that refuses or fails. */
  rateDocument(slug: string, vote: RatingVote): Promise<RatingOutcome>;
  /** Takes back the vote of an address. Does not throw for a backend that refuses, fails or lacks the call. */
  undoRating(slug: string, ip: string | null): Promise<RatingOutcome>;
  /** Sends a visitor's feedback. Does not throw for a backend that refuses, fails or lacks the call. */
  sendFeedback(slug: string, feedback: Feedback): Promise<RatingOutcome>;
}

/** Builds the calls that rate documents. */
export function createRatingCalls(caller: DocsApiCaller): RatingCalls {
  return {
    rateDocument: async (slug, { rating, ip }) => {
      try {
        const { json } = await caller.send({
          name: "rateDocument",
          path: ["docs", "rate", slug],
          body: { rating, ip },
        });
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
  };
}

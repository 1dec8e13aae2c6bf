import type { Feedback, FeedbackReason as WireReason } from "../../docs-api/calls/ratings.ts";
import type { FeedbackInput, FeedbackReason } from "../../generated/schema.ts";
import { english, sayIn } from "../../../words/speech.ts";
import type { Speech } from "../../../words/speech.ts";

/** Any of the ten half steps (docs/decisions/0006). */
export function isRating(rating: number): boolean {
  return rating >= 0.5 && rating <= 5 && Number.isInteger(rating * 2);
}

/** Feedback that can be sent, or what is wrong with it, worded for the visitor. */
export type CheckedFeedback =
  | { readonly kind: "good"; readonly feedback: Omit<Feedback, "ip"> }
  | { readonly kind: "bad"; readonly message: string };

/** A comment is a hint: longer messages go through the contact form. */
const longestComment = 1_000;

const wireReasons: Readonly<Record<FeedbackReason, WireReason>> = {
  OUT_OF_DATE: "out-of-date",
  HARD_TO_FOLLOW: "hard-to-follow",
  SOMETHING_MISSING: "something-missing",
  SOMETHING_WRONG: "something-wrong",
  OTHER: "other",
};

/** Checks a visitor's feedback on a document. */
export function checkFeedback(
  { rating = null, reason = null, comment }: FeedbackInput,
  speech: Speech = english,
): CheckedFeedback {
  const words = comment?.trim() || null;
  if (rating !== null && !isRating(rating))
    return { kind: "bad", message: "A rating is 0.5 to 5 stars, in half steps." };
  if (words !== null && words.length > longestComment) {
    return {
      kind: "bad",
      message: sayIn(speech, "Please use at most {most} characters, {surplus} fewer than now.", {
        most: longestComment,
        surplus: words.length - longestComment,
      }),
    };
  }
  if (reason === null && words === null) return { kind: "bad", message: "Please choose a reason or write a comment." };
  return { kind: "good", feedback: { rating, reason: reason === null ? null : wireReasons[reason], comment: words } };
}

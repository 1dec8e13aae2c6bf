import type { FeedbackInput, FeedbackReason } from "../../../generated/schema.ts";
import { say } from "../../../../words/say.ts";

/** The reasons offered, in display order. */
export const reasons = [
  { value: "OUT_OF_DATE", label: "Out of date" },
  { value: "HARD_TO_FOLLOW", label: "Hard to follow" },
  { value: "SOMETHING_MISSING", label: "Something is missing" },
  { value: "SOMETHING_WRONG", label: "Something is wrong" },
  { value: "OTHER", label: "Something else" },
] as const satisfies readonly { readonly value: FeedbackReason; readonly label: string }[];

/** The result of validation: the input to send, or the problem and the field it is in. */
export type CheckedFeedback =
  | { readonly kind: "good"; readonly input: FeedbackInput }
  | { readonly kind: "bad"; readonly part: "reason" | "comment"; readonly message: string };

/** The maximum length of a comment in characters (the gateway checks again). */
const longestComment = 1_000;

/** Validates the form. */
export function checkFeedback(form: FormData, slug: string, rating: number): CheckedFeedback {
  const comment = textOf(form, "comment");
  const reason = reasons.find(({ value }) => value === textOf(form, "reason"))?.value ?? null;
  if (comment.length > longestComment) {
    return {
      kind: "bad",
      part: "comment",
      message: say("Please use at most 1,000 characters: {count} fewer than now.", {
        count: comment.length - longestComment,
      }),
    };
  }
  if (reason === null && comment === "")
    return { kind: "bad", part: "reason", message: say("Please choose a reason or write a comment.") };
  return {
    kind: "good",
    input: { slug, rating, reason, comment: comment || null, website: textOf(form, "website") || null },
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

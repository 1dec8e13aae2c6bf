import { say } from "../../../../words/say.ts";

/** The gateway's limit on a search term, in characters. */
const longestTerm = 300;

/**
 * The message for a term that is too long; null for any other.
 *
 * @example tooLongText("x".repeat(301)) // "Your search has 301 characters. Use at most 300."
 */
export function tooLongText({ length }: string): string | null {
  return length > longestTerm
    ? say("Your search has {count} characters. Use at most {most}.", {
        count: String(length),
        most: String(longestTerm),
      })
    : null;
}

/** The gateway's limit on a search term, in characters. */
const longestTerm = 300;

/**
 * What a visitor is told whose term is too long; null for others.
 *
 * @example tooLongText("x".repeat(301)) // "Your search has 301 characters. Use at most 300."
 */
export function tooLongText({ length }: string): string | null {
  return length > longestTerm ? `Your search has ${length} characters. Use at most ${longestTerm}.` : null;
}

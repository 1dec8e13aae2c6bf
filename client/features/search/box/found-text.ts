import { say, sayCount } from "../../../../words/say.ts";

/**
 * The result of a search as text, also for announcements.
 *
 * @example foundText({ totalItems: 12, term: "tokens", correctedTerm: null }) // "12 results for tokens"
 */
export function foundText({
  totalItems,
  term,
  correctedTerm,
}: {
  readonly totalItems: number;
  readonly term: string;
  readonly correctedTerm: string | null;
}): string {
  return correctedTerm === null
    ? sayCount(totalItems, "{count} result for {term}", "{count} results for {term}", { term })
    : say("Showing results for {term}", { term: correctedTerm });
}

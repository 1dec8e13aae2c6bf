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
    ? `${totalItems} ${totalItems === 1 ? "result" : "results"} for ${term}`
    : `Showing results for ${correctedTerm}`;
}

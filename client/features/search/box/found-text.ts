/**
 * What a search has found, in words that can be read out.
 *
 * @example foundText({ totalItems: 12, term: "dns", correctedTerm: null }) // "12 results for dns"
 */
export const foundText = ({
  totalItems,
  term,
  correctedTerm,
}: {
  readonly totalItems: number;
  readonly term: string;
  readonly correctedTerm: string | null;
}): string =>
  correctedTerm === null
    ? `${totalItems} ${totalItems === 1 ? "result" : "results"} for ${term}`
    : `Showing results for ${correctedTerm}`;

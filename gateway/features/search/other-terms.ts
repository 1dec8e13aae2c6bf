/** More would only keep the visitor waiting: each is a search of its own. */
const otherTermsMax = 2;

/**
 * Terms that mean the same as a term: its longest word or phrase with synonyms, replaced by each of them.
 *
 * @example otherTerms("bill address", [["bill", "invoice"]]) // ["invoice address"]
 */
export function otherTerms(term: string, groups: readonly (readonly string[])[]): readonly string[] {
  const matches = groups.flatMap((group) => group.flatMap((member) => matchOf(member, group, term)));
  const longest = matches.reduce<Match | null>(
    (best, match) => (best !== null && best.length >= match.length ? best : match),
    null,
  );
  if (longest === null) return [];
  const { start, length, others } = longest;
  return others.slice(0, otherTermsMax).map((other) => term.slice(0, start) + other + term.slice(start + length));
}

interface Match {
  readonly start: number;
  readonly length: number;
  readonly others: readonly string[];
}

function matchOf(member: string, group: readonly string[], term: string): readonly Match[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${member.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  const start = term.search(pattern);
  return start === -1 ? [] : [{ start, length: member.length, others: group.filter((other) => other !== member) }];
}

/** More would only keep the visitor waiting: each is a search of its own. */
const otherTermsMax = 2;

/**
 * Terms that mean the same as a term: it, with a synonym in the place of its longest word or words that have one.
 *
 * @example otherTerms("WHOIS privacy", [["whois", "rdap"]]) // ["rdap privacy"]
 */
export const otherTerms = (term: string, groups: readonly (readonly string[])[]): readonly string[] => {
  const places = groups.flatMap((group) => group.flatMap((member) => placeOf(member, group, term)));
  const longest = places.reduce<Place | null>(
    (best, place) => (best !== null && best.length >= place.length ? best : place),
    null,
  );
  if (longest === null) return [];
  const { start, length, others } = longest;
  return others.slice(0, otherTermsMax).map((other) => term.slice(0, start) + other + term.slice(start + length));
};

interface Place {
  readonly start: number;
  readonly length: number;
  readonly others: readonly string[];
}

const placeOf = (member: string, group: readonly string[], term: string): readonly Place[] => {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${member.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  const start = term.search(pattern);
  return start === -1 ? [] : [{ start, length: member.length, others: group.filter((other) => other !== member) }];
};

/** Below this share of common letters in threes, an address means something else. */
const nearest = 0.3;

/**
 * The slugs that are spelt most like one, best first: by the letters that they share in threes (Sørensen and Dice), which a letter too many, too few or in the
 * wrong place changes little.
 *
 * @example nearestSlugs("chosing-a-tlt", ["choosing-a-ttl", "dnssec"], 3) // ["choosing-a-ttl"]
 */
export const nearestSlugs = (asked: string, slugs: Iterable<string>, limit: number): readonly string[] => {
  const wanted = threesOf(asked);
  const scored: { readonly slug: string; readonly score: number }[] = [];
  for (const slug of new Set(slugs)) {
    const own = threesOf(slug);
    let common = 0;
    for (const three of wanted) if (own.has(three)) common += 1;
    const score = (2 * common) / (wanted.size + own.size);
    if (score >= nearest) scored.push({ slug, score });
  }
  return scored
    .sort((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit)
    .map(({ slug }) => slug);
};

const slugLengthMax = 120;

const threesOf = (slug: string): ReadonlySet<string> => {
  const letters = `  ${slug.toLowerCase().slice(0, slugLengthMax)} `;
  return new Set(Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3)));
};

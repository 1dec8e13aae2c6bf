import { distanceOf } from "../../texts/edit-distance.ts";

/** Above this number, only candidates that begin alike are compared, and at most as many: a typo is rarely at the start of a name. */
const comparedMax = 2_000;
const alikeLetters = 3;

/** The candidate with the smallest edit distance, if it is close enough to be what was meant; else null. */
export function closestTo(word: string, candidates: readonly string[]): string | null {
  const most = Math.floor(Math.max(2, word.length / 3));
  const start = word.slice(0, word.lastIndexOf("/") + 1 + alikeLetters);
  const compared =
    candidates.length <= comparedMax
      ? candidates
      : candidates
          .filter((candidate) => candidate.startsWith(start) && Math.abs(candidate.length - word.length) <= most)
          .slice(0, comparedMax);
  const best = rank(word, compared, most)[0];
  return best !== undefined && best.distance <= most ? best.candidate : null;
}

/** The candidate with the smallest edit distance of those compared, however large; null if there are no candidates. */
export function nearestTo(word: string, candidates: readonly string[]): string | null {
  const lower = word.toLowerCase();
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of mostAlike(lower, candidates)) {
    // Only a smaller distance counts, so no more is measured of the others.
    const distance = distanceOf(lower, candidate.toLowerCase(), least - 1);
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** Of many candidates, those with the most first letters in common: one of them is named in any case. */
function mostAlike(lower: string, candidates: readonly string[]): readonly string[] {
  if (candidates.length <= comparedMax) return candidates;
  return candidates
    .map((candidate) => ({ candidate, inCommon: inCommonOf(lower, candidate.toLowerCase()) }))
    .sort((a, b) => b.inCommon - a.inCommon)
    .slice(0, comparedMax)
    .map(({ candidate }) => candidate);
}

/** The number of letters with which both words begin. */
function inCommonOf(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

function rank(word: string, candidates: readonly string[], most: number) {
  return candidates
    .map((candidate) => ({ candidate, distance: distanceOf(word.toLowerCase(), candidate.toLowerCase(), most) }))
    .sort((a, b) => a.distance - b.distance);
}

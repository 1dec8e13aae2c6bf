import { distanceOf } from "../store/spelling.ts";

/** The candidate with the fewest differing letters, where it is close enough to be what was meant; else null. */
export function closestTo(word: string, candidates: readonly string[]): string | null {
  const best = rank(word, candidates)[0];
  return best !== undefined && best.distance <= Math.max(2, word.length / 3) ? best.candidate : null;
}

/** The candidate with the fewest differing letters, however many they are; null where there is none. */
export function nearestTo(word: string, candidates: readonly string[]): string | null {
  return rank(word, candidates)[0]?.candidate ?? null;
}

function rank(word: string, candidates: readonly string[]) {
  return candidates
    .map((candidate) => ({ candidate, distance: distanceOf(word.toLowerCase(), candidate.toLowerCase(), Number.POSITIVE_INFINITY) }))
    .sort((a, b) => a.distance - b.distance);
}

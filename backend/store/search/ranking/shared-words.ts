import { sum } from "./beside-words.ts";
import type { Language } from "../language/language.ts";
import { type StemNumbers, stemNumbersOf } from "./stem-numbers.ts";
import type { WordedCandidate } from "./worded-candidate.ts";

/** A document with what it scored by the words of the question. */
interface Scored {
  readonly score: number;
  readonly candidate: WordedCandidate;
}

/** A stem that the best documents share, by its number, with its weight. */
type Shared = readonly (readonly [stem: number, weight: number])[];

/** How many documents are the best, how many of their stems count, from how many hits more say little, and what a text's length is at least taken for. */
const most = { best: 12, stems: 60 };
const saturation = { hits: 2.5, byLength: 0.75 };
const shortest = 20;
/** How much more the very best of them count than the others: the power of the score by which each counts. */
const sharpness = 4;

/**
 * The share of the words that the best documents have more often than the other ones, which each document has, 0 to 1, in the order given: what is
 * about the same thing has the same words, also those that nobody asked for.
 *
 * @param scored best first
 */
export function sharedWords(scored: readonly Scored[], language: Language): readonly number[] {
  const numbers = scored[0]?.candidate.numbers;
  if (numbers === undefined) return [];
  // Those of documents read before the words were forgotten are other numbers.
  const comparable = scored.filter(({ candidate }) => candidate.numbers === numbers);
  const stems = stemNumbersOf(numbers, language);
  const shared = findShared(comparable, stems);
  const total = sum(shared.map(([, weight]) => weight));
  if (total === 0) return scored.map(() => 0);
  const average = sum(comparable.map(({ candidate }) => candidate.words.length)) / comparable.length;
  const places = new Uint8Array(stems.count);
  for (const [place, [stem]] of shared.entries()) places[stem] = place + 1;
  return scored.map(({ candidate }) => {
    if (candidate.numbers !== numbers) return 0;
    const counts = countOf(candidate, stems, places, shared.length);
    const long = saturation.hits * (1 - saturation.byLength + (saturation.byLength * candidate.words.length) / average);
    return (
      sum(shared.map(([, weight], place) => (weight * (counts[place] ?? 0)) / ((counts[place] ?? 0) + long))) / total
    );
  });
}

/** The stems that distinguish the best documents from all, by the share of their words that they are (Kullback and Leibler's divergence). */
function findShared(scored: readonly Scored[], { byWord, count }: StemNumbers): Shared {
  const best = scored.slice(0, most.best);
  const highest = Math.max(...best.map(({ score }) => score), Number.EPSILON);
  const counts = best.map(({ score }) => (score / highest) ** sharpness);
  const all = sum(counts);
  const [inAll, inBest, documents, seenIn] = [
    new Float64Array(count),
    new Float64Array(count),
    new Uint16Array(count),
    new Uint16Array(count),
  ];
  const found = new Set<number>();
  for (const [place, { candidate }] of scored.entries()) {
    const share = 1 / Math.max(shortest, candidate.words.length);
    const isBest = place < best.length;
    for (const word of candidate.words) {
      const stem = byWord[word] ?? 0;
      if (stem === 0) continue;
      inAll[stem] = (inAll[stem] ?? 0) + share / scored.length;
      if (seenIn[stem] !== place + 1) documents[stem] = (documents[stem] ?? 0) + 1;
      seenIn[stem] = place + 1;
      if (!isBest) continue;
      inBest[stem] = (inBest[stem] ?? 0) + (share * (counts[place] ?? 0)) / all;
      found.add(stem);
    }
  }
  return [...found]
    .filter((stem) => (documents[stem] ?? 0) > 1)
    .map((stem) => [stem, (inBest[stem] ?? 0) * Math.log((inBest[stem] ?? 0) / (inAll[stem] ?? 1))] as const)
    .filter(([, weight]) => weight > 0)
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most.stems);
}

function countOf({ words }: WordedCandidate, { byWord }: StemNumbers, places: Uint8Array, room: number): Uint16Array {
  const counts = new Uint16Array(room);
  for (const word of words) {
    const place = places[byWord[word] ?? 0] ?? 0;
    if (place > 0) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  }
  return counts;
}

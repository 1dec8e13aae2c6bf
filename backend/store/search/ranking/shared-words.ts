import { sum } from "./beside-words.ts";
import type { Language } from "../language/language.ts";
import { stemNumbersOf } from "./stem-numbers.ts";
import type { StemNumbers } from "./stem-numbers.ts";
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
  const places = placesOf(
    shared.map(([stem]) => stem),
    stems,
  );
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
function findShared(scored: readonly Scored[], stems: StemNumbers): Shared {
  const best = scored.slice(0, most.best);
  const highest = Math.max(...best.map(({ score }) => score), Number.EPSILON);
  const weights = best.map(({ score }) => (score / highest) ** sharpness);
  const all = sum(weights);
  const found = stemsIn(best, stems);
  const places = placesOf(found, stems);
  const [inAll, inBest, documents] = [
    new Float64Array(found.length),
    new Float64Array(found.length),
    new Uint16Array(found.length),
  ];
  for (const [rank, { candidate }] of scored.entries()) {
    const share = 1 / Math.max(shortest, candidate.words.length);
    const ofBest = (share * (weights[rank] ?? 0)) / all;
    const counts = countOf(candidate, stems, places, found.length);
    for (let place = 0; place < counts.length; place += 1) {
      const count = counts[place] ?? 0;
      if (count === 0) continue;
      inAll[place] = (inAll[place] ?? 0) + (count * share) / scored.length;
      inBest[place] = (inBest[place] ?? 0) + count * ofBest;
      documents[place] = (documents[place] ?? 0) + 1;
    }
  }
  return found
    .map((stem, place) => ({ stem, place }))
    .filter(({ place }) => (documents[place] ?? 0) > 1)
    .map(({ stem, place }) => {
      const often = inBest[place] ?? 0;
      return [stem, often * Math.log(often / (inAll[place] ?? 1))] as const;
    })
    .filter(([, weight]) => weight > 0)
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, most.stems);
}

/** The stems of documents, each once, in the order of their words. */
function stemsIn(documents: readonly Scored[], { byWord }: StemNumbers): readonly number[] {
  const found = new Set<number>();
  for (const { candidate } of documents) for (const word of candidate.words) found.add(byWord[word] ?? 0);
  found.delete(0);
  return [...found];
}

/** By its number, one more than the place of a stem in a list; 0 for the others. */
function placesOf(listed: readonly number[], { count }: StemNumbers): Uint32Array {
  const places = new Uint32Array(count);
  for (const [place, stem] of listed.entries()) places[stem] = place + 1;
  return places;
}

/** How often a document has listed stems, by their places in the list. */
function countOf(
  { words }: WordedCandidate,
  { byWord }: StemNumbers,
  places: Uint32Array,
  listed: number,
): Uint32Array {
  const counts = new Uint32Array(listed);
  for (let index = 0; index < words.length; index += 1) {
    const place = places[byWord[words[index] ?? 0] ?? 0] ?? 0;
    if (place > 0) counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  }
  return counts;
}

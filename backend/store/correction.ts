import { distanceOf } from "../../content-folder/edit-distance.ts";
import { maxDistanceFor } from "./spelling.ts";

/** The words of all texts, for those who mistype one. */
export interface Vocabulary {
  /** Whether a word stands in a text; with `asPrefix`, whether one begins so. */
  knows(word: string, asPrefix: boolean): Promise<boolean>;
  /** The closest known word, the more frequent of two equally close; null when none is close enough. */
  correct(word: string, options?: CorrectOptions): Promise<string | null>;
  /** Those of the words that tell what a text is about: others stand in many texts, or are short and not rare. */
  tellingOf(words: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface CorrectOptions {
  /** The word may be the beginning of a longer one. */
  readonly isUnfinished?: boolean;
  /** Words that are right though no text has them. */
  readonly further?: readonly string[];
}

/** Where the words come from that a correction chooses among. */
export interface WordSource {
  /** Words that have many threes of letters in common with this one, or with one that has two of its letters swapped. */
  similarTo(word: string, lengths: { readonly shortest: number; readonly longest: number }): Promise<readonly string[]>;
  /** How many documents have each; a word that none has any more is left out. */
  countDocuments(words: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

const shortestCorrected = 3;
const longestCorrected = 40;
/** The beginning of a word says little: only a longer one is taken for a misspelt beginning. */
const shortestUnfinished = 5;
const shortestTelling = 3;
/** Of a few texts, many may be about the same. */
const fewDocuments = 10;

/** How many words a correction looks at. */
export const maxCandidates = 400;

/** What `Vocabulary.correct` gives. */
export async function correctWord(
  source: WordSource,
  word: string,
  { isUnfinished = false, further = [] }: CorrectOptions = {},
): Promise<string | null> {
  const max = maxDistanceFor(word);
  if (max === 0 || !isCorrectable(word)) return null;
  const shortest = word.length - max;
  const similar = await source.similarTo(word, { shortest, longest: word.length + max });
  const whole = await closest(source, similar, further, max, (term) => distanceOf(word, term, max));
  if (whole !== null || !isUnfinished || word.length < shortestUnfinished) return whole;
  const longer = await source.similarTo(word, { shortest, longest: longestCorrected });
  return closest(source, longer, [], 1, (term) => distanceOfBeginning(word, term));
}

/** Numbers and names with digits in them mean what they say: `ipv4` is no misspelt `ipv6`. */
export function isCorrectable(word: string): boolean {
  return word.length >= shortestCorrected && word.length <= longestCorrected && !/[\p{N}\p{Co}]/u.test(word);
}

/** Whether a word that so many of all documents have tells what they are about. */
export function isTelling(word: string, documents: number, total: number): boolean {
  return (
    word.length >= shortestTelling && documents <= Math.max(total / 3, word.length > shortestTelling ? fewDocuments : 0)
  );
}

async function closest(
  source: WordSource,
  similar: readonly string[],
  further: readonly string[],
  max: number,
  distanceTo: (term: string) => number,
): Promise<string | null> {
  const near = [...new Set([...similar, ...further])]
    .map((term) => ({ term, distance: distanceTo(term) }))
    .filter(({ distance }) => distance > 0 && distance <= max);
  const counts =
    near.length === 0 ? new Map<string, number>() : await source.countDocuments(near.map(({ term }) => term));
  const ranked = near
    .flatMap(({ term, distance }) => {
      const documents = counts.get(term) ?? (further.includes(term) ? 0 : null);
      return documents === null ? [] : [{ term, distance, documents }];
    })
    .sort((a, b) => a.distance - b.distance || b.documents - a.documents || (a.term < b.term ? -1 : 1));
  return ranked[0]?.term ?? null;
}

/** How far a word is from the beginning of a longer one, where that is at most one change. */
function distanceOfBeginning(word: string, term: string): number {
  const lengths = [word.length - 1, word.length, word.length + 1];
  return Math.min(...lengths.map((length) => distanceOf(word, term.slice(0, length), 1)));
}

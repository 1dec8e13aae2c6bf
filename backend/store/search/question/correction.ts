import { distanceOf } from "../../../../texts/edit-distance.ts";
import type { Language } from "../language/language.ts";
import { maxDistanceFor } from "./spelling.ts";

/** The words of all texts, used to correct misspelt search terms. */
export interface Vocabulary {
  /** Whether a text contains the word; with `asPrefix`, a word that begins with it. */
  knows(word: string, asPrefix: boolean): Promise<boolean>;
  /** The closest known word, the more frequent one if two are equally close; null if none is close enough. */
  correct(word: string, options?: CorrectOptions): Promise<string | null>;
  /** The known words with these keys of `word-forms.ts`, by key; the shortest first. */
  formsOf(keys: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The known words with a key that begins with one of these, the shortest first, at most `maxForms`. */
  formsFrom(beginnings: readonly string[]): Promise<readonly string[]>;
  /** Those languages that texts are in. */
  languagesAmong(languages: readonly Language[]): Promise<readonly Language[]>;
  /** The number of documents that contain each word; words that no document contains are left out. */
  countDocuments(words: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The number of documents. */
  countAll(): Promise<number>;
  /** Those of the words that indicate a topic: the others occur in many texts, or are short and not rare. */
  distinctiveOf(words: readonly string[]): Promise<ReadonlySet<string>>;
}

/** What is known of the word. */
export interface CorrectOptions {
  /** The word may be the prefix of a longer one. */
  readonly isUnfinished?: boolean;
  /** Words that are correct although no text contains them. */
  readonly further?: readonly string[];
}

/** The source of candidates for a correction. */
export interface WordSource {
  /** Words that share many trigrams with this one, or with this one after swapping two neighbouring letters. */
  similarTo(word: string, lengths: { readonly shortest: number; readonly longest: number }): Promise<readonly string[]>;
  /** The number of documents that contain each word; words that no document contains any more are left out. */
  countDocuments(words: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

const shortestCorrected = 3;
const longestCorrected = 40;
/** A short prefix is ambiguous: only prefixes of at least this length are corrected. */
const shortestUnfinished = 5;
const shortestDistinctive = 3;
/** In a small store, many texts may share a topic. */
const fewDocuments = 10;

/** Implements `Vocabulary.correct` for a word source. */
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

/** Words with digits are never corrected: `ipv4` is not a misspelt `ipv6`. */
export function isCorrectable(word: string): boolean {
  return word.length >= shortestCorrected && word.length <= longestCorrected && !/[\p{N}\p{Co}]/u.test(word);
}

/** Whether a word that `documents` of `total` documents contain indicates their topic. */
export function isDistinctive(word: string, documents: number, total: number): boolean {
  return (
    word.length >= shortestDistinctive &&
    documents <= Math.max(total / 3, word.length > shortestDistinctive ? fewDocuments : 0)
  );
}

async function closest(
  source: WordSource,
  similar: readonly string[],
  further: readonly string[],
  max: number,
  distanceTo: (term: string) => number,
): Promise<string | null> {
  const near = Map.groupBy(new Set([...similar, ...further]), distanceTo);
  for (let distance = 1; distance <= max; distance += 1) {
    const known = await mostFrequent(source, near.get(distance) ?? [], further);
    if (known !== null) return known;
  }
  return null;
}

/** Of words that texts contain, or that are correct without, the one in most documents; null if there is none. */
async function mostFrequent(
  source: WordSource,
  terms: readonly string[],
  further: readonly string[],
): Promise<string | null> {
  if (terms.length === 0) return null;
  const counts = await source.countDocuments(terms);
  const ranked = terms
    .flatMap((term) => {
      const documents = counts.get(term) ?? (further.includes(term) ? 0 : null);
      return documents === null ? [] : [{ term, documents }];
    })
    .sort((a, b) => b.documents - a.documents || (a.term < b.term ? -1 : 1));
  return ranked[0]?.term ?? null;
}

/** The edit distance between a word and the beginning of a longer one, exact up to one change. */
function distanceOfBeginning(word: string, term: string): number {
  const lengths = [word.length - 1, word.length, word.length + 1];
  return Math.min(...lengths.map((length) => distanceOf(word, term.slice(0, length), 1)));
}

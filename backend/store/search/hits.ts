import type { Term } from "./question/query.ts";
import { type Word, wordsOf } from "./language/words.ts";

/** An occurrence of a term in a text. */
export interface Hit {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/** Finds all occurrences of terms in a text, in order; of two that overlap, the longer. */
export type HitFinder = (text: string) => readonly Hit[];

/** The terms whose first word a folded word meets. */
type Starting = (word: string) => readonly Term[];

/** Prepares terms: each word is looked up once, however many texts have it. */
export function createHitFinder(terms: readonly Term[]): HitFinder {
  const starting = createLookup(terms);
  return (text) => findHits(text, starting);
}

/** The total weight of the terms among the hits, each counted once. */
export function weightOf(hits: readonly Hit[]): number {
  return [...new Set(hits.map(({ term }) => term))].reduce((sum, { weight }) => sum + weight, 0);
}

function createLookup(terms: readonly Term[]): Starting {
  const byFirst = Map.groupBy(terms, ({ words }) => words[0] ?? "");
  const beginnings = terms.flatMap(({ words, isPrefix }) => (isPrefix && words.length === 1 ? words : []));
  const known = new Map<string, readonly Term[]>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const isBegun = beginnings.some((beginning) => word.startsWith(beginning));
    const starting = isBegun ? terms.filter((term) => meets(word, term, 0)) : (byFirst.get(word) ?? []);
    known.set(word, starting);
    return starting;
  };
}

function findHits(text: string, starting: Starting): readonly Hit[] {
  const words = wordsOf(text);
  const hits: Hit[] = [];
  for (let index = 0; index < words.length;) {
    const term = longestAt(words, index, starting);
    const length = term?.words.length ?? 1;
    const [first, last] = [words[index], words[index + length - 1]];
    if (term !== null && first !== undefined && last !== undefined)
      hits.push({ term, start: first.start, end: last.end });
    index += length;
  }
  return hits;
}

function longestAt(words: readonly Word[], index: number, starting: Starting): Term | null {
  let longest: Term | null = null;
  for (const term of starting(words[index]?.folded ?? ""))
    if (term.words.length > (longest?.words.length ?? 0) && matchesAt(words, index, term)) longest = term;
  return longest;
}

function matchesAt(words: readonly Word[], index: number, term: Term): boolean {
  return term.words.every((_, offset) => meets(words[index + offset]?.folded, term, offset));
}

/** Whether a folded word is the one at a place of a term, or begins with it where the term may end within a word. */
function meets(folded: string | undefined, { words, isPrefix }: Term, offset: number): boolean {
  const wanted = words[offset] ?? "";
  return folded === wanted || (isPrefix && offset === words.length - 1 && folded?.startsWith(wanted) === true);
}

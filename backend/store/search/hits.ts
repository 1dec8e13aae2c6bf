import { defaultTextLimits } from "../../../texts/text-limits.ts";
import { fold } from "./language/fold.ts";
import { eachWord } from "./language/words.ts";
import type { Term } from "./question/query.ts";
import { createWordTable, isBegunAt } from "./ranking/word-table.ts";

/** An occurrence of a term in a text. */
export interface Hit {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

/**
 * In how much of a text terms are looked for, and for how many words that begin one: in all that a page shows of a text, and in more places than a
 * reader looks at. A text of megabytes, or of one word again and again, would keep every search for its words busy for seconds.
 */
export const mostLookedAt = { characters: defaultTextLimits.contentBytes, begun: 5_000 } as const;

/** Finds the occurrences of terms in a text, in order, within `mostLookedAt`; of two that overlap, the longer. */
export type HitFinder = (text: string) => readonly Hit[];

/** The terms whose first word the word at a place of a text meets. */
type Starting = (text: string, start: number, end: number, isAscii: boolean) => readonly Term[];

const none: readonly Term[] = [];

/** Prepares terms: each word is looked up once, however many texts have it. */
export function createHitFinder(terms: readonly Term[]): HitFinder {
  const starting = createLookup(terms);
  return (text) => findHits(text, starting);
}

/** The total weight of the terms among the hits, each counted once. */
export function weightOf(hits: readonly Hit[]): number {
  return [...new Set(hits.map(({ term }) => term))].reduce((sum, { weight }) => sum + weight, 0);
}

/** Most words of a text begin no term: of those no string is made. */
function createLookup(terms: readonly Term[]): Starting {
  const byFirst = Map.groupBy(terms, ({ words }) => words[0] ?? "");
  const firsts = [...byFirst];
  const table = createWordTable();
  for (const [number, [first]] of firsts.entries()) table.add(first, number);
  const beginnings = terms.flatMap(({ words, isPrefix }) => (isPrefix && words.length === 1 ? words : []));
  const known = new Map<string, readonly Term[]>();
  const lookUp = (word: string): readonly Term[] => {
    const isBegun = beginnings.some((beginning) => word.startsWith(beginning));
    const starting = isBegun ? terms.filter((term) => meets(word, term, 0)) : (byFirst.get(word) ?? none);
    known.set(word, starting);
    return starting;
  };
  return (text, start, end, isAscii) => {
    if (isAscii && !beginnings.some((beginning) => isBegunAt(beginning, text, start, end)))
      return firsts[table.find(text, start, end)]?.[1] ?? none;
    const word = fold(text.slice(start, end));
    return known.get(word) ?? lookUp(word);
  };
}

/** Where the words of one text begin and end, in turn: the same room for every text, because most texts have many words and few hits. */
const places: number[] = [];

/** A word of a text, by its place among the words, and the terms that it begins. */
interface Begun {
  readonly word: number;
  readonly terms: readonly Term[];
}

function findHits(text: string, starting: Starting): readonly Hit[] {
  const hits: Hit[] = [];
  const { begun, count } = readWords(text, starting);
  let next = 0;
  for (const { word, terms } of begun) {
    if (word < next) continue;
    const term = longestAt(text, word, count, terms);
    if (term === null) continue;
    next = word + term.words.length;
    hits.push({ term, start: startOf(word), end: endOf(next - 1) });
  }
  return hits;
}

function readWords(text: string, starting: Starting): { readonly begun: readonly Begun[]; readonly count: number } {
  const begun: Begun[] = [];
  let count = 0;
  eachWord(text.slice(0, mostLookedAt.characters), (start, end, isAscii) => {
    if (begun.length === mostLookedAt.begun) return;
    places[count * 2] = start;
    places[count * 2 + 1] = end;
    const terms = starting(text, start, end, isAscii);
    if (terms.length > 0) begun.push({ word: count, terms });
    count += 1;
  });
  return { begun, count };
}

function startOf(word: number): number {
  return places[word * 2] ?? 0;
}

function endOf(word: number): number {
  return places[word * 2 + 1] ?? 0;
}

function longestAt(text: string, word: number, count: number, terms: readonly Term[]): Term | null {
  let longest: Term | null = null;
  for (const term of terms) {
    const { length } = term.words;
    if (length > (longest?.words.length ?? 0) && word + length <= count && goesOnAt(text, word, term)) longest = term;
  }
  return longest;
}

/** Whether the words of a term behind its first follow it in a text. */
function goesOnAt(text: string, word: number, term: Term): boolean {
  return term.words.every(
    (_, offset) => offset === 0 || meets(fold(text.slice(startOf(word + offset), endOf(word + offset))), term, offset),
  );
}

/** Whether a folded word is the one at a place of a term, or begins with it where the term may end within a word. */
function meets(folded: string, { words, isPrefix }: Term, offset: number): boolean {
  const wanted = words[offset] ?? "";
  return folded === wanted || (isPrefix && offset === words.length - 1 && folded.startsWith(wanted));
}

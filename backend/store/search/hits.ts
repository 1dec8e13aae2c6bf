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

/** Finds all occurrences of terms in a text, in order; of two that overlap, the longer. */
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

/** The words of a text by their places, and the terms that each may begin. */
interface Places {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly starting: readonly (readonly Term[])[];
}

function findHits(text: string, starting: Starting): readonly Hit[] {
  const places = placesIn(text, starting);
  const hits: Hit[] = [];
  for (let index = 0; index < places.starts.length;) {
    const term = longestAt(text, places, index);
    const length = term?.words.length ?? 1;
    const [start, end] = [places.starts[index], places.ends[index + length - 1]];
    if (term !== null && start !== undefined && end !== undefined) hits.push({ term, start, end });
    index += length;
  }
  return hits;
}

function placesIn(text: string, startingAt: Starting): Places {
  const places = { starts: new Array<number>(), ends: new Array<number>(), starting: new Array<readonly Term[]>() };
  eachWord(text, (start, end, isAscii) => {
    places.starts.push(start);
    places.ends.push(end);
    places.starting.push(startingAt(text, start, end, isAscii));
  });
  return places;
}

function longestAt(text: string, places: Places, index: number): Term | null {
  let longest: Term | null = null;
  for (const term of places.starting[index] ?? none)
    if (term.words.length > (longest?.words.length ?? 0) && goesOnAt(text, places, index, term)) longest = term;
  return longest;
}

/** Whether the words of a term behind its first follow it in a text. */
function goesOnAt(text: string, { starts, ends }: Places, index: number, term: Term): boolean {
  return term.words.every((_, offset) => {
    if (offset === 0) return true;
    const [start, end] = [starts[index + offset], ends[index + offset]];
    return start !== undefined && end !== undefined && meets(fold(text.slice(start, end)), term, offset);
  });
}

/** Whether a folded word is the one at a place of a term, or begins with it where the term may end within a word. */
function meets(folded: string | undefined, { words, isPrefix }: Term, offset: number): boolean {
  const wanted = words[offset] ?? "";
  return folded === wanted || (isPrefix && offset === words.length - 1 && folded?.startsWith(wanted) === true);
}

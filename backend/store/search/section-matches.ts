import type { DocumentSection } from "../documents.ts";
import type { FoundSection } from "./search.ts";
import type { Term } from "./query.ts";
import { type Word, wordsOf } from "./words.ts";

const maxSections = 3;
const snippetLength = 180;
const leadLength = 50;

/** An occurrence of a term in a text. */
interface Hit {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

interface RankedSection {
  readonly section: DocumentSection;
  readonly hits: readonly Hit[];
  readonly score: number;
}

/** Finds the sections of a document that contain a query's terms, best first: those with most of the terms. */
export type SectionFinder = (sections: readonly DocumentSection[]) => FoundSection[];

/** The terms whose first word a folded word meets. */
type Starting = (word: string) => readonly Term[];

/** Prepares terms: each word is looked up once, however many sections have it. */
export function createSectionFinder(terms: readonly Term[]): SectionFinder {
  const starting = createLookup(terms);
  return (sections) =>
    sections
      .map((section) => rank(section, starting))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, maxSections)
      .map(({ section: { heading, occurrence, text }, hits }) => ({ heading, occurrence, ...snippetOf(text, hits) }));
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

function rank(section: DocumentSection, starting: Starting): RankedSection {
  const hits = findHits(section.text, starting);
  const headingHits = findHits(section.heading ?? "", starting);
  return { section, hits, score: weightOf([...hits, ...headingHits]) + weightOf(headingHits) };
}

/** All occurrences of all terms, in order; of two that overlap, the longer. */
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

/** The total weight of the terms among the hits, each counted once. */
function weightOf(hits: readonly Hit[]): number {
  return [...new Set(hits.map(({ term }) => term))].reduce((sum, { weight }) => sum + weight, 0);
}

/** The excerpt around the position where hits are densest. */
function snippetOf(text: string, hits: readonly Hit[]): Pick<FoundSection, "snippet" | "matches"> {
  const from = startOf(text, densest(hits)?.start ?? 0);
  const to = endOf(text, from);
  const before = from > 0 ? "… " : "";
  const after = to < text.length ? " …" : "";
  const shift = before.length - from;
  return {
    snippet: before + text.slice(from, to).trimEnd() + after,
    matches: hits
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => [start + shift, end + shift] as const),
  };
}

function densest(hits: readonly Hit[]): Hit | null {
  let best: { readonly hit: Hit; readonly weight: number } | null = null;
  for (const [index, hit] of hits.entries()) {
    let beyond = index;
    while ((hits[beyond]?.end ?? Number.POSITIVE_INFINITY) <= hit.start + snippetLength - leadLength) beyond += 1;
    const weight = weightOf(hits.slice(index, beyond));
    if (best === null || weight > best.weight) best = { hit, weight };
  }
  return best?.hit ?? null;
}

/** The start of a word shortly before the hit. */
function startOf(text: string, hit: number): number {
  if (hit <= leadLength) return 0;
  const space = text.indexOf(" ", hit - leadLength);
  return space === -1 || space >= hit ? hit : space + 1;
}

/** The end of a word about a snippet's length further; a text without spaces is cut between two characters. */
function endOf(text: string, from: number): number {
  const limit = from + snippetLength;
  if (limit >= text.length) return text.length;
  const space = text.lastIndexOf(" ", limit);
  if (space > from + snippetLength / 2) return space;
  const isHighSurrogate = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1));
  return isHighSurrogate ? limit - 1 : limit;
}

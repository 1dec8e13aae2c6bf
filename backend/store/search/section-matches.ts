import type { DocumentSection } from "../documents.ts";
import type { FoundSection } from "./search.ts";
import type { Term } from "./query.ts";
import { type Word, fold, wordsOf } from "./words.ts";

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

/** The sections of a document that contain a query's terms, best first: those with most of the terms. */
export function findSections(sections: readonly DocumentSection[], terms: readonly Term[]): FoundSection[] {
  return sections
    .map((section) => rank(section, terms))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSections)
    .map(({ section: { heading, occurrence, text }, hits }) => ({ heading, occurrence, ...snippetOf(text, hits) }));
}

function rank(section: DocumentSection, terms: readonly Term[]): RankedSection {
  const hits = findHits(section.text, terms);
  const headingHits = findHits(section.heading ?? "", terms);
  return { section, hits, score: weightOf([...hits, ...headingHits]) + weightOf(headingHits) };
}

/** All occurrences of all terms, in order; of two that overlap, the longer. */
function findHits(text: string, terms: readonly Term[]): readonly Hit[] {
  // Most sections contain none of the terms; this check is much faster than splitting the text into words.
  const folded = fold(text);
  if (!terms.some(({ words: [first = ""] }) => folded.includes(first))) return [];
  const words = wordsOf(text);
  const hits: Hit[] = [];
  for (let index = 0; index < words.length;) {
    const here = terms.filter((term) => matchesAt(words, index, term));
    const term = here.reduce<Term | null>(
      (best, next) => (best !== null && best.words.length >= next.words.length ? best : next),
      null,
    );
    const length = term?.words.length ?? 1;
    const [first, last] = [words[index], words[index + length - 1]];
    if (term !== null && first !== undefined && last !== undefined)
      hits.push({ term, start: first.start, end: last.end });
    index += length;
  }
  return hits;
}

function matchesAt(words: readonly Word[], index: number, { words: wanted, isPrefix }: Term): boolean {
  return wanted.every((word, offset) => {
    const folded = words[index + offset]?.folded;
    return folded === word || (isPrefix && offset === wanted.length - 1 && folded?.startsWith(word) === true);
  });
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

import type { DocumentSection } from "../documents.ts";
import type { FoundSection } from "../search.ts";
import { type Query, type Word, wordsOf } from "./words.ts";

const maxSections = 3;
const snippetLength = 180;
const leadLength = 50;

interface RankedSection {
  readonly section: DocumentSection;
  readonly hits: readonly Word[];
  readonly score: number;
}

/** The sections of a document in which a query's words stand, best first: those with most of the words. */
export function findSections(sections: readonly DocumentSection[], query: Query): FoundSection[] {
  return sections
    .map((section) => rank(section, query))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSections)
    .map(({ section: { heading, occurrence, text }, hits }) => ({ heading, occurrence, ...snippetOf(text, hits) }));
}

function rank(section: DocumentSection, query: Query): RankedSection {
  const hits = wordsOf(section.text).filter((word) => isHit(word, query));
  const headingHits = wordsOf(section.heading ?? "").filter((word) => isHit(word, query));
  return { section, hits, score: countDistinct([...hits, ...headingHits], query) + countDistinct(headingHits, query) };
}

function isHit({ folded }: Word, { words, prefix }: Query): boolean {
  return words.includes(folded) || (prefix !== "" && folded.startsWith(prefix));
}

function countDistinct(hits: readonly Word[], { words }: Query): number {
  return words.filter((word, index) =>
    hits.some(({ folded }) => folded === word || (index === words.length - 1 && folded.startsWith(word))),
  ).length;
}

/** The piece of the text around the place where the hits stand closest. */
function snippetOf(text: string, hits: readonly Word[]): Pick<FoundSection, "snippet" | "matches"> {
  const from = startOf(text, densest(hits)?.start ?? 0);
  const to = endOf(text, from);
  const before = from > 0 ? "… " : "";
  const after = to < text.length ? " …" : "";
  const shift = before.length - from;
  return {
    snippet: before + text.slice(from, to).trimEnd() + after,
    matches: hits.filter(({ start, end }) => start >= from && end <= to).map(({ start, end }) => [start + shift, end + shift] as const),
  };
}

function densest(hits: readonly Word[]): Word | null {
  let best: { readonly word: Word; readonly count: number } | null = null;
  for (const [index, word] of hits.entries()) {
    let beyond = index;
    while ((hits[beyond]?.end ?? Number.POSITIVE_INFINITY) <= word.start + snippetLength - leadLength) beyond += 1;
    const count = new Set(hits.slice(index, beyond).map(({ folded }) => folded)).size;
    if (best === null || count > best.count) best = { word, count };
  }
  return best?.word ?? null;
}

/** Where a word begins, some way before the hit. */
function startOf(text: string, hit: number): number {
  if (hit <= leadLength) return 0;
  const space = text.indexOf(" ", hit - leadLength);
  return space === -1 || space >= hit ? hit : space + 1;
}

/** Where a word ends, about a snippet's length on; a text without spaces is cut between two characters. */
function endOf(text: string, from: number): number {
  const limit = from + snippetLength;
  if (limit >= text.length) return text.length;
  const space = text.lastIndexOf(" ", limit);
  if (space > from + snippetLength / 2) return space;
  const isHighSurrogate = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1));
  return isHighSurrogate ? limit - 1 : limit;
}

import type { AnchoredSection } from "./section-anchors.ts";
import type { SearchExcerpt } from "../../generated/schema.ts";
import { assertLength } from "../length-argument.ts";
import type { MappedSearchResult } from "./mapped.ts";

/** The text around the match before the first heading, else the description; null where there is neither. */
export function excerptOf({ sections, document }: MappedSearchResult, length: number): SearchExcerpt | null {
  assertLength(length);
  const top = sections.find(({ heading }) => heading === null);
  if (top) return cutSnippet(top, length);
  const description = document.metaDescription;
  return description === null ? null : cutSnippet({ snippet: description, matches: [] }, length);
}

/** The first sections, best first, their snippets no longer than `length`. */
export function shortSections(
  sections: readonly AnchoredSection[],
  { limit, headed, length }: { readonly limit: number; readonly headed: boolean; readonly length: number },
): AnchoredSection[] {
  assertLength(length);
  const wanted = headed ? sections.filter(({ heading }) => heading !== null) : sections;
  return wanted.slice(0, Math.max(0, limit)).map((section) => ({ ...section, ...cutSnippet(section, length) }));
}

interface Snippet {
  readonly snippet: string;
  readonly matches: readonly (readonly [number, number])[];
}

/** Cuts a snippet after a word, without the matches beyond; before its first match where that would be beyond. */
function cutSnippet(
  { snippet, matches }: Snippet,
  length: number,
): { readonly snippet: string; readonly matches: [number, number][] } {
  const isInView = matches.length === 0 || matches.some(([, end]) => end <= length);
  const from = isInView ? 0 : beforeMatch(snippet, Math.min(...matches.map(([start]) => start)), length);
  const before = from === 0 ? "" : "… ";
  const rest = snippet.slice(from);
  const kept = rest.length + before.length <= length ? rest : beginningOf(rest, length - before.length);
  return {
    snippet: before + kept + (kept === rest ? "" : " …"),
    matches: matches.flatMap(([start, end]) =>
      start >= from && end <= from + kept.length ? [[start - from + before.length, end - from + before.length]] : [],
    ),
  };
}

/** The start of a word shortly before a match. */
function beforeMatch(text: string, match: number, length: number): number {
  const space = text.indexOf(" ", match - length / 3);
  return space === -1 || space >= match ? match : space + 1;
}

/** A text without spaces is cut between two characters, never within one. */
function beginningOf(text: string, length: number): string {
  const space = text.lastIndexOf(" ", length);
  return space > length / 2
    ? text.slice(0, space).replace(/[\s,;:·–-]+$/u, "")
    : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

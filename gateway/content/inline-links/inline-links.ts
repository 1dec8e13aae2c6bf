import { escapeAttribute } from "../../../html/escape.ts";
import type { InlineRange, WrittenText } from "./inline-ranges.ts";
import type { TermIndex } from "./term-index.ts";
import { tokensOf } from "./words.ts";

/** More glossary links than this would make a text no easier to read, and many times larger. */
const mostTerms = 500;

/**
 * Adds inline links: headings to themselves, pictures to their files, and the first use of a term in each section to its
 * entry. Links to entries are marked, the author's too. The HTML is only added to, at the recorded ranges. `exceptHref`: the
 * text's own entry, which is not linked.
 */
export function addInlineLinks({ html, ranges }: WrittenText, terms: TermIndex, exceptHref: string | null): string {
  const parts: string[] = [];
  const used = new Set<string>();
  let written = 0;
  let left = mostTerms;
  const link = (from: number, to: number, href: string, mark = ""): void => {
    parts.push(html.slice(written, from), `<a href="${escapeAttribute(href)}"${mark}>`, html.slice(from, to), "</a>");
    written = to;
  };
  const markEntry = ({ from, href }: Entry): void => {
    used.add(href);
    if (!terms.hasEntry(href)) return;
    parts.push(html.slice(written, from), `<a${termMark}`);
    written = from + "<a".length;
  };
  const linkTerms = (words: Words): void => {
    for (const { from, to, href } of termsIn(html.slice(words.from, words.to), terms)) {
      if (left === 0) return;
      if (href === exceptHref || used.has(href)) continue;
      used.add(href);
      left -= 1;
      link(words.from + from, words.from + to, href, termMark);
    }
  };
  for (const range of ranges) {
    if (range.kind === "section") used.clear();
    else if (range.kind === "entry") markEntry(range);
    else if (range.kind === "heading") link(range.from, range.to, range.href);
    else if (range.kind === "picture") link(range.from, range.to, range.href, zoomMark(range.name));
    else linkTerms(range);
  }
  return [...parts, html.slice(written)].join("");
}

function zoomMark(name: string | null): string {
  return ` data-zoom=""${name === null ? "" : ` aria-label="${escapeAttribute(name)}"`}`;
}

/** What the style and the prefetching know a link to an entry by: the glossary's address is the site's choice. */
const termMark = ' data-term=""';

type Entry = Extract<InlineRange, { readonly kind: "entry" }>;
type Words = Extract<InlineRange, { readonly kind: "words" }>;

interface TermRange {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** All terms in a text from left to right, without overlaps. */
function* termsIn(text: string, terms: TermIndex): Generator<TermRange> {
  const tokens = tokensOf(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const found = terms.longestAt(tokens, at);
    const [first, last] = [tokens[at], tokens[found?.last ?? at]];
    if (found === null || first === undefined || last === undefined) continue;
    yield { from: first.from, to: last.to, href: found.href };
    at = found.last;
  }
}

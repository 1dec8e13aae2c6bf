import { weightOf } from "./hits.ts";
import type { Hit } from "./hits.ts";
import type { FoundSection } from "./search.ts";
import { wordsOf } from "./language/words.ts";

const snippetLength = 180;
/** How far before the match a snippet may begin: at a word, and at a sentence. */
const leadLength = { word: 50, sentence: 80 } as const;

/** Hits that stand close to each other. */
interface Cluster {
  readonly start: number;
  readonly end: number;
}

/** A place where a snippet begins or ends; a cut is within a sentence. */
interface Edge {
  readonly at: number;
  readonly isCut: boolean;
}

/** The excerpt with most of what is searched for: from a sentence or a word on, up to the end of one. */
export function snippetOf(text: string, hits: readonly Hit[]): Pick<FoundSection, "snippet" | "matches"> {
  const cluster = densest(hits);
  const from = startOf(text, cluster.start);
  const to = endOf(text, from.at, cluster.end);
  const before = from.isCut ? "… " : "";
  const shift = before.length - from.at;
  return {
    snippet: before + text.slice(from.at, to.at).trimEnd() + (to.isCut ? " …" : ""),
    matches: hits
      .filter(({ start, end }) => start >= from.at && end <= to.at)
      .map(({ start, end }) => [start + shift, end + shift] as const),
  };
}

function densest(hits: readonly Hit[]): Cluster {
  let best: (Cluster & { readonly weight: number }) | null = null;
  for (const [index, hit] of hits.entries()) {
    let beyond = index;
    while ((hits[beyond]?.end ?? Number.POSITIVE_INFINITY) <= hit.start + snippetLength - leadLength.sentence)
      beyond += 1;
    const together = hits.slice(index, Math.max(beyond, index + 1));
    const weight = weightOf(together);
    if (best === null || weight > best.weight)
      best = { start: hit.start, end: together.at(-1)?.end ?? hit.end, weight };
  }
  return best ?? { start: 0, end: 0 };
}

/** The beginning of the sentence with the match, of an earlier one near the end of a text, else of a word shortly before the match. */
function startOf(text: string, match: number): Edge {
  if (match <= leadLength.word || text.length <= snippetLength) return { at: 0, isCut: false };
  const last = text.length - snippetLength;
  const early = match > last + leadLength.sentence ? sentenceStarts(text.slice(last, match + 1))[0] : undefined;
  if (early !== undefined) return { at: last + early, isCut: false };
  const windowStart = Math.max(0, match - leadLength.sentence);
  const sentence = sentenceStarts(text.slice(windowStart, match + 1)).at(-1);
  if (sentence !== undefined) return { at: windowStart + sentence, isCut: false };
  if (windowStart === 0) return { at: 0, isCut: false };
  return { at: wordStart(text, match - leadLength.word, match), isCut: true };
}

/** The end of a sentence behind the matches if the snippet then has some length, else of a word about a snippet's length further. */
function endOf(text: string, from: number, matched: number): Edge {
  const limit = Math.max(from + snippetLength, matched);
  if (limit >= text.length) return { at: text.length, isCut: false };
  const least = Math.max(matched, from + snippetLength / 2);
  const sentence = sentenceStarts(text.slice(from, limit + 1)).findLast((start) => from + start >= least);
  if (sentence !== undefined) return { at: from + sentence, isCut: false };
  return { at: wordEnd(text, from, limit), isCut: true };
}

const sentences = new Intl.Segmenter("und", { granularity: "sentence" });

/** Where sentences begin within a part of a text, without its own beginning. */
function sentenceStarts(part: string): readonly number[] {
  return [...sentences.segment(part)].flatMap(({ index }) => (index === 0 ? [] : [index]));
}

function wordStart(text: string, from: number, match: number): number {
  const space = text.indexOf(" ", from);
  if (space !== -1 && space < match) return space + 1;
  // The first word of a text without spaces may be cut.
  const [, whole] = wordsOf(text.slice(from, match));
  return whole === undefined ? match : from + whole.start;
}

function wordEnd(text: string, from: number, limit: number): number {
  const space = text.lastIndexOf(" ", limit);
  if (space > from + snippetLength / 2) return from + text.slice(from, space).search(/[\s,;:·–-]*$/u);
  const words = wordsOf(text.slice(from, limit));
  const whole = words.at(words.length > 1 ? -2 : -1);
  return whole === undefined ? limit : from + whole.end;
}

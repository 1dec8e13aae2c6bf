/** A run of text, and whether it is a match. */
export interface TextRun {
  readonly text: string;
  readonly isMatch: boolean;
  /** Its offset in the whole text, in UTF-16 code units. */
  readonly start: number;
}

/**
 * Splits a snippet into runs along its matches. Tolerates matches that are unordered, overlapping, or beyond the text,
 * because they come from a backend.
 *
 * @example toRuns("a cname here", [[2, 7]]) // "a ", "cname" (match), " here"
 */
export function toRuns(text: string, matches: readonly (readonly number[])[]): readonly TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const [start, end] of inOrder(matches, text.length)) {
    if (start < at) continue;
    if (start > at) runs.push({ text: text.slice(at, start), isMatch: false, start: at });
    runs.push({ text: text.slice(start, end), isMatch: true, start });
    at = end;
  }
  if (at < text.length) runs.push({ text: text.slice(at), isMatch: false, start: at });
  return runs;
}

function inOrder(matches: readonly (readonly number[])[], length: number): readonly (readonly [number, number])[] {
  return matches
    .map(([start = 0, end = 0]): readonly [number, number] => [start, Math.min(end, length)])
    .filter(([start, end]) => start >= 0 && start < end)
    .sort(([a], [b]) => a - b);
}

/**
 * A pattern that finds the searched terms in texts that come without matches, such as subjects. The words of the first term
 * match at word starts, in any case; a short word, which would match too often, matches only as a whole word unless it is the
 * term's last. Further terms are synonyms and match as a whole. Null if there is nothing to find.
 */
export function patternOf([term = "", ...synonyms]: readonly string[]): RegExp | null {
  const words = wordsOf(term);
  const patterns = [
    ...synonyms.map((synonym) => `${wordsOf(synonym).join(notInWord)}${wordEnd}`),
    ...words.map((word, index) =>
      word.length <= shortLength && index < words.length - 1 ? `${word}${wordEnd}` : word,
    ),
  ];
  return patterns.length === 0 ? null : new RegExp(`${wordStart}(?:${patterns.join("|")})`, "giu");
}

/** A pattern that finds words and phrases as written, the longest first, in any case; in scripts without spaces also within a run. */
export function patternOfFound(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const patterns = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => (unspaced.test(word) ? escaped(word) : wordStart + escaped(word) + wordEnd));
  return new RegExp(patterns.join("|"), "giu");
}

/**
 * The matches of a pattern in a text: pairs of start and end.
 *
 * @example matchesOf("A plan's API", patternOf(["a pla", "api"])) // [[0, 1], [2, 5], [9, 12]]
 */
export function matchesOf(text: string, pattern: RegExp | null): readonly (readonly [number, number])[] {
  return pattern === null
    ? []
    : [...text.matchAll(pattern)].map((match): readonly [number, number] => [
        match.index,
        match.index + match[0].length,
      ]);
}

const shortLength = 3;
const wordStart = String.raw`(?<![\p{L}\p{N}])`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Khmr}\p{sc=Laoo}\p{sc=Mymr}]/u;
const notInWord = String.raw`[^\p{L}\p{N}]+`;

/** The words of a term, escaped for use in a pattern. */
function wordsOf(term: string): readonly string[] {
  return term
    .split(/\s+/)
    .filter((word) => word !== "")
    .map(escaped);
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

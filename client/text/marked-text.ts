/** A run of text, and whether it was searched for. */
export interface TextRun {
  readonly text: string;
  readonly isMatch: boolean;
  /** Where it starts in the whole, in UTF-16 code units. */
  readonly start: number;
}

/**
 * Cuts a snippet into runs along its matches. Matches out of order, overlapping, or beyond the text are tolerated: they
 * come from a backend.
 *
 * @example toRuns("a cname here", [[2, 7]]) // "a ", "cname" (match), " here"
 */
export const toRuns = (text: string, matches: readonly (readonly number[])[]): readonly TextRun[] => {
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
};

const inOrder = (matches: readonly (readonly number[])[], length: number): readonly (readonly [number, number])[] =>
  matches
    .map(([start = 0, end = 0]): readonly [number, number] => [start, Math.min(end, length)])
    .filter(([start, end]) => start >= 0 && start < end)
    .sort(([a], [b]) => a - b);

/**
 * A pattern for what was searched, to find it in texts that come without matches, such as subjects: the words of the first term at the
 * beginnings of words, in any case; short ones, which begin many words, only where they are the whole word or the last of the term. Further
 * terms mean the same, and are found as a whole. Null where there is nothing to find.
 */
export const patternOf = ([term = "", ...synonyms]: readonly string[]): RegExp | null => {
  const words = wordsOf(term);
  const patterns = [
    ...synonyms.map((synonym) => `${wordsOf(synonym).join(notInWord)}${wordEnd}`),
    ...words.map((word, index) =>
      word.length <= shortLength && index < words.length - 1 ? `${word}${wordEnd}` : word,
    ),
  ];
  return patterns.length === 0 ? null : new RegExp(`${wordStart}(?:${patterns.join("|")})`, "giu");
};

/**
 * Where a pattern stands in a text: pairs of start and end.
 *
 * @example matchesOf("A domain's DNS", patternOf(["a dom", "dns"])) // [[0, 1], [2, 5], [11, 14]]
 */
export const matchesOf = (text: string, pattern: RegExp | null): readonly (readonly [number, number])[] =>
  pattern === null
    ? []
    : [...text.matchAll(pattern)].map((match): readonly [number, number] => [
        match.index,
        match.index + match[0].length,
      ]);

const shortLength = 3;
const wordStart = String.raw`(?<![\p{L}\p{N}])`;
const wordEnd = String.raw`(?![\p{L}\p{N}])`;
const notInWord = String.raw`[^\p{L}\p{N}]+`;

/** The words, as patterns that stand for themselves. */
const wordsOf = (term: string): readonly string[] =>
  term
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));

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
 * Finds the words of a term in a text that comes without matches, such as a subject: at the beginnings of words, in any case.
 */
export const matchesOf = (text: string, term: string): readonly (readonly [number, number])[] => {
  const words = term.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join("|")})`, "giu");
  return [...text.matchAll(pattern)].map((match): readonly [number, number] => [match.index, match.index + match[0].length]);
};

const escaped = (word: string): string => word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

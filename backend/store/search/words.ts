import { segmentsOf } from "./segmented-text.ts";

/** A word of a text, as written and as folded by the index, with its offsets. */
export interface Word {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{N}\p{Co}\p{M}]+/gu;

/** The words of a text as the index splits them: runs of letters, digits and private-use characters, and the words within runs of scripts without spaces. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: run, index: from }) =>
    segmentsOf(run).map(({ segment, index }) => ({
      text: segment,
      folded: fold(segment),
      start: from + index,
      end: from + index + segment.length,
    })),
  );
}

/**
 * Folds a word: without case and accents.
 *
 * @example fold("Één") // "een"
 */
export function fold(word: string): string {
  return isAscii.test(word) ? word.toLowerCase() : word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isAscii = /^[\u0000-\u007f]*$/;

/** A text as a sequence of folded words: texts with equal sequences are equal to the search. */
export function foldedWordsOf(text: string): readonly string[] {
  if (isAscii.test(text)) return text.toLowerCase().match(asciiWord) ?? [];
  return (text.match(wordPattern) ?? []).flatMap((run) => segmentsOf(run).map(({ segment }) => fold(segment)));
}

const asciiWord = /[a-z0-9]+/g;

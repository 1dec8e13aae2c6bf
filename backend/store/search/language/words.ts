import { fold } from "./fold.ts";
import { segmentsOf } from "./unspaced-words.ts";
import { eachRun } from "./text-runs.ts";

/** A word of a text, as written and as folded by the index, with its offsets. */
export interface Word {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text as the index splits them: runs of letters, digits and private-use characters, and the words within runs of scripts without spaces. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  eachWord(text, (start, end, isAsciiWord) => {
    const word = text.slice(start, end);
    words.push({ text: word, folded: isAsciiWord ? word.toLowerCase() : fold(word), start, end });
  });
  return words;
}

/** Calls back for each word of a text: its range, and whether all of it is ASCII. */
export function eachWord(text: string, visit: (start: number, end: number, isAscii: boolean) => void): void {
  eachRun(text, (from, to, isAsciiRun) => {
    if (isAsciiRun) visit(from, to, true);
    else
      for (const { segment, index } of segmentsOf(text.slice(from, to)))
        visit(from + index, from + index + segment.length, false);
  });
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isAscii = /^[\u0000-\u007f]*$/;

/** A text as a sequence of folded words: texts with equal sequences are equal to the search. */
export function foldedWordsOf(text: string): readonly string[] {
  if (isAscii.test(text)) return text.toLowerCase().match(asciiWord) ?? [];
  const words: string[] = [];
  eachWord(text, (start, end, isAsciiWord) => {
    const word = text.slice(start, end);
    words.push(isAsciiWord ? word.toLowerCase() : fold(word));
  });
  return words;
}

const asciiWord = /[a-z0-9]+/g;

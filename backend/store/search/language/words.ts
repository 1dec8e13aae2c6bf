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
  eachRun(text, (from, to, isAsciiRun) => {
    const run = text.slice(from, to);
    if (isAsciiRun) words.push({ text: run, folded: run.toLowerCase(), start: from, end: to });
    else
      for (const { segment, index } of segmentsOf(run)) {
        const start = from + index;
        words.push({ text: segment, folded: fold(segment), start, end: start + segment.length });
      }
  });
  return words;
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isAscii = /^[\u0000-\u007f]*$/;

/** A text as a sequence of folded words: texts with equal sequences are equal to the search. */
export function foldedWordsOf(text: string): readonly string[] {
  if (isAscii.test(text)) return text.toLowerCase().match(asciiWord) ?? [];
  const words: string[] = [];
  eachRun(text, (from, to, isAsciiRun) => {
    const run = text.slice(from, to);
    if (isAsciiRun) words.push(run.toLowerCase());
    else for (const { segment } of segmentsOf(run)) words.push(fold(segment));
  });
  return words;
}

const asciiWord = /[a-z0-9]+/g;

import { fold } from "../language/fold.ts";
import { eachRun } from "../language/text-runs.ts";
import { segmentsOf } from "../language/unspaced-words.ts";
import { createWordTable } from "./word-table.ts";

/** Numbers for words, by which a text in memory is a row of numbers. */
export interface WordNumbers {
  /** Adds the numbers of a text's folded words to a row. A word is given its number at its first use, counted from 0. */
  addWordsOf(text: string, row: number[]): void;
  /** The number of the folded word at a place of a text, given at its first use. */
  numberAt(text: string, from: number, to: number): number;
  /** The word of a number. */
  wordOf(number: number): string;
  /** The number of a folded word; -1 if it has none. */
  numberOf(folded: string): number;
  /** Whether the word of a number begins with another, which is folded. */
  begins(number: number, beginning: string): boolean;
  readonly count: number;
  /** An estimate of the memory they take. */
  readonly bytes: number;
}

/** Beside its characters, a word has its places in a table and in a list. */
const bytesPerWord = 100;
const bytesPerCharacter = 2;

/** Numbers no word at first. */
export function createWordNumbers(): WordNumbers {
  const words: string[] = [];
  const wordOf = (number: number): string => words[number] ?? "";
  const table = createWordTable();
  const others = new Map<string, number>();
  const firstLetters: number[] = [];
  let bytes = 0;
  const add = (word: string): number => {
    bytes += bytesPerWord + bytesPerCharacter * word.length;
    firstLetters.push(word.charCodeAt(0));
    return words.push(word) - 1;
  };
  const numberOfRun = (text: string, from: number, to: number): number => {
    const known = table.find(text, from, to);
    if (known !== -1) return known;
    const word = detached(text.slice(from, to).toLowerCase());
    const number = add(word);
    table.add(word, number);
    return number;
  };
  const numberOf = (folded: string): number =>
    isAsciiAt(folded, 0, folded.length) ? table.find(folded, 0, folded.length) : (others.get(folded) ?? -1);
  const numberFor = (folded: string): number => {
    if (isAsciiAt(folded, 0, folded.length)) return numberOfRun(folded, 0, folded.length);
    const known = others.get(folded);
    if (known !== undefined) return known;
    const word = detached(folded);
    const number = add(word);
    others.set(word, number);
    return number;
  };
  return {
    addWordsOf: (text, row) =>
      eachRun(text, (from, to, isAsciiRun) => {
        if (isAsciiRun) row.push(numberOfRun(text, from, to));
        else for (const { segment } of segmentsOf(text.slice(from, to))) row.push(numberFor(fold(segment)));
      }),
    numberAt: (text, from, to) =>
      isAsciiAt(text, from, to) ? numberOfRun(text, from, to) : numberFor(text.slice(from, to)),
    wordOf,
    numberOf,
    // Most words are told apart by their first letter, without a look at the word.
    begins: (number, beginning) =>
      firstLetters[number] === beginning.charCodeAt(0) && wordOf(number).startsWith(beginning),
    get count() {
      return words.length;
    },
    get bytes() {
      return bytes;
    },
  };
}

function isAsciiAt(text: string, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (text.charCodeAt(index) >= 0x80) return false;
  return true;
}

/** From 13 characters on, a part of a text keeps the whole text in memory. */
const longestCopied = 12;

function detached(word: string): string {
  return word.length > longestCopied ? Buffer.from(word, "utf16le").toString("utf16le") : word;
}

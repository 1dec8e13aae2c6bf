import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const file = createRequire(import.meta.url).resolve("an-array-of-english-words");
const between = '","';

/** The text of the file: a sorted JSON array of lower-case words in one line. As an array, its 275,000 words would take ten times the memory and time. */
let sorted: string | null = null;

/** Whether a dictionary of English has a word in lower case. The dictionary is read when the first word is looked up. */
export function isEnglishWord(word: string): boolean {
  // The first word begins as the others do.
  sorted ??= readFileSync(file, "latin1").replace(/^\["/, between);
  let [from, to] = [0, sorted.length - 1];
  while (from < to) {
    const start = sorted.lastIndexOf(between, Math.floor((from + to) / 2));
    const end = sorted.indexOf('"', start + between.length);
    const found = sorted.slice(start + between.length, end);
    if (found === word) return true;
    if (start < from || found > word) to = Math.min(start, to - 1);
    else from = end;
  }
  return false;
}

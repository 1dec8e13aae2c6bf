import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";

const file = createRequire(import.meta.url).resolve("an-array-of-english-words");

/** One text, sorted: an array of its 275,000 words would take ten times the memory. */
let sorted: string | null = null;

/** Whether a dictionary of English has a word in lower case. The dictionary is read when the first word is looked up. */
export function isEnglishWord(word: string): boolean {
  sorted ??= `\n${z
    .array(z.string())
    .parse(JSON.parse(readFileSync(file, "utf8")))
    .toSorted()
    .join("\n")}\n`;
  let [from, to] = [0, sorted.length - 1];
  while (from < to) {
    const start = sorted.lastIndexOf("\n", Math.floor((from + to) / 2));
    const end = sorted.indexOf("\n", start + 1);
    const found = sorted.slice(start + 1, end);
    if (found === word) return true;
    if (end === -1 || start < from || found > word) to = Math.min(start, to - 1);
    else from = end;
  }
  return false;
}

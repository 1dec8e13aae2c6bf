import { createRandom } from "./random.ts";

/** English function words, most frequent first. */
export const functionWords = (
  "the of and to a in is it that for on with as be by this are or not from at an which was have can but has its when if they " +
  "one all you will there each more than their other what into only may no most over also some then these any out who where " +
  "between after before about them does such how two first because both up under same those many while without every through " +
  "until within whose rather once often"
).split(" ");

const starts = ["b", "br", "c", "d", "f", "g", "h", "k", "l", "m", "n", "p", "pl", "r", "s", "st", "t", "tr", "v", "w"];
const middles = ["a", "e", "i", "o", "u", "a", "e", "i", "o", "ea"];
const ends = ["", "", "", "", "", "l", "m", "n", "r", "s", "t"];
const endings = ["", "", "", "", "er", "ing", "ion", "al", "ed", "ive"];

/** Unique English-looking nonsense words. A longer list starts with the words of a shorter one. */
export function makeWords(count: number): readonly string[] {
  const random = createRandom(20_261_120);
  const taken = new Set(functionWords);
  const words: string[] = [];
  while (words.length < count) {
    // Frequent words are short.
    const syllables = words.length < 400 ? 1 + random.below(2) : 2 + Number(words.length > 8_000 && random.chance(0.5));
    const stem = Array.from(
      { length: syllables },
      () => random.pick(starts) + random.pick(middles) + random.pick(ends),
    ).join("");
    const word = stem + random.pick(endings);
    if (word.length < 3 || taken.has(word)) continue;
    taken.add(word);
    words.push(word);
  }
  return words;
}

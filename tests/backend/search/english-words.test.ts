import words from "an-array-of-english-words" with { type: "json" };
import { expect, test } from "vitest";
import { isEnglishWord } from "../../../backend/store/search/language/english-words.ts";

/** One of fifty, and those at both ends. */
const some = words.filter((_, index) => index % 50 === 0 || index < 50 || index > words.length - 50);

test("the words of the dictionary are found, and nothing between, before or after them", () => {
  expect(some.length).toBeGreaterThan(4_000);
  expect(some.filter((word) => !isEnglishWord(word))).toEqual([]);
  const known = new Set(words);
  const others = some.flatMap((word) => [`${word}q`, word.slice(1), `${word}","a`]).filter((word) => !known.has(word));
  expect(others.length).toBeGreaterThan(10_000);
  expect(others.filter(isEnglishWord)).toEqual([]);
});

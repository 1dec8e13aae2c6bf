import { expect, test } from "vitest";
import { foldedWordsOf, wordsOf } from "../../../backend/store/search/language/words.ts";

test.each([
  ["Point your domain, now!", ["point", "your", "domain", "now"]],
  ["It’s naïve — Über allem", ["it", "s", "naive", "uber", "allem"]],
  ["e\u0301te\u0301", ["ete"]],
  ["a𝐛c 😀d", ["abc", "d"]],
  ["\uE000own \uD800lone", ["\uE000own", "lone"]],
  ["ipv6 解析地址", ["ipv6", "解析", "地址"]],
  ["Donau\u200Bdampf\u200Bschiff\u200B a\uFEFFb ไทย\u200Bไป", ["donaudampfschiff", "ab", "ไทย", "ไป"]],
  ["Donau\u00ADdampf\u00ADschiff \u2060a\u200Db\u2060", ["donaudampfschiff", "ab"]],
  ["می\u200Cخواهم", ["ميخواهم"]],
  ["", []],
])("%s is split into folded words", (text, words) => {
  expect(foldedWordsOf(text)).toEqual(words);
  expect(wordsOf(text).map(({ folded }) => folded)).toEqual(words);
});

test("a word has its place in the text", () => {
  const text = "Die „Größe“, 𝐛 und 解析地址.";
  const words = wordsOf(text);
  expect(words.map(({ text: written }) => written)).toEqual(["Die", "Größe", "𝐛", "und", "解析", "地址"]);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(words.map((word) => word.text));
});

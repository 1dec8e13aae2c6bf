import { expect, test } from "vitest";
import { readingMinutesOf } from "../../../backend/ingest/markdown/reading-minutes.ts";

function textOf(words: readonly string[]): Parameters<typeof readingMinutesOf>[0] {
  return { type: "root", children: words.map((value) => ({ type: "text", value })) };
}

test("a text is read in its words by 220 a minute, one without words in none", () => {
  expect(readingMinutesOf(textOf(["one two", "three"]))).toBe(1);
  expect(readingMinutesOf(textOf(["word ".repeat(660)]))).toBe(3);
  expect(readingMinutesOf(textOf([" \n"]))).toBeNull();
});

test("a text of very many small blocks is counted like any other", () => {
  expect(readingMinutesOf(textOf(Array.from({ length: 440_000 }, () => "a")))).toBe(2_000);
});

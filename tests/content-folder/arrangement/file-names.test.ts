import { expect, test } from "vitest";
import { readName, wordsOf } from "../../../content-folder/arrangement/file-names.ts";

test.each([
  ["01-install", 1, "install"],
  ["1. Install", 1, "Install"],
  ["1.install", 1, "install"],
  ["2_use", 2, "use"],
  ["100 steps", 100, "steps"],
  ["2-3-things", 2, "3-things"],
  ["10-2-factor-sign-in", 10, "2-factor-sign-in"],
  ["1. 404", 1, "404"],
  ["03-24-7-help", 3, "24-7-help"],
])("%s begins with its number", (text, number, name) => {
  expect(readName(text)).toEqual({ number, name });
});

test.each(["install", "1", "2024-review", "2024-11-02-news"])("%s begins with no number", (text) => {
  expect(readName(text)).toEqual({ number: null, name: text });
});

test.each(["1.0", "2.0", "4.2.1", "10.x", "1.0-beta", "2.0.0-rc.1", "1.2 Changes", "1-0", "4_2_1", "24-11-02"])(
  "%s is a version or a date: it is sorted by its number, and keeps it",
  (text) => {
    expect(readName(text)).toEqual({ number: Number.parseInt(text, 10), name: text });
  },
);

test.each([
  ["getting-started", "Getting started"],
  ["node.js_and-more", "Node js and more"],
  ["4.2.1", "4.2.1"],
  ["release-1.0.notes", "Release 1.0 notes"],
  ["10.x", "10.x"],
  ["--", "--"],
])("the words of %s are %s", (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

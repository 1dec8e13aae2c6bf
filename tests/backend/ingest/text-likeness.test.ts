import { expect, test } from "vitest";
import { wordPairsOf } from "../../../backend/ingest/publish/text-likeness.ts";

test("the words of a text are those outside its front matter, tags, targets of links and named characters", () => {
  const text = '---\nsubject: A\n---\nOne <b class="x">two</b> [three](/a/b "c") four&nbsp;five <six';
  expect([...wordPairsOf(text)]).toEqual(["one two", "two three", "three four", "four five", "five six"]);
  expect([...wordPairsOf("a ](b <c) d> e")]).toEqual(["a d", "d e"]);
  expect([...wordPairsOf("a <b ](c> d) e")]).toEqual(["a d", "d e"]);
});

test("tags and targets of links that do not end are passed over once", () => {
  expect([...wordPairsOf(`a b${"<".repeat(800_000)}`)]).toEqual(["a b"]);
  expect([...wordPairsOf(`a b${"](".repeat(800_000)}c`)]).toEqual(["a b", "b c"]);
});

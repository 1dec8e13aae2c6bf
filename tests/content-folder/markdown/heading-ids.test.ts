import { expect, test } from "vitest";
import { takeHeadingIds } from "../../../content-folder/markdown/dialect/heading-ids.ts";
import type { MarkdownTree } from "../../../content-folder/markdown/tree.ts";

/** What becomes of a heading: its text, and the id that its author gave. */
function taken(value: string) {
  const text = { type: "text" as const, value };
  const heading: MarkdownTree["children"][number] = { type: "heading", depth: 1, children: [text] };
  takeHeadingIds({ type: "root", children: [heading] }, () => undefined);
  return [text.value, heading.data?.hProperties?.["id"] ?? null];
}

test.each([
  ["One {#first}", ["One", "first"]],
  ["One  \t{#first}  ", ["One", "first"]],
  ["One{#first}", ["One", "first"]],
  ["{#first}", ["", "first"]],
  ["One {#a} {#first}", ["One {#a}", "first"]],
  ["One {#first} two", ["One {#first} two", null]],
  ["One {# first}", ["One {# first}", null]],
])("%j has this text and this id", (value, expected) => {
  expect(taken(value)).toEqual(expected);
});

test.each([" ", "{#", "{#a}", "{#a} "])("a heading may be as long as a text: a row of %j", (piece) => {
  const value = `a${piece.repeat(1_000_000)}b`;
  expect(taken(value)[0] === value).toBe(true);
  expect(taken(`${value} {#first}`)[1]).toBe("first");
});

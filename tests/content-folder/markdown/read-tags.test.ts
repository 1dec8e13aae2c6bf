import { expect, test } from "vitest";
import { readTags } from "../../../content-folder/markdown/html/read-tags.ts";

function told(html: string) {
  const { tags, rest } = readTags(html);
  return [...tags.map(({ before, name, isClosing, attributes }) => [before, name, isClosing, ...attributes]), rest];
}

test.each([
  ['a <b class="x">c</b> d', [["a ", "b", false, ["class", "x"]], ["c", "b", true], " d"]],
  ["<br/><hr />", [["", "br", false], ["", "hr", false], ""]],
  ["<my-a.b:c d='>' e>", [["", "my-a.b:c", false, ["d", ">"], ["e", ""]], ""]],
  ['<a"x">', [["", "a", false, ["x", ""]], ""]],
  ["<!-- <b> --><i>", [["", "i", false], ""]],
  ["1 < 2, <2> and <b", ["1 < 2, <2> and <b"]],
])("%j has these tags", (html, expected) => {
  expect(told(html)).toEqual(expected);
});

test.each(["a", "a ", "a.", 'a "'])("a tag that does not end is text, however long: %j", (piece) => {
  const html = `<${piece.repeat(500_000)}`;
  expect(readTags(html).rest === html).toBe(true);
});

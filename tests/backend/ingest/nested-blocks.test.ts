import { expect, test } from "vitest";
import { parseMarkdown } from "../../../content-folder/markdown/markdown.ts";
import { blockDepthMax, blockDepthOf } from "../../../content-folder/markdown/nested-blocks.ts";

test("lists and quotes are as deep as their markers and columns say", () => {
  expect(blockDepthOf("Words - and more > words.")).toBe(0);
  expect(blockDepthOf("- a\n  - b\n    > c\n- d")).toBe(3);
  expect(blockDepthOf("> > 1. a\n\n- a\n- b\n- c")).toBe(3);
  expect(blockDepthOf(`${"- ".repeat(400)}\n${"* ".repeat(400)}`)).toBe(0);
});

test.each([
  ["items further and further in", Array.from({ length: 300 }, (_, level) => `${"  ".repeat(level)}- item`).join("\n")],
  ["items in one line", `${"- ".repeat(300)}x`],
  ["quotes in one line", `${"> ".repeat(300)}x`],
])("what nests deeper than the limit is refused: %s", (_name, text) => {
  expect(() => parseMarkdown(text)).toThrow(RangeError);
});

test("a text may be as deep as the limit", () => {
  expect(parseMarkdown(`${"> ".repeat(blockDepthMax)}x`).children).toHaveLength(1);
});

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
  ["items further and further in", Array.from({ length: 600 }, (_, level) => `${"  ".repeat(level)}- item`).join("\n")],
  ["items in one line", `${"- ".repeat(5_000)}x`],
  ["quotes in one line", `${"> ".repeat(5_000)}x`],
])("what would take very long is refused at once: %s", (_name, text) => {
  expect(() => parseMarkdown(text)).toThrow(RangeError);
});

test("a text may be as deep as the limit", () => {
  expect(parseMarkdown(`${"> ".repeat(blockDepthMax)}x`).children).toHaveLength(1);
});

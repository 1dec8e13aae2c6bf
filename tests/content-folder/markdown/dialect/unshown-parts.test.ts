import { expect, test } from "vitest";
import { parseMarkdown } from "../../../../content-folder/markdown/markdown.ts";

/** What is said of a text, each with its line. */
function toldOf(text: string): readonly string[] {
  const told: string[] = [];
  parseMarkdown(text, (node, message, cause) => told.push(`${node.position?.start.line} ${cause}: ${message}`));
  return told;
}

test("cells behind the last column of a table are reported, with their words", () => {
  const table = "| a | b |\n| --- | --- |\n| `x | y` | c |\n| `x \\| y` | c |\n| one |\n| x | y |  |\n> | x |\n";
  const advice = 'is not shown. Write "\\|" for a "|" within a cell, also in code';
  expect(toldOf(table)).toEqual([
    `3 table: expected as many cells as in the head of the table (2), got 3: "c" ${advice}`,
  ]);
  expect(toldOf("- | a |\n  | - |\n  | 1 | **2** | 3 |")).toEqual([
    `3 table: expected as many cells as in the head of the table (1), got 3: "**2** | 3" ${advice}`,
  ]);
});

test("a table of many rows is passed over in time, wherever it stands", () => {
  const padded = `| a${" ".repeat(2_000)} | b |\n`;
  expect(toldOf(`${padded}| - | - |\n${padded.repeat(2_000)}`)).toEqual([]);
});

test("a footnote that is there twice, or that nothing refers to, is reported", () => {
  const text =
    "A[^1] b[^1] c[^Two].\n\n[^1]: First.\n[^1]: Second.\n\n[^two]: Note.\n\n[^three]: Lost[^four].\n\n[^four]: x";
  expect(toldOf(text)).toEqual([
    '4 footnote: the footnote "1" is there twice: the first is shown, this one is not',
    '8 footnote: the footnote "three" is not shown: no [^three] in the text leads to it',
  ]);
});

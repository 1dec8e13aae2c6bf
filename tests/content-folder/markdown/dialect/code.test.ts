import { expect, test } from "vitest";
import { settleCode } from "../../../../content-folder/markdown/dialect/code.ts";

/** What is said of a text that is a block of code. */
function toldOf(text: string): readonly string[] {
  const told: string[] = [];
  const position = {
    start: { offset: 0, line: 1, column: 1 },
    end: { offset: text.length, line: text.split("\n").length, column: 1 },
  };
  settleCode({ type: "root", children: [{ type: "code", value: "", position }] }, text, (_, message) =>
    told.push(message),
  );
  return told;
}

const open = 'the block of code has no end: write "```" on a line of its own behind it';

test("a block of code that does not end is told, also of a million blank lines", () => {
  expect(toldOf("```\na\n```")).toEqual([]);
  expect(toldOf("```\na\n> ````  \n")).toEqual([]);
  expect(toldOf("```\na")).toEqual([open]);
  expect(toldOf("```\na ```")).toEqual([open]);
  expect(toldOf("```")).toEqual([open]);
  expect(toldOf(`\`\`\`${"\n".repeat(1_000_000)}a`)).toEqual([open]);
});

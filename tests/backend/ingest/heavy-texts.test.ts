import { expect, test } from "vitest";
import { HeavyText } from "../../../content-folder/markdown/heavy-text.ts";
import { parseMarkdown } from "../../../content-folder/markdown/markdown.ts";
import { aDocument } from "../support/content-folder.ts";
import { startIngest } from "../support/ingesting.ts";

function wide(columns: number): string {
  return `|${"a|".repeat(columns)}\n|${"-|".repeat(columns)}\n`;
}

const brackets = "*[".repeat(20_000);

/** A text for each way to keep the parser busy, with the line at which it is too much and the beginning of the reason. */
const heavy: Readonly<Record<string, readonly [text: string, line: number, reason: RegExp]>> = {
  "a wide table with short rows": [`${wide(6_000)}${"|a|\n".repeat(6_000)}`, 18, /6000 columns.*expected fewer/],
  "a table with empty rows": [`${wide(300)}${"|\n".repeat(20_000)}`, 335, /300 columns/],
  "emphasis in emphasis": ["*_".repeat(20_000), 1, /40000 of the characters \* _ ~ \[ \]: expected fewer/],
  "brackets that nothing closes": ["a\n\n*[".concat("*[".repeat(20_000)), 3, /Split it with blank lines/],
  "brackets that nothing opens": ["]".repeat(40_000), 1, /40000/],
  "lines struck through": ["a~b~~".repeat(9_000), 1, /27000/],
  "numbers that begin no item": ["2 a\n".concat("3. *[*[*[\n".repeat(4_000)), 1_668, /paragraph/],
  "columns that do not match": [`*[|*[\n-|-|-\n${"*[|*[*[\n".repeat(4_000)}`, 1_669, /paragraph/],
  "lazy lines of a quote": [`> a\n${"b\n".repeat(20_000)}`, 4_002, /go on with a quote/],
  "lazy lines of an item": [`- a\n${" b\n".repeat(20_000)}`, 4_002, /Put a blank line/],
  quotes: ["> a\n\n".repeat(9_000), 4_001, /more than 2000 quotes/],
  "quotes of code": ["> ```\n> a\n> ```\n\n".repeat(9_000), 8_001, /more than 2000 quotes/],
  "what follows an item with open code": [`- a\n  \`\`\`\n\n${brackets}`, 4, /40000/],
  "what follows a lazy line and open code": [`- a\nb\n  \`\`\`\n${brackets}`, 4, /4000/],
  "what follows a quote in a quote with open code": [`> > \`\`\`\n> ${brackets}`, 2, /40000/],
  "what follows HTML with a mark of code": [`<div>\n\`\`\`\n\n${brackets}`, 4, /40000/],
  "what follows a comment with a mark of code": [`<!--\n\`\`\`\n-->\n\n${brackets}`, 5, /40000/],
  "what follows a directive with open code": [`:::note\n\`\`\`\n:::\n\n${brackets}`, 5, /40000/],
  "a paragraph that is no item with code": [`a\n2. \`\`\`\n   ${brackets}`, 3, /4000/],
};

test.each(Object.entries(heavy))("a text that hurts the parser is refused: %s", (_name, [text, line, reason]) => {
  const refused = ((): unknown => {
    try {
      return parseMarkdown(text);
    } catch (error) {
      return error;
    }
  })();
  expect(refused).toBeInstanceOf(HeavyText);
  expect(refused).toMatchObject({ line, message: expect.stringMatching(reason) });
});

test.each([
  ["a long list of links", "- [a](b) *c*\n".repeat(4_000)],
  ["a long numbered list", Array.from({ length: 4_000 }, (_, index) => `${index + 1}. [a](b) *c*`).join("\n")],
  ["paragraphs with links", "[a](b) *c*\n\n".repeat(4_000)],
  ["a long table", `|a|b|\n|-|-|\n${"|[a](b)|*c*|\n".repeat(4_000)}`],
  ["headings", "# [a](b) *c*\n".repeat(4_000)],
  ["code", `\`\`\`json\n${"[[1], [2]]\n".repeat(4_000)}\`\`\`\n`],
  ["code in a quote", `> \`\`\`\n${"> [[1], [2]]\n".repeat(4_000)}> \`\`\`\n`],
  ["code in an item", `- \`\`\`json\n${"  [[1], [2]]\n".repeat(4_000)}  \`\`\`\n`],
  ["code in a numbered item", `10. a\n\n    ~~~\n${"    [[1], [2]]\n\n".repeat(4_000)}    ~~~\n`],
  ["code in an item of an item", `- a\n\t- b\n\n\t  \`\`\`\n${"\t  [[1], [2]]\n".repeat(4_000)}\t  \`\`\`\n`],
  ["code in an item of a quote", `> 1. \`\`\`\n${">    [[1], [2]]\n".repeat(4_000)}>    \`\`\`\n`],
  ["code in a quote of an item", `- > \`\`\`\n${"  > [[1], [2]]\n".repeat(4_000)}`],
  ["items of several lines", "- a\n  b\n  c\n".repeat(2_000)],
  ["one long quote", "> a\n".repeat(6_000)],
])("what is only long is parsed: %s", (_name, text) => {
  expect(parseMarkdown(text).children.length).toBeGreaterThan(0);
});

test("a refused document is named with its line, and all others are published", async () => {
  await using site = await startIngest({
    "article/good.md": aDocument({ subject: "Good" }),
    "article/table.md": aDocument({}, `One.\n\n${wide(6_000)}${"|a|\n".repeat(100)}`),
    "article/tags.md": aDocument({}, "<b>".repeat(15_000)),
    "article/with.md": aDocument({ subject: "With" }, "::include{file=/_snippets/part.md}"),
    "_snippets/part.md": "]".repeat(20_000),
  });
  const { problems } = await site.scan();
  const told = (file: string): string =>
    problems
      .filter((problem) => problem.file === `article/${file}`)
      .map(({ line, message, effect }) => `${line} ${effect}: ${message}`)
      .join("\n");
  expect(told("table.md")).toMatch(/^24 withheld: its tables have more than 100000 cells/);
  expect(told("tags.md")).toMatch(/nested too deeply/);
  expect(told("with.md")).toMatch(/published: .*line 1 of what is included: a block/);
  expect(await site.subject("good")).toBe("Good");
  expect(await site.subject("with")).toBe("With");
});

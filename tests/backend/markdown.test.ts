import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import { planCorpus } from "../../bench/corpus/corpus.ts";
import { createDocumentMaker } from "../../bench/corpus/document.ts";
import {
  type MarkdownTree,
  parseMarkdown,
  partsOf,
  toHtml,
  toHtmlTree,
} from "../../backend/ingest/markdown/markdown.ts";
import { parsePlainMarkdown } from "../../backend/ingest/markdown/plain-markdown.ts";

/** Plain texts are taken apart by another parser than the others, and nobody may see a difference. */
const wholeGrammar = unified().use(remarkParse).use(remarkGfm);

const readings = async (tree: MarkdownTree) => ({
  html: toHtml(await toHtmlTree(tree)),
  // Where a problem would be told.
  lines: [...partsOf(tree)].flatMap((node) =>
    node.type === "heading" || node.type === "link" || node.type === "image"
      ? [`${node.type} ${node.position?.start.line}`]
      : [],
  ),
});

/** What both parsers make of some texts; null for one that is not plain. */
const byBoth = async (texts: readonly string[]) =>
  Promise.all(
    texts.map(async (text) => {
      const tree = parsePlainMarkdown(text);
      return {
        text,
        plain: tree === null ? null : await readings(tree),
        whole: await readings(wholeGrammar.parse(text)),
      };
    }),
  );

const bodyOf = (file: string): string => file.replace(/^---\n[^]*?\n---\n/, "");

const plainTexts: Readonly<Record<string, readonly string[]>> = {
  headings: ["# One\n## Two ##\n\nThree\n===\nFour\n---\n", "####### no\n#no\n\\# no"],
  paragraphs: ["a\nb\n\n\nc", "a  \nb\\\nc\nd", "&copy; &#35; \\& &nbsp;", "***\n---\n___", "a\tb"],
  emphasis: ["***a** b* _c_ __d__", "*a\nb* [c](d)", "a_b_c **d**e * f *"],
  code: ['```js title="x y"\na\n```', "```\n```", "    a\n\n    b\n\n\n", "``` a&amp;b\nx\n```", "`` a`b `` `c \\` d"],
  quotes: ["> [!NOTE]\n> a [b](c)", "> a\nb\n> c", "> - a\n>\n> b"],
  links: [
    "[a](b \"c\") [d](<e f> 'g')",
    "[a\nb](c)\n[d](e)",
    "[](x) ![](x) [a](ü%20b) [a](b%zz)",
    '![a *b* `c` [d](e)](f "g")',
    "[a](javascript:alert(1))",
    "[a] [b][] \\[c](d)",
    "[a](mailto:b)",
  ],
  lists: [
    "- a\n- b\n\n\n- c",
    "- a\n  - b\n\n    c\n  - d\n- e",
    "1) a\n2) b",
    "3. c\n\n   d\n4. e",
    "* a\n+ b\n- c",
    "- \n  a",
    "-\n\n  a",
    "- a\n\n      b\n- c",
    "- # a\n- > b\n- ```\n  c\n  ```",
  ],
  tasks: [
    "- [ ] **a** b\n- [x] c\n- [X] d\n- e",
    "- [ ]\n- [x] \n- [ ]a\n- [y] b",
    "- [ ]\n  a",
    "1. [ ]  a\n\n   b",
    "- [ ]\ta",
    "[ ] a",
    "- a\n\n  [ ] b",
    "- [x] `a`\n- [ ] ![a](b)",
  ],
  tables: [
    "| a | b | c | d |\n| --- | :- | :-: | -: |\n| 1 | 2 | 3 | 4 |",
    "| a | b |\n| - | - |\n| 1 |\n| 1 | 2 | 3 |",
    "a | b\n-|-\n1|2\n\nc",
    '| a \\| b | `c \\| d` |\n| - | - |\n| [x](y) | ![i](j "t") |',
    "> | a |\n> | - |\n> | b |",
    "| a |\n| - |\n# b",
    "| a |\n| - |\nb\n\nc",
    "| a |\n|:-:|:-:|",
  ],
};

describe("a plain text comes to the same as by the whole grammar", () => {
  test.each(Object.keys(plainTexts))("%s", async (name) => {
    for (const { text, plain, whole } of await byBoth(plainTexts[name] ?? []))
      expect({ text, ...plain }).toEqual({ text, ...whole });
  });

  test("the demonstration content", async () => {
    const texts = readdirSync("content", { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".md"))
      .map((path) => bodyOf(readFileSync(join("content", path), "utf8")));
    const ofPlain = (await byBoth(texts)).filter(({ plain }) => plain !== null);
    expect(ofPlain.length).toBeGreaterThan(texts.length * 0.75);
    for (const { plain, whole } of ofPlain) expect(plain).toEqual(whole);
  });

  test("a generated corpus", async () => {
    const makeDocument = createDocumentMaker(planCorpus({ documents: 100, seed: 7 }));
    for (const { plain, whole } of await byBoth(
      Array.from({ length: 100 }, (_, number) => bodyOf(makeDocument(number).text)),
    ))
      expect(plain).toEqual(whole);
  });
});

test.each([
  "a <b>c</b>",
  "<!-- a -->",
  "a[^1]\n\n[^1]: b",
  "~~a~~",
  "~a~",
  "see https://a.example",
  "www.a.example",
  "a@b.example",
  "<a\\+b@c.example>",
  "[a]\n\n[a]: b",
  "- <p>a</p>",
])("%j is not plain", async (text) => {
  expect(parsePlainMarkdown(text)).toBeNull();
  expect(toHtml(await toHtmlTree(parseMarkdown(text)))).toBe(toHtml(await toHtmlTree(wholeGrammar.parse(text))));
});

import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { remarkDirectives } from "../../../content-folder/markdown/dialect/syntax.ts";
import { textLines } from "../../../content-folder/markdown/text-lines.ts";
import { partsOf } from "../../../content-folder/markdown/tree.ts";

const grammar = unified().use(remarkParse).use(remarkGfm).use(remarkDirectives);

/** What may begin, end or go on with a block. */
const pieces =
  "```_```js_~~~_````_code_text_# h_- _- a_* b_1. a_2. c_10) x_> _> q_>_  _    _   _\t_ _- - -_***_<!--_-->_<div>_</div>_<a>_<pre>_</pre>_:::note_:::_::::tabs_|a|b|_|-|-|_-_---_===".split(
    "_",
  );

/** Texts of these pieces, the same ones in every run. */
function* oddTexts(count: number): Generator<string> {
  let state = 1;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const some = <T>(length: number, of: () => T): T[] => Array.from({ length }, of);
  const line = (): string =>
    below(7) === 0 ? "" : some(1 + below(3), () => pieces[below(pieces.length)]).join(below(3) === 0 ? " " : "");
  for (let made = 0; made < count; made += 1) yield some(2 + below(12), line).join("\n");
}

/** The lines of code, as the parser finds them. */
function linesOfCode(text: string): ReadonlySet<number> {
  const code = partsOf(grammar.parse(text)).filter(({ type }) => type === "code");
  return new Set(
    code.flatMap(({ position }) => {
      const [first, last] = [position?.start.line ?? 1, position?.end.line ?? 0];
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
}

test("what is left out of a text as code is code for the parser, in whatever it stands", () => {
  let left = 0;
  for (const text of oddTexts(600)) {
    const code = linesOfCode(text);
    const own = text.split("\n");
    const leftOut = textLines(text).filter((one) => one.text !== own[one.line - 1]);
    expect([text, leftOut.map(({ line }) => line).filter((line) => !code.has(line))]).toEqual([text, []]);
    left += leftOut.length;
  }
  expect(left).toBeGreaterThan(500);
});

test.each([
  ["- ```\n  a\n  ```\n- b", ["", "", "", "- b"]],
  ["> ```\n> a\nb", [">", ">", "b"]],
  ["1. a\n\n   ~~~\n   b\n\n   c\n   ~~~\n\nd", ["1. a", "", "", "", "", "", "", "", "d"]],
  ["- a\n\t```\n\tb\n\t```\nc", ["- a", "", "", "", "c"]],
])("the lines of %j that are no code", (text, lines) => {
  expect(textLines(text).map((one) => one.text)).toEqual(lines);
});

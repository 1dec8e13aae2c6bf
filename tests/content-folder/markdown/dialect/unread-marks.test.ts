import { expect, test } from "vitest";
import { parseMarkdown } from "../../../../content-folder/markdown/markdown.ts";

/** What is said of a text, each with its line. */
function toldOf(text: string): readonly string[] {
  const told: string[] = [];
  parseMarkdown(text, (node, message, cause = "directive") =>
    told.push(`${node.position?.start.line} ${cause}: ${message}`),
  );
  return told;
}

const spaces = "an address with spaces stands between < and >, and a title behind it in quotes";

test.each([
  [
    "![A b](my map.png)",
    `1 picture-address: the picture "my map.png" cannot be read: ${spaces}; {width=300} behind it is its width.`,
  ],
  [
    "Text\nand ![](a.png =30x20)",
    `2 picture-address: the picture "a.png =30x20" cannot be read: ${spaces}; {width=300} behind it is its width.`,
  ],
  ['> A\n> [b](my file.md "C") d', `2 dead-link: the link to "my file.md "C"" cannot be read: ${spaces}.`],
  ["- [b](/my file) d", `1 dead-link: the link to "/my file" cannot be read: ${spaces}.`],
  ["[b](file.md Its title)", `1 dead-link: the link to "file.md Its title" cannot be read: ${spaces}.`],
  ["A\nb[^c] d.", '2 footnote: [^c] has no footnote: expected a line that begins with "[^c]:".'],
  ["A[^my note].", "1 footnote: [^my note] is no footnote: expected a name without spaces."],
  ["A\n\n> [!Warnung] Halt", '3 directive: "[!Warnung]" is no callout; did you mean "[!WARNING]"?'],
  ["> [!ABSTRACT]\n> A", '1 directive: "[!ABSTRACT]" is no callout.'],
  [
    "> [!note]A",
    '1 directive: "[!note]" cannot be read: expected [!NOTE], and behind it a space or the end of the line.',
  ],
  [
    "> [! tip]\n> A",
    '1 directive: "[! tip]" cannot be read: expected [!TIP], and behind it a space or the end of the line.',
  ],
  ["- > [!NOTE]\n\nA", '1 directive: the callout "[!NOTE]" is empty: each line of its text begins with ">".'],
])("what looks like a mark and stays text is reported: %j", (text, expected) => {
  expect(toldOf(text)).toEqual([`${expected} It is shown as text`]);
});

test.each([
  "> [!NOTE]\n> A",
  "> [!WARNING] Title",
  "> [!tip]- Title\n> A",
  "> \\[!ABSTRACT]",
  "> [!ABSTRACT]\n\n[!abstract]: /a",
  "`![a](b c.png)` and `[^a]`",
  '![a](<b c.png>) ![a](b%20c.png) ![a](b.png "C d") [a](<b c.md>)',
  "\\![a](b.png) !\\[a](b c.png) [a\\](b c.md) \\[^a]",
  "f[0](a, b) [sic](e.g. here) [1](p. 5, line 2)",
  "[1](seen on 12.03.2024) [b](since version 1.22) [n](# of seats) [i](../ a) [^ ] [^_a]",
  "[^a-z0-9] [^](a b)",
  "A[^1].\n\n[^1]: Note.",
])("nothing is said of what is read, or only text: %j", (text) => {
  expect(toldOf(text)).toEqual([]);
});

test.each(["[", "![", "[a](", "![a](b ", "[^a", "](", "\\"])(
  "a text of many marks is passed over once: %j",
  (piece) => {
    expect(toldOf(`a ${piece.repeat(3000)}`).length).toBeLessThan(2);
  },
);

test("a long address is passed over in time", () => {
  expect(toldOf(`[a](b ${"c.dd?".repeat(200_000)} e f)`)).toEqual([]);
});

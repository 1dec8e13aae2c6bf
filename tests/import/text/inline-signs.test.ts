import { expect, test } from "vitest";
import { inlineSignsIn, withoutSigns } from "../../../import/text/inline-signs.ts";
import { makeSource } from "../import-folder.ts";

const all = inlineSignsIn(
  '["pymdownx.keys",{"pymdownx.critic":{"mode":"view"}},"pymdownx.mark","pymdownx.caret","pymdownx.tilde"]',
);

test.each([
  ["++ctrl+alt+del++", ":kbd[Ctrl]+:kbd[Alt]+:kbd[Del]"],
  ['Press ++arrow-up++, ++"Any key"+a++.', "Press :kbd[Arrow Up], :kbd[Any key]+:kbd[A]."],
  ['++ctrl+"]"++', ":kbd[Ctrl]+:kbd[\\]]"],
  ["C++ and i++, a++b++c, ++ a ++", "C++ and i++, a++b++c, ++ a ++"],
  ["==one== and ==two words==, a == b, x===y", "<mark>one</mark> and <mark>two words</mark>, a == b, x===y"],
  ["^^new^^ x^2^ but 2 ^ 3 ^ 4, [^1][^2]", "<ins>new</ins> x<sup>2</sup> but 2 ^ 3 ^ 4, [^1][^2]"],
  ["H~2~O, ~~gone~~, about ~5 and ~6", "H<sub>2</sub>O, ~~gone~~, about ~5 and ~6"],
  ["{--old--}{++new++}", "~~old~~<ins>new</ins>"],
  ["{~~old~>new~~} {==seen==}{>>why?<<}", "~~old~~<ins>new</ins> <mark>seen</mark>"],
  ["{++ ++}{++a+b++}{--a-b--}", " <ins>a+b</ins>~~a-b~~"],
  [
    "[~me](/~me/~you) https://a.example/~b/~c?x==1&y==2 ~d~",
    "[~me](/~me/~you) https://a.example/~b/~c?x==1&y==2 <sub>d</sub>",
  ],
  ['<a title="~a~ ==b==">^c^</a> a < b ^d^ > c', '<a title="~a~ ==b=="><sup>c</sup></a> a < b <sup>d</sup> > c'],
  ["==see [it](/a==b) and `x`==", "<mark>see [it](/a==b) and `x`</mark>"],
  ["`==a==` ==b== ``++c++ ` `` ~d~", "`==a==` <mark>b</mark> ``++c++ ` `` <sub>d</sub>"],
])("%s is written as %s", (line, ours) => {
  expect(withoutSigns(line, all)).toBe(ours);
});

test("signs of extensions that are not switched on stay", () => {
  const line = "++ctrl++ ==a== ^b^ ~c~ {++d++}";
  expect(withoutSigns(line, inlineSignsIn('["pymdownx.highlight"]'))).toBe(line);
  expect(withoutSigns(line, inlineSignsIn('["pymdownx.mark"]'))).toBe("++ctrl++ <mark>a</mark> ^b^ ~c~ {++d++}");
});

test.each(["{++", "{--a", "{~~a~>", "{>>", "++a+", "==a", "^^a", "^a", "~a", "`", "``` ", "<a", "](a", "http://a"])(
  "a long row of %s is passed over in time",
  (sign) => {
    const row = sign.repeat(20_000);
    expect(withoutSigns(`${row} end`, all).endsWith(" end")).toBe(true);
  },
);

test("a page of MkDocs has them as its extensions say, also in headings, and not in code; no word is lost", async () => {
  await using room = await makeSource({
    "mkdocs.yml":
      "site_name: Quay\nmarkdown_extensions: [pymdownx.keys, pymdownx.mark, pymdownx.critic, pymdownx.tilde]\n",
    "docs/index.md": [
      "# Start",
      "## The key ++esc++",
      "A ==word== of H~2~O, ^^not^^; {--old--}{++new++}.",
      "See [it](#the-key-esc) and ++ctrl+k++.",
      "```\n++esc++ ==a==\n```",
      "",
    ].join("\n\n"),
  });
  expect(room.run("--measure").stdout).toContain("kept 100.00 %");
  const start = await room.read("guide/index.md");
  for (const part of [
    "## The key :kbd[Esc]",
    "A <mark>word</mark> of H<sub>2</sub>O, ^^not^^; ~~old~~<ins>new</ins>.",
    ":kbd[Ctrl]+:kbd[K].",
    "```\n++esc++ ==a==\n```",
  ])
    expect(start).toContain(part);
  expect(room.check().stdout).toContain("no problem");
});

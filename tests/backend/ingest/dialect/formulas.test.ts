import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { resultOf } from "../result-of-file.ts";

async function htmlOf(body: string): Promise<string | null> {
  return (await resultOf(aDocument({}, body))).document?.content ?? null;
}

test.each([
  ["A $x^2$ b", '<p>A <code class="math-inline">x^2</code> b</p>'],
  ["($a_1$, $b*c*d$)", '<p>(<code class="math-inline">a_1</code>, <code class="math-inline">b*c*d</code>)</p>'],
  ["$a \\$ b$", '<p><code class="math-inline">a \\$ b</code></p>'],
  ["$$x$$", '<p><code class="math-display">x</code></p>'],
  ["$$ E = mc^2 $$", '<p><code class="math-display">E = mc^2</code></p>'],
  ["> $$ a =\n> b $$", '<blockquote>\n<p><code class="math-display">a = b</code></p>\n</blockquote>'],
  ["So $$ x $$ is it", '<p>So <code class="math-inline">x</code> is it</p>'],
  ["$$\nx\n\n+ y\n$$", '<pre><code class="language-math">x\n\n+ y\n</code></pre>'],
  ["> $$\n> x\n> $$", '<blockquote>\n<pre><code class="language-math">x\n</code></pre>\n</blockquote>'],
])("%j has a formula", async (body, expected) => {
  expect(await htmlOf(body)).toBe(expected);
});

test.each([
  "It costs $5 and $10.",
  "Between $5-$10",
  "US$5 and US$6",
  "$HOME/$USER",
  "$ x $",
  "$$",
  "$$ $$",
  "$$ x $",
  "a$$ x $$",
  "$$ x $$b",
  "$$ x $$$",
  "a$b$c",
  "$x",
])("the dollars of %j are dollars", async (body) => {
  expect(await htmlOf(body)).toBe(`<p>${body}</p>`);
});

test.each([
  ["Text.\n\n    $$\n    x\n    $$", "<p>Text.</p>\n<pre><code>$$\nx\n$$\n</code></pre>"],
  ["\t$$\n\tx\n\n\t$$", "<pre><code>$$\nx\n\n$$\n</code></pre>"],
  [">     $$\n>     x\n>     $$", "<blockquote>\n<pre><code>$$\nx\n$$\n</code></pre>\n</blockquote>"],
  ["- A\n\n      $$\n      x\n      $$", "<ul>\n<li>\n<p>A</p>\n<pre><code>$$\nx\n$$\n</code></pre>\n</li>\n</ul>"],
  [
    "10. A\n\n    $$\n    x\n    $$",
    '<ol start="10">\n<li>\n<p>A</p>\n<pre><code class="language-math">x\n</code></pre>\n</li>\n</ol>',
  ],
  [
    "- A\n  - B\n\n    $$\n    x\n    $$",
    '<ul>\n<li>A\n<ul>\n<li>\n<p>B</p>\n<pre><code class="language-math">x\n</code></pre>\n</li>\n</ul>\n</li>\n</ul>',
  ],
])(
  "lines of two dollars in indented code are code, in a list they are where the item begins: %j",
  async (body, expected) => {
    expect(await htmlOf(body)).toBe(expected);
  },
);

test("code with dollars is code", async () => {
  expect(await htmlOf("`$x$`\n\n```sh\n$$\necho\n$$\n```")).toBe(
    '<p><code>$x$</code></p>\n<pre><code class="language-sh">$$\necho\n$$\n</code></pre>',
  );
});

test.each([
  [
    "```text\n```js\n```\n\n$$\nx\n$$\n\n*[API]: app\n\nThe API.",
    '<pre><code class="language-text">```js\n</code></pre>',
  ],
  ["```inline``` is code\n\n$$\nx\n$$\n\n*[API]: app\n\nThe API.", "<p><code>inline</code> is code</p>"],
  [
    "- ```js\n  $$\n  ```\n\n$$\nx\n$$\n\n*[API]: app\n\nThe API.",
    '<ul>\n<li>\n<pre><code class="language-js">$$\n</code></pre>\n</li>\n</ul>',
  ],
  [
    "````\n```\n$$\n*[API]: a\n````\n\n$$\nx\n$$\n\n*[API]: app\n\nThe API.",
    "<pre><code>```\n$$\n*[API]: a\n</code></pre>",
  ],
])("formulas and abbreviations behind code are read as such: %j", async (body, first) => {
  const rest = '<pre><code class="language-math">x\n</code></pre>\n<p>The <abbr title="app">API</abbr>.</p>';
  expect(await htmlOf(body)).toBe(`${first}\n${rest}`);
});

import { afterAll, describe, expect, test } from "vitest";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

describe("code", () => {
  test("has highlighted tokens", async () => {
    const html = await site.htmlOf(
      '<pre><code class="language-js">const a = "b"; // c\nfunction d() { return 1; }</code></pre>',
    );
    expect(html).toBe(
      '<pre tabindex="0"><code data-language="js"><span data-token="keyword">const</span> a = <span data-token="string">"b"</span>; ' +
        '<span data-token="comment">// c</span>\n<span data-token="keyword">function</span> <span data-token="function">d</span>() ' +
        '{ <span data-token="keyword">return</span> <span data-token="number">1</span>; }</code></pre>',
    );
  });

  test.each([
    ["graphql", "query { a }", "keyword"],
    ["http", "GET / HTTP/1.1", "keyword"],
    ["json", '{"a": 1}', "name"],
    ["bash", 'echo "x"', "string"],
    ["dns", "@ IN A 192.0.2.1", "keyword"],
    ["ini", "[a]\nb = 1", "number"],
    ["c", "#include &lt;a.h&gt;", "keyword"],
    ["python", "@app.route\ndef a(): pass", "keyword"],
    ["console", "$ ls", "comment"],
    ["html", "&lt;p&gt;x&lt;/p&gt;", "name"],
  ])("in %s has tokens", async (language, code, token) => {
    expect(await site.htmlOf(`<pre><code class="language-${language}">${code}</code></pre>`)).toContain(
      `data-token="${token}"`,
    );
  });

  test("of a zone colours no letters within keys and digests", async () => {
    const code = "example.com. IN DS 31406 13 2 4F6A1C0DA9E3B72A85D61E0C";
    expect(await site.htmlOf(`<pre><code class="language-dns">${code}</code></pre>`)).toContain(
      " 2</span> 4F6A1C0DA9E3B72A85D61E0C</code>",
    );
  });

  test("in an unknown language names it and has no tokens", async () => {
    expect(await site.htmlOf('<pre><code class="language-klingon">a &lt; b</code></pre>')).toBe(
      '<pre tabindex="0"><code data-language="klingon">a &lt; b</code></pre>',
    );
  });

  test.each(["language-<b>", "language-", `language-${"x".repeat(21)}`, "language-a.b", "lang-js", "js"])(
    "with the class %j has no language",
    async (className) => {
      expect(await site.htmlOf(`<pre><code class="${className}">x</code></pre>`)).toBe(
        '<pre tabindex="0"><code>x</code></pre>',
      );
    },
  );

  test("inline names its language and has no tokens", async () => {
    expect(await site.htmlOf('<p><code class="language-c++">int a</code></p>')).toBe(
      '<p><code data-language="c++">int a</code></p>',
    );
  });

  test("keeps its text when tokens are marked", async () => {
    const code = 'if (a < b && c > "d") { /* <e> */ }\n\ttab';
    const escaped = code.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const html = await site.htmlOf(`<pre><code class="language-ts">${escaped}</code></pre>`);
    const text = html
      .replaceAll(/<[^>]+>/gu, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    expect(text).toBe(code);
  });
});

test("code counts its words, with or without highlighting", async () => {
  const code = 'call("one", 2);\n'.repeat(300);
  const [plain, coloured] = await Promise.all([
    site.ready(`<pre><code>${code}</code></pre>`),
    site.ready(`<pre><code class="language-js">${code}</code></pre>`),
  ]);
  expect(coloured.html).toContain("data-token");
  expect(coloured.readingMinutes).toBe(plain.readingMinutes);
});

test("markup in code is counted as words, and creates no headings or footnotes", async () => {
  const { html, outline } = await site.ready(
    '<pre><code class="language-js">a <h2 id="x">b&nbsp;&lt;c</h2> <b>"d"</b></code></pre><p><a href="#x">x</a></p>',
  );
  expect(outline).toEqual([]);
  expect(html).toBe(
    '<pre tabindex="0"><code data-language="js">a b&nbsp;&lt;c <span data-token="string">"d"</span></code></pre><p><a href="#x">x</a></p>',
  );
});

test.each([
  ["code", '<pre><code class="language-js">a <pre><code class="language-js">b</code></pre></code></pre>', "a b"],
  ["a formula", '<pre><code class="language-js">a <code class="math-inline">b</code></code></pre>', "a b"],
])("%s in a block is part of the block, and the next block keeps its own words", async (_name, nested, words) => {
  const html = await site.htmlOf(`${nested}<pre><code class="language-js">third</code></pre>`);
  expect(html.replaceAll(/<[^>]+>/gu, "|").split(/\|+/u)).toEqual(["", words, "third", ""]);
});

test("code in a formula is part of the formula, and the next block keeps its own words", async () => {
  const html = await site.htmlOf(
    '<pre><code class="language-math">x<pre><code class="language-js">y</code></pre></code></pre><pre><code class="language-js">third</code></pre>',
  );
  expect(html).toMatch(/>xy<\/annotation><\/semantics><\/math><\/div><pre[^>]*><code[^>]*>third<\/code><\/pre>$/u);
});

import { afterAll, describe, expect, test } from "vitest";
import { headingAnchor } from "../../../addresses/heading-ids.ts";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

const htmlOf = async (html: string): Promise<string> => (await site.ready(html)).html;

describe("headings", () => {
  test.each([
    ["What is RDAP?", "what-is-rdap"],
    ["Überblick über DNS", "überblick-über-dns"],
    ["ドメイン名 とは", "ドメイン名-とは"],
    ["A & B", "a--b"],
    ["snake_case stays", "snake_case-stays"],
    ["  spaces\n and lines ", "spaces-and-lines"],
    ["🚀 Launch", "launch"],
    ["1.2 Version", "12-version"],
    ["Main", "section-main"],
    ["State", "section-state"],
    ["Q", "section-q"],
    ["fn-1", "section-fn-1"],
    ["__proto__", "proto"],
    ["constructor", "constructor"],
    ["!!!", "section"],
    ["Title", "section-title"],
    ["Related", "section-related"],
    ["Links", "links"],
  ])("%j has the id %j, and links made elsewhere have the same", async (text, id) => {
    const { outline, html } = await site.ready(`<h3>${text.replace("&", "&amp;")}</h3>`);
    expect(outline).toEqual([{ id, text: text.replaceAll(/\s+/gu, " ").trim(), level: 3 }]);
    expect(html).toContain(`<h3 id="${id}">`);
    expect(headingAnchor(text, 1)).toBe(id);
  });

  test("that are equal are told apart by numbers, which never meet", async () => {
    const { outline } = await site.ready("<h2>Step</h2><h2>Step 2</h2><h2>Step</h2><h2>Step</h2><h3>step!</h3>");
    expect(outline.map(({ id }) => id)).toEqual(["step", "step-2", "step-3", "step-4", "step-5"]);
    expect(headingAnchor("Step", 3)).toBe("step-3");
  });

  test("make the outline in order; h1 becomes h2, h5 and empty ones have no id", async () => {
    const { outline, html } = await site.ready(
      "<h1>One <em>more</em></h1><h2></h2><h3>Two</h3><h4>Three</h4><h5>Four</h5>",
    );
    expect(outline).toEqual([
      { id: "one-more", text: "One more", level: 2 },
      { id: "two", text: "Two", level: 3 },
      { id: "three", text: "Three", level: 4 },
    ]);
    expect(html).toBe(
      '<h2 id="one-more">One <em>more</em></h2><h2></h2><h3 id="two">Two</h3><h4 id="three">Three</h4><h5>Four</h5>',
    );
  });

  test("are read without the numbers of their footnotes", async () => {
    const { outline } = await site.ready(
      '<h2>Part<sup><a href="#fn-x" id="fnref-x">1</a></sup> one</h2><ol><li id="fn-x">Note</li></ol>',
    );
    expect(outline).toEqual([{ id: "part-one", text: "Part one", level: 2 }]);
  });

  test("keep the links to the ids they had", async () => {
    const html = await htmlOf(
      '<h2 id="old id">New name</h2><p><a href="#old%20id">a</a><a href="#new-name">b</a><a href="#gone">c</a></p>',
    );
    expect(html).toContain('<a href="#new-name">a</a><a href="#new-name">b</a><a href="#gone">c</a>');
  });

  test("no other element keeps an id, a class, a style, a name or data of the content's own", async () => {
    expect(
      await htmlOf(
        '<p id="a" class="b" style="c" name="d" data-e="f" data-token="keyword" role="main" tabindex="3">x</p>',
      ),
    ).toBe("<p>x</p>");
  });
});

describe("footnotes", () => {
  const markdown = `<p>One<sup><a href="#user-content-fn-a" id="user-content-fnref-a" data-footnote-ref aria-describedby="footnote-label">1</a></sup>
two<sup><a href="#user-content-fn-b" id="user-content-fnref-b">2</a></sup> again<sup><a href="#user-content-fn-a" id="user-content-fnref-a-2">1</a></sup></p>
<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2><ol>
<li id="user-content-fn-a"><p>First <a href="#user-content-fnref-a" aria-label="Back to reference 1" class="data-footnote-backref">↩</a>
<a href="#user-content-fnref-a-2">↩<sup>2</sup></a></p></li>
<li id="user-content-fn-b"><p>Second <a href="#user-content-fnref-b">↩</a></p></li></ol></section>`;

  test("of Markdown have ids of ours and links that lead to them and back", async () => {
    const { html, outline } = await site.ready(markdown);
    expect(html).toContain(
      'One<sup><a href="#fn-1" id="fnref-1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup>',
    );
    expect(html).toContain(
      'again<sup><a href="#fn-1" id="fnref-1-2" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup>',
    );
    expect(html).toContain('<section data-footnotes=""><h2 id="footnote-label">Footnotes</h2>');
    expect(html).toContain(
      '<li id="fn-1"><p>First <a href="#fnref-1" aria-label="Back to reference 1" data-footnote-backref="">',
    );
    expect(html).toContain('<a href="#fnref-1-2" data-footnote-backref="">');
    expect(html).toContain('<li id="fn-2"><p>Second <a href="#fnref-2" data-footnote-backref="">↩</a></p></li>');
    expect(html).not.toContain("user-content");
    expect(outline).toEqual([]);
  });

  test("whose ids stand on the raised numbers work too", async () => {
    const html = await htmlOf(
      '<p>x<sup id="fnref:1"><a href="#fn:1" class="footnote">1</a></sup></p><div class="footnotes"><ol><li id="fn:1">y <a href="#fnref:1">↩</a></li></ol></div>',
    );
    expect(html).toBe(
      '<p>x<sup><a href="#fn-1" id="fnref-1" data-footnote-ref="">1</a></sup></p>' +
        '<div data-footnotes=""><ol><li id="fn-1">y <a href="#fnref-1" data-footnote-backref="">↩</a></li></ol></div>',
    );
  });

  test("are not made of lists that have ids for other reasons", async () => {
    expect(await htmlOf('<ul><li id="step">x</li></ul><a href="#step">y</a>')).toBe(
      '<ul><li>x</li></ul><a href="#step">y</a>',
    );
  });
});

describe("code", () => {
  test("has its tokens marked", async () => {
    const html = await htmlOf(
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
    ["html", "&lt;p&gt;x&lt;/p&gt;", "name"],
  ])("in %s has tokens", async (language, code, token) => {
    expect(await htmlOf(`<pre><code class="language-${language}">${code}</code></pre>`)).toContain(
      `data-token="${token}"`,
    );
  });

  test("in a language nobody knows names it and stays plain", async () => {
    expect(await htmlOf('<pre><code class="language-klingon">a &lt; b</code></pre>')).toBe(
      '<pre tabindex="0"><code data-language="klingon">a &lt; b</code></pre>',
    );
  });

  test.each(["language-<b>", "language-", `language-${"x".repeat(21)}`, "language-a.b", "lang-js", "js"])(
    "of the class %j has no language",
    async (className) => {
      expect(await htmlOf(`<pre><code class="${className}">x</code></pre>`)).toBe(
        '<pre tabindex="0"><code>x</code></pre>',
      );
    },
  );

  test("in a line names its language and has no tokens", async () => {
    expect(await htmlOf('<p><code class="language-c++">int a</code></p>')).toBe(
      '<p><code data-language="c++">int a</code></p>',
    );
  });

  test("of the text is not changed by its tokens", async () => {
    const code = 'if (a < b && c > "d") { /* <e> */ }\n\ttab';
    const escaped = code.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const html = await htmlOf(`<pre><code class="language-ts">${escaped}</code></pre>`);
    const text = html
      .replaceAll(/<[^>]+>/gu, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    expect(text).toBe(code);
  });
});

describe("callouts", () => {
  test.each(["note", "tip", "important", "warning", "caution"])(
    "of the kind %s are marked and keep their title",
    async (kind) => {
      const html = await htmlOf(
        `<div class="markdown-alert markdown-alert-${kind}" dir="auto"><p class="markdown-alert-title" dir="auto">` +
          '<svg class="octicon"><path d="M0"></path></svg>Read this</p><p>Text</p></div>',
      );
      expect(html).toBe(
        `<div dir="auto" data-callout="${kind}" role="note"><p dir="auto" data-callout-title="">Read this</p><p>Text</p></div>`,
      );
    },
  );

  test("without a title get the name of their kind", async () => {
    expect(await htmlOf('<div class="markdown-alert markdown-alert-tip"><p>Text</p></div>')).toBe(
      '<div data-callout="tip" role="note"><p data-callout-title="">Tip</p><p>Text</p></div>',
    );
  });

  test("of unknown kinds are ordinary parts of the text", async () => {
    expect(await htmlOf('<div class="markdown-alert markdown-alert-evil">x</div>')).toBe("<div>x</div>");
  });
});

describe("tables", () => {
  test("scroll in a region that keyboards reach, named by the caption or by the heading before it", async () => {
    const region = (label: string, table: string) =>
      `<div data-table="" tabindex="0" role="region" aria-label="${label}">${table}</div>`;
    const body = "<tbody><tr><td>x</td></tr></tbody>";
    expect(await htmlOf(`<table>${body}</table>`)).toBe(region("Table", `<table>${body}</table>`));
    expect(await htmlOf(`<table><caption>Prices "now"</caption>${body}</table>`)).toBe(
      region("Prices &quot;now&quot;", `<table><caption>Prices "now"</caption>${body}</table>`),
    );
    expect(await htmlOf(`<h2>Costs</h2><table>${body}</table>`)).toContain(
      region("Table: Costs", `<table>${body}</table>`),
    );
  });

  test("in tables are not wrapped again", async () => {
    const html = await htmlOf("<table><tr><td><table><tr><td>x</table></table>");
    expect(html.match(/data-table/gu)).toHaveLength(1);
  });

  test("keep alignment and spans that make sense", async () => {
    const html = await htmlOf(
      '<table><tr><td align="right" colspan="2">a</td><td align="evil" colspan="99999">b</td></tr></table>',
    );
    expect(html).toContain('<td align="right" colspan="2">a</td><td>b</td>');
  });
});

describe("images and links", () => {
  test("images load when they are needed", async () => {
    expect(await htmlOf('<h2>Title</h2><img src="/media/a.svg" alt="A" width="10" height="x" srcset="b 2x">')).toBe(
      '<h2 id="section-title">Title</h2><img src="/media/a.svg" alt="A" width="10" loading="lazy" decoding="async">',
    );
  });

  test("only the first image before any heading, which a reader may see at once, does not wait", async () => {
    const image = '<img src="/media/a.svg" alt="A">';
    expect(await htmlOf(`<p>${image}${image}</p>`)).toBe(
      '<p><img src="/media/a.svg" alt="A" decoding="async"><img src="/media/a.svg" alt="A" loading="lazy" decoding="async"></p>',
    );
  });

  test("images without an address that may be loaded are left out", async () => {
    expect(
      await htmlOf('<p>a<img alt="x"><img src=""><img src="data:image/png;base64,AA"><img src="mailto:a@b"></p>'),
    ).toBe("<p>a</p>");
  });

  test.each([
    ["https://other.example/a", ' rel="noopener noreferrer"'],
    ["//other.example/a", ' rel="noopener noreferrer"'],
    ["/\\other.example", ' rel="noopener noreferrer"'],
    ["/article/a", ""],
    ["../a?b=c#d", ""],
    ["#top", ""],
    ["mailto:a@example.org", ""],
    ["tel:+3511234", ""],
  ])("the link %j is kept", async (href, rel) => {
    expect(await htmlOf(`<a href="${href}" target="_blank" rel="opener" ping="/x">x</a>`)).toBe(
      `<a href="${href}"${rel}>x</a>`,
    );
  });
});

test("the boxes of a task list stay as characters, in place of bullets", async () => {
  const html = await htmlOf(
    '<ul><li><input type="checkbox" disabled checked> done</li><li><input type="checkbox" disabled> open</li></ul>',
  );
  expect(html).toBe('<ul><li data-task="">☑ done</li><li data-task="">☐ open</li></ul>');
});

test.each([
  ["", 1],
  ["<p>one two three</p>", 1],
  [`<p>${"word ".repeat(660)}</p>`, 3],
  ["<p>word</p>".repeat(660), 3],
])("reading takes its minutes (%#)", async (html, minutes) => {
  expect((await site.ready(html)).readingMinutes).toBe(minutes);
});

test("plain text and an empty text are texts", async () => {
  expect(await htmlOf("a < b & c")).toBe("a &lt; b &amp; c");
  expect(await htmlOf("")).toBe("");
});

test("code counts the words that are written, whatever the colours of its language", async () => {
  const code = 'call("one", 2);\n'.repeat(300);
  const [plain, coloured] = await Promise.all([
    site.ready(`<pre><code>${code}</code></pre>`),
    site.ready(`<pre><code class="language-js">${code}</code></pre>`),
  ]);
  expect(coloured.html).toContain("data-token");
  expect(coloured.readingMinutes).toBe(plain.readingMinutes);
});

test("markup in code is its words, also for the headings and notes that it would have been", async () => {
  const { html, outline } = await site.ready(
    '<pre><code class="language-js">a <h2 id="x">b&nbsp;&lt;c</h2> <b>"d"</b></code></pre><p><a href="#x">x</a></p>',
  );
  expect(outline).toEqual([]);
  expect(html).toBe(
    '<pre tabindex="0"><code data-language="js">a b&nbsp;&lt;c <span data-token="string">"d"</span></code></pre><p><a href="#x">x</a></p>',
  );
});

test("a page of frames has no text", async () => {
  expect((await site.ready("<frameset><frame src=/x></frameset>")).html).toBe("");
});

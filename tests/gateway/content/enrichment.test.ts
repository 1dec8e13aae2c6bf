import { afterAll, describe, expect, test } from "vitest";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

describe("callouts", () => {
  test.each(["note", "tip", "important", "warning", "caution"])(
    "of the kind %s are marked and keep their title, which the kind stands before",
    async (kind) => {
      const html = await site.htmlOf(
        `<div class="markdown-alert markdown-alert-${kind}" dir="auto"><p class="markdown-alert-title" dir="auto">` +
          '<svg class="octicon"><path d="M0"></path></svg>Read this</p><p>Text</p></div>',
      );
      expect(html).toBe(
        `<div dir="auto" data-callout="${kind}" role="note"><p dir="auto" data-callout-title=""><span data-callout-kind="">${kind[0]?.toUpperCase() ?? ""}${kind.slice(1)}: </span>Read this</p><p>Text</p></div>`,
      );
    },
  );

  test("without a title are titled by their kind", async () => {
    expect(await site.htmlOf('<div class="markdown-alert markdown-alert-tip"><p>Text</p></div>')).toBe(
      '<div data-callout="tip" role="note"><p data-callout-title="">Tip</p><p>Text</p></div>',
    );
  });

  test.each(["Tip", "Tip: read on", "TIP"])("whose title %j names the kind have it once", async (title) => {
    const html = `<div class="markdown-alert markdown-alert-tip"><p class="markdown-alert-title">${title}</p></div>`;
    expect(await site.htmlOf(html)).toBe(
      `<div data-callout="tip" role="note"><p data-callout-title="">${title}</p></div>`,
    );
  });

  test("keep links, code and emphasis in their title", async () => {
    const html =
      '<div class="markdown-alert markdown-alert-tip"><p class="markdown-alert-title">\n See <a href="javascript:x" onclick="y()">a</a>, ' +
      '<a href="/article/b" class="x">b</a>, <code class="language-js">npm ci</code> and <em style="z">c</em> \n</p></div>';
    expect(await site.htmlOf(html)).toBe(
      '<div data-callout="tip" role="note"><p data-callout-title=""><span data-callout-kind="">Tip: </span>See <a>a</a>, ' +
        '<a href="/article/b">b</a>, <code data-language="js">npm ci</code> and <em>c</em></p></div>',
    );
  });

  test.each([
    "<h2>A</h2>",
    "<p>A</p>",
    '<div class="markdown-alert markdown-alert-note"><p>A</p></div>',
    '<pre><code class="language-js">A</code></pre>',
    "<table><tr><td>A</td></tr></table>",
    '<a class="video" href="/media/a.mp4">A</a>',
    '<code class="math-inline">A</code><h2></h2>',
  ])("whose title is more than a line have its words alone: %s", async (title) => {
    const html = `<div class="markdown-alert markdown-alert-tip"><div class="markdown-alert-title">${title}</div></div><pre><code class="language-js">if</code></pre>`;
    expect(await site.htmlOf(html)).toBe(
      '<div data-callout="tip" role="note"><div data-callout-title=""><span data-callout-kind="">Tip: </span>A</div></div>' +
        '<pre tabindex="0"><code data-language="js"><span data-token="keyword">if</span></code></pre>',
    );
  });

  test("may have formulas and footnotes in their title", async () => {
    const html =
      '<div class="markdown-alert markdown-alert-tip"><p class="markdown-alert-title"><code class="math-inline">x</code> of<sup><a href="#fn-a" id="fnref-a">1</a></sup></p></div>' +
      '<pre><code class="language-js">if</code></pre><section class="footnotes"><ol><li id="fn-a"><p>A <a href="#fnref-a">back</a></p></li></ol></section>';
    const written = await site.htmlOf(html);
    expect(written).toContain("<math");
    expect(written).toContain('<a href="#fn-1" id="fnref-1" data-footnote-ref="">1</a>');
    expect(written).toContain('<a href="#fnref-1" data-footnote-backref="">back</a>');
    expect(written).toContain('<span data-token="keyword">if</span>');
  });

  test("of unknown kinds are ordinary content", async () => {
    expect(await site.htmlOf('<div class="markdown-alert markdown-alert-evil">x</div>')).toBe("<div>x</div>");
  });
});

describe("tables", () => {
  test("scroll in a region that is reachable by keyboard, named by the caption or by the preceding heading", async () => {
    const region = (label: string, table: string) =>
      `<div data-table="" tabindex="0" role="region" aria-label="${label}">${table}</div>`;
    const body = "<tbody><tr><td>x</td></tr></tbody>";
    expect(await site.htmlOf(`<table>${body}</table>`)).toBe(region("Table", `<table>${body}</table>`));
    expect(await site.htmlOf(`<table><caption>Prices "now"</caption>${body}</table>`)).toBe(
      region("Prices &quot;now&quot;", `<table><caption>Prices "now"</caption>${body}</table>`),
    );
    expect(await site.htmlOf(`<h2>Costs</h2><table>${body}</table>`)).toContain(
      region("Table: Costs", `<table>${body}</table>`),
    );
  });

  test("inside tables are not wrapped again", async () => {
    const html = await site.htmlOf("<table><tr><td><table><tr><td>x</table></table>");
    expect(html.match(/data-table/gu)).toHaveLength(1);
  });

  test("keep alignment and valid spans", async () => {
    const html = await site.htmlOf(
      '<table><tr><td align="right" colspan="2">a</td><td align="evil" colspan="99999">b</td></tr></table>',
    );
    expect(html).toContain('<td colspan="2" data-align="right">a</td><td>b</td>');
  });
});

describe("images and links", () => {
  test("images load lazily", async () => {
    expect(
      await site.htmlOf('<h2>Title</h2><img src="/media/a.svg" alt="A" width="10" height="x" srcset="b 2x">'),
    ).toBe(
      '<h2 id="section-title">Title</h2><img src="/media/a.svg" alt="A" width="10" loading="lazy" decoding="async">',
    );
  });

  test("only the first image, when it is before any heading, loads eagerly", async () => {
    const image = '<img src="/media/a.svg" alt="A">';
    expect(await site.htmlOf(`<p>${image}${image}</p>`)).toBe(
      '<p><img src="/media/a.svg" alt="A" decoding="async"><img src="/media/a.svg" alt="A" loading="lazy" decoding="async"></p>',
    );
  });

  test("images without a loadable address are removed", async () => {
    expect(
      await site.htmlOf('<p>a<img alt="x"><img src=""><img src="data:image/png;base64,AA"><img src="mailto:a@b"></p>'),
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
    expect(await site.htmlOf(`<a href="${href}" target="_blank" rel="opener" ping="/x">x</a>`)).toBe(
      `<a href="${href}"${rel}>x</a>`,
    );
  });
});

test("task list checkboxes become characters, in place of bullets", async () => {
  const html = await site.htmlOf(
    '<ul><li><input type="checkbox" disabled checked> done</li><li><input type="checkbox" disabled> open</li></ul>',
  );
  expect(html).toBe('<ul><li data-task="">☑ done</li><li data-task="">☐ open</li></ul>');
});

test.each([
  ["", 1],
  ["<p>one two three</p>", 1],
  [`<p>${"word ".repeat(660)}</p>`, 3],
  ["<p>word</p>".repeat(660), 3],
  // What stands for a checkbox is no word.
  [`<ul>${'<li><input type="checkbox" disabled> word</li>'.repeat(330)}</ul>`, 2],
])("the reading time is in minutes (%#)", async (html, minutes) => {
  expect((await site.ready(html)).readingMinutes).toBe(minutes);
});

test("plain text and an empty text are valid", async () => {
  expect(await site.htmlOf("a < b & c")).toBe("a &lt; b &amp; c");
  expect(await site.htmlOf("")).toBe("");
});

test("a page of frames has no text", async () => {
  expect((await site.ready("<frameset><frame src=/x></frameset>")).html).toBe("");
});

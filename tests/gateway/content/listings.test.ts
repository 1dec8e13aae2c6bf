import { afterAll, expect, test } from "vitest";
import { absoluteHtml } from "../../../gateway/crawlers/absolute-html.ts";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

async function markdownOf(html: string): Promise<string | null> {
  const content = await site.pipeline.toMarkdown(await site.ready(html), "https://docs.example/a");
  return content.kind === "markdown" ? content.markdown : null;
}

const listing =
  '<figure class="code"><figcaption>a.ts</figcaption><pre><code class="language-ts lines-mark:1 lines-ins:3 lines-del:2">a();\nb();\nc();\nd();\n</code></pre></figure>';

test("code has its title, and its lines of each kind", async () => {
  expect((await site.htmlOf(listing)).replaceAll(/<span data-token="\w+">(.*?)<\/span>/gu, "$1")).toBe(
    '<figure data-listing="" data-rich=""><figcaption data-title="" data-language="ts">a.ts</figcaption><pre tabindex="0" data-lines="" data-rich="">' +
      '<code data-language="ts"><mark data-line="">a();</mark>\n<del data-line="">b();</del>\n<ins data-line="">c();</ins>\nd();\n</code></pre></figure>',
  );
});

test("lines are numbered from the number that is given, in code without colours too", async () => {
  expect(await site.htmlOf('<pre><code class="line-numbers:9 lines-mark:2-99999">a &lt;\nb\n</code></pre>')).toBe(
    '<pre tabindex="0" data-lines="numbered" data-rich=""><code><span data-line="" data-number="9">a &lt;</span>\n<mark data-line="" data-number="10">b</mark>\n</code></pre>',
  );
});

test("a token over several lines is closed and opened again", async () => {
  expect(await site.htmlOf('<pre><code class="language-js lines-mark:2">/* a\nb */</code></pre>')).toContain(
    '<span data-token="comment">/* a</span>\n<mark data-line=""><span data-token="comment">b */</span></mark>',
  );
});

test.each(["lines-mark:x", "lines-mark:", "lines-evil:1", "line-numbers:x", "lines-mark:0"])(
  "the class %j says nothing about lines",
  async (name) => {
    expect(await site.htmlOf(`<pre><code class="${name}">a</code></pre>`)).not.toContain("<mark");
  },
);

test("very long code keeps its text, without elements for its lines", async () => {
  const html = await site.htmlOf(`<pre><code class="line-numbers:1">${"a\n".repeat(3_000)}</code></pre>`);
  expect(html).not.toContain("data-number");
  expect(html.match(/a\n/gu)).toHaveLength(3_000);
});

test("as Markdown, code has its title, and lines that are added and removed are a diff", async () => {
  expect(await markdownOf(listing)).toBe('```diff title="a.ts" lang=ts {1}\n a();\n-b();\n+c();\n d();\n```');
});

const tabs =
  '<div class="tabs tabs-sync-os"><section class="tab"><p class="tab-title">Linux <img src=x onerror=alert(1)><b>x</b></p><p>A</p></section><section class="tab"><p class="tab-title">macOS</p><p>B</p></section></div>';

test("tabs are panels with titles; HTML in a title is inert", async () => {
  expect(await site.htmlOf(tabs)).toBe(
    '<div data-tabs="os" data-rich=""><section data-tab=""><p data-title="">Linux <img src="x" decoding="async" data-sized=""><b>x</b></p><p>A</p></section><section data-tab=""><p data-title="">macOS</p><p>B</p></section></div>',
  );
  expect(await markdownOf(tabs)).toBe("**Linux ![](https://docs.example/x)__x__**\n\nA\n\n**macOS**\n\nB");
});

test("tabs without panels are ordinary content, and a name that is none does not synchronise", async () => {
  expect(await site.htmlOf('<div class="tabs"><p>A</p></div>')).toBe("<div><p>A</p></div>");
  expect(await site.htmlOf('<div class="tabs tabs-sync-a.b"><section class="tab">A</section></div>')).toBe(
    '<div data-tabs="" data-rich=""><section data-tab="">A</section></div>',
  );
});

test("for readers outside the site the titles of tabs and callouts are strong, and code says its language", async () => {
  const html =
    '<div class="tabs"><div class="tab"><p class="tab-title"><em>npm</em></p><pre><code class="language-mermaid">a</code></pre></div></div>' +
    '<div class="markdown-alert markdown-alert-note"><p class="markdown-alert-title">Note</p><p>A.</p></div>';
  expect(absoluteHtml(await site.htmlOf(html), "https://docs.example/article/own")).toBe(
    '<div><div><p><strong><em>npm</em></strong></p><pre><code class="language-mermaid">a</code></pre></div></div>' +
      "<div><p><strong>Note</strong></p><p>A.</p></div>",
  );
});

test("a diagram that is too long to be drawn is code", async () => {
  const diagram = (text: string) => `<pre><code class="language-mermaid">pie\n${text}</code></pre>`;
  expect(await site.htmlOf(diagram("x"))).toContain('data-diagram="" data-rich=""');
  expect(await site.htmlOf(diagram("x".repeat(50_000)))).not.toMatch(/data-diagram|data-rich/);
});

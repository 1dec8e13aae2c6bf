import { afterAll, expect, test } from "vitest";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

const address = "https://docs.example/article/own";
async function markdownOf(html: string): Promise<string | null> {
  const content = await site.pipeline.toMarkdown(await site.ready(html), address);
  return content.kind === "markdown" ? content.markdown : null;
}

test("a table stays a table: alignment, code and pipes in cells; its caption is above it", async () => {
  const html = `<table><caption>Records</caption><thead><tr><th>Type</th><th align="right">TTL</th></tr></thead><tbody><tr><td><code>A</code></td><td align="right">a|b</td></tr></tbody></table>`;
  expect(await markdownOf(html)).toBe("Records\n\n| Type |  TTL |\n| ---- | ---: |\n| `A`  | a\\|b |");
});

test("code keeps every character and its language, and its fence cannot end early", async () => {
  const code = 'const a = "<b>";\n\n```\n  indented // & more';
  const html = `<pre><code class="language-js">${code.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</code></pre>`;
  expect(await markdownOf(html)).toBe(`\`\`\`\`js\n${code}\n\`\`\`\``);
});

test("links and pictures are absolute", async () => {
  const html =
    '<p><a href="/blog/a#b">1</a> <a href="other">2</a> <a href="#part">3</a> <a href="https://x.example/?a=1&amp;b=2">4</a> <img src="/media/x.svg" alt="A drawing"></p>';
  expect(await markdownOf(html)).toBe(
    "[1](https://docs.example/blog/a#b) [2](https://docs.example/article/other) [3](https://docs.example/article/own#part) [4](https://x.example/?a=1\\&b=2) ![A drawing](https://docs.example/media/x.svg)",
  );
});

test("callouts, tasks and footnotes use GitHub's syntax", async () => {
  expect(
    await markdownOf(
      '<div class="markdown-alert markdown-alert-warning"><p class="markdown-alert-title">Warning</p><p>Keep it.</p></div>',
    ),
  ).toBe("> [!WARNING]\n> Keep it.");
  const titled = (kind: string): string =>
    `<div class="markdown-alert markdown-alert-${kind}"><p class="markdown-alert-title">Mind the gap</p><p>Keep it.</p></div>`;
  expect(await markdownOf(titled("warning"))).toBe("> [!WARNING]\n> **Mind the gap**\n>\n> Keep it.");
  expect(await markdownOf(titled("danger"))).toBe("> [!CAUTION]\n> **Danger: Mind the gap**\n>\n> Keep it.");
  const marked =
    '<div class="markdown-alert markdown-alert-danger"><p class="markdown-alert-title">See <a href="b">b</a> and <code>c</code></p><p>Keep it.</p></div>';
  expect(await markdownOf(marked)).toBe(
    "> [!CAUTION]\n> **Danger: See [b](https://docs.example/article/b) and `c`**\n>\n> Keep it.",
  );
  expect(await markdownOf(marked.replace("danger", "tip"))).toBe(
    "> [!TIP]\n> **See [b](https://docs.example/article/b) and `c`**\n>\n> Keep it.",
  );
  expect(
    await markdownOf(
      '<ul><li><input type="checkbox" checked> done</li><li><p><input type="checkbox"> open</p></li></ul>',
    ),
  ).toMatch(/- \[x\] done\n+- \[ \] open/);
  const note =
    '<p>A<sup><a href="#fn-x" id="fnref-x">1</a></sup></p><section class="footnotes"><h2>Footnotes</h2><ol><li id="fn-x"><p>The note. <a href="#fnref-x">↩</a></p></li></ol></section>';
  expect(await markdownOf(note)).toBe("A[^1]\n\n[^1]: The note.");
});

test("marked and numbered lines stand behind the language of code, in a diff too", async () => {
  const code = (classes: string) => `<pre><code class="language-ts ${classes}">a\nb\nc\nd\ne\n</code></pre>`;
  expect(await markdownOf(code("lines-mark:1,3-5 line-numbers:12"))).toBe(
    "```ts {1,3-5} lineNumbers=12\na\nb\nc\nd\ne\n```",
  );
  expect(await markdownOf(code("lines-mark:2 lines-ins:3 line-numbers:1"))).toBe(
    "```diff lang=ts {2} lineNumbers\n a\n b\n+c\n d\n e\n```",
  );
});

test("what abbreviations mean stands once behind the text", async () => {
  const html =
    '<p>A <abbr title="time to\nlive">TTL</abbr>, another <abbr title="time to live">TTL</abbr>, an <abbr>API</abbr>.</p>';
  expect(await markdownOf(html)).toBe("A TTL, another TTL, an API.\n\n*[TTL]: time to live");
});

test("words that look like Markdown are escaped, and unsupported markup becomes its text", async () => {
  expect(await markdownOf("<p># 1 *2* [3](4) `5` &lt;b&gt; [!NOTE]</p>")).toBe(
    "\\# 1 \\*2\\* \\[3]\\(4) \\`5\\` \\<b> \\[!NOTE]",
  );
  expect(
    await markdownOf("<details><summary>More</summary><p>Inside</p></details><p><a>no address</a><kbd>K</kbd></p>"),
  ).toBe("**More**\n\nInside\n\nno address`K`");
});

test("a text with the deepest allowed nesting becomes Markdown or nothing, and the next ones are processed", async () => {
  const deep = await site.pipeline.process("<div>".repeat(2_000));
  if (deep.kind === "ready") await site.pipeline.toMarkdown(deep, address);
  expect(await markdownOf("<p>next</p>")).toBe("next");
});

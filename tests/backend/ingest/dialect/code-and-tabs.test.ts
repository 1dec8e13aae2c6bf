import { expect, test } from "vitest";
import { aDocument } from "../../support/content-folder.ts";
import { resultOf } from "../result-of-file.ts";

async function published(body: string) {
  const { document, reported } = await resultOf(aDocument({}, body));
  return { html: document?.content ?? null, reported };
}

test.each([
  [
    'ts title="a b.ts"',
    '<figure class="code"><figcaption>a b.ts</figcaption><pre><code class="language-ts">a\n</code></pre></figure>',
  ],
  [
    "ts title=a.ts",
    '<figure class="code"><figcaption>a.ts</figcaption><pre><code class="language-ts">a\n</code></pre></figure>',
  ],
  [
    "ts {1,3-5} ins={7} del={8} lineNumbers=9",
    '<pre><code class="language-ts lines-mark:1,3-5 lines-ins:7 lines-del:8 line-numbers:9">a\n</code></pre>',
  ],
  [
    'ts title="f() { }"',
    '<figure class="code"><figcaption>f() { }</figcaption><pre><code class="language-ts">a\n</code></pre></figure>',
  ],
  [
    "ts title='a {2} b' {3}",
    '<figure class="code"><figcaption>a {2} b</figcaption><pre><code class="language-ts lines-mark:3">a\n</code></pre></figure>',
  ],
  [
    'ts {3} title="a ins={4} lineNumbers=5 b"',
    '<figure class="code"><figcaption>a ins={4} lineNumbers=5 b</figcaption><pre><code class="language-ts lines-mark:3">a\n</code></pre></figure>',
  ],
  ["ts showLineNumbers", '<pre><code class="language-ts line-numbers:1">a\n</code></pre>'],
  ["json variables", '<pre><code class="language-json">a\n</code></pre>'],
])("what stands behind a language: %s", async (info, expected) => {
  const { html, reported } = await published(`\`\`\`${info}\na\n\`\`\``);
  expect(html).toBe(expected);
  expect(reported).toEqual([]);
});

test("lines that cannot be read are reported", async () => {
  expect((await published("```ts {a} ins={1-}\na\n```")).reported).toEqual([
    "5 directive published",
    "5 directive published",
  ]);
});

test("a diff of a language keeps its language; a patch stays one", async () => {
  expect((await published("```diff lang=ts\n a\n-b\n+c\n```")).html).toBe(
    '<pre><code class="language-ts lines-ins:3 lines-del:2">a\nb\nc\n</code></pre>',
  );
  expect((await published("```diff lang=ts\n@@ -1 +1 @@\n-b\n```")).html).toBe(
    '<pre><code class="language-diff">@@ -1 +1 @@\n-b\n</code></pre>',
  );
});

test("tabs hold what follows each of their lines", async () => {
  const { html, reported } = await published(
    "::::tabs{sync=os}\nFirst.\n\n::tab[Linux]\nA\n\n:::tip\nB\n:::\n\n::tab[macOS]\nC\n::::",
  );
  expect(html).toBe(
    '<div class="tabs tabs-sync-os">\n<p>First.</p>\n<div class="tab">\n<p class="tab-title">Linux</p>\n<p>A</p>\n' +
      '<div class="markdown-alert markdown-alert-tip">\n<p class="markdown-alert-title">Tip</p>\n<p>B</p>\n</div>\n</div>\n' +
      '<div class="tab">\n<p class="tab-title">macOS</p>\n<p>C</p>\n</div>\n</div>',
  );
  expect(reported).toEqual([]);
});

test("a group of code has a tab for each block: its label, its title or its language", async () => {
  const { html } = await published(
    ':::code-group\n```bash [npm]\na\n```\n```bash title="yarn"\nb\n```\n```bash\nc\n```\n```bash title="see [docs]"\nd\n```\n:::',
  );
  const panel = (title: string, code: string) =>
    `<div class="tab">\n<p class="tab-title">${title}</p>\n<pre><code class="language-bash">${code}\n</code></pre>\n</div>`;
  expect(html).toBe(
    `<div class="tabs">\n${[panel("npm", "a"), panel("yarn", "b"), panel("bash", "c"), panel("see [docs]", "d")].join("\n")}\n</div>`,
  );
});

test("a title of a diff may name a language", async () => {
  expect((await published('```diff title="with lang=ts"\n a\n-b\n```')).html).toBe(
    '<figure class="code"><figcaption>with lang=ts</figcaption><pre><code class="language-diff"> a\n-b\n</code></pre></figure>',
  );
  expect((await published('```diff title="with lang=js" lang=ts\n a\n-b\n```')).html).toBe(
    '<figure class="code"><figcaption>with lang=js</figcaption><pre><code class="language-ts lines-del:2">a\nb\n</code></pre></figure>',
  );
});

test.each([
  ["::tab[A]\n\nText", "<p>::tab[A]</p>\n<p>Text</p>"],
  [":::tabs\nText\n:::", "<p>:::tabs</p>\n<p>Text</p>\n<p>:::</p>"],
  [":::code-group\nText\n:::", "<p>:::code-group</p>\n<p>Text</p>\n<p>:::</p>"],
])("tabs without parts, and parts without tabs, are reported and stay text: %j", async (text, expected) => {
  const { html, reported } = await published(text);
  expect(html).toBe(expected);
  expect(reported).toEqual(["5 directive published"]);
});

test("ten thousand tabs are text, reported", async () => {
  const { html, reported } = await published(`:::tabs\n${"::tab[A]\n".repeat(10_000)}:::`);
  expect(html).toMatch(/^<p>:::tabs<\/p>\n<p>::tab\[A\]<\/p>/);
  expect(reported[0]).toBe("5 directive published");
});

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { defaultContentLimits } from "../../../gateway/content/content-limits.ts";
import { root } from "../../support/programs/entries.ts";
import { openPipeline } from "./open-pipeline.ts";

/** Attributes that parsers compare pairwise: a small text that takes very long. */
function slow(count: number): string {
  return `<a ${Array.from({ length: count }, (_, index) => `a${index}`).join(" ")}>x</a>`;
}

test.each([
  ["bytes", `<p>${"x".repeat(512 * 1024)}</p>`, /^A text may have 524288 bytes, this one has 524295\./u],
  ["bytes of other scripts", "日".repeat(180_000), /^A text may have 524288 bytes, this one has 540000\./u],
  ["tags", "<br>".repeat(20_001), /^A text may have 20000 tags, this one has more\./u],
  ["elements within each other", "<div>".repeat(2_001), /^A text may nest 2000 elements, this one nests more\./u],
  ["elements hidden behind end tags of others", "<b></x></i>".repeat(2_001), /^A text may nest 2000 elements/u],
])("a text with too many %s is refused at once", async (_name, html, reason) => {
  // No thread is needed: there is none.
  await using site = openPipeline({ workerUrl: new URL("./nowhere.ts", import.meta.url) });
  expect(await site.refusal(html)).toMatch(reason);
  expect(site.warnings).toHaveLength(1);
});

test.each([
  ["as many bytes as there may be", `<p>${"x".repeat(512 * 1024 - 7)}</p>`],
  ["as many tags as there may be", "<br>".repeat(20_000)],
  ["as many elements within each other as there may be", "<div>".repeat(2_000)],
  ["many paragraphs that nothing closes", "<p>no end tag<br>".repeat(9_000)],
  ["many cells that nothing closes", `<table>${"<tr><td>cell".repeat(9_000)}</table>`],
])("a text with %s is accepted", async (_name, html) => {
  await using site = openPipeline({ limits: { ...defaultContentLimits, cpuMs: 10_000, waitMs: 60_000 } });
  expect((await site.pipeline.process(html)).kind).toBe("ready");
});

test("a text that takes too long is refused, and waiting texts are processed", async () => {
  await using site = openPipeline({ limits: { ...defaultContentLimits, cpuMs: 300 } });
  await site.ready("<p>start</p>");
  const [refusal, ...behind] = await Promise.all([
    site.refusal(slow(50_000)),
    site.ready("<p>1</p>"),
    site.ready("<p>2</p>"),
  ]);
  expect(refusal).toBe("A text may take 300 ms of CPU time, this one took more. Simplify it.");
  expect(behind.map(({ html }) => html)).toEqual(["<p>1</p>", "<p>2</p>"]);
  expect(site.warnings).toEqual([refusal]);
});

test("the page's thread is not blocked while a text takes too long", async () => {
  await using site = openPipeline({ limits: { ...defaultContentLimits, cpuMs: 300 } });
  await site.ready("<p>start</p>");
  const before = process.threadCpuUsage();
  await site.refusal(slow(50_000));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(200);
});

test("a text that took too long is not retried for a while", async () => {
  await using site = openPipeline({ limits: { ...defaultContentLimits, cpuMs: 300 } });
  await site.ready("<p>start</p>");
  await site.refusal(slow(50_000));
  await site.refusal(slow(50_000));
  expect(site.warnings).toHaveLength(1);
});

test("a text that took too long is retried after a while", async () => {
  await using site = openPipeline({ limits: { ...defaultContentLimits, cpuMs: 300, refusalSeconds: 0 } });
  await site.ready("<p>start</p>");
  await site.refusal(slow(50_000));
  await site.refusal(slow(50_000));
  expect(site.warnings).toHaveLength(2);
});

test("a text that needs too much memory is refused, and the next one is processed", async () => {
  await using site = openPipeline({
    // Its sources, as in production: its bundle takes less memory of its own.
    workerUrl: pathToFileURL(join(root, "gateway/content/workers/worker.ts")),
    limits: { ...defaultContentLimits, memoryMb: 60, cpuMs: 100_000, waitMs: 100_000 },
  });
  await site.ready("<p>start</p>");
  expect(await site.refusal("<p><b>x</b><i>y</i></p>".repeat(6_600))).toBe(
    "A text may take 60 MB of memory, this one took more. Simplify it.",
  );
  expect((await site.ready("<p>next</p>")).html).toBe("<p>next</p>");
});

test("concurrent requests share the processing of one text", async () => {
  await using site = openPipeline();
  const html = `<p>${"word ".repeat(20_000)}</p>`;
  const first = await Promise.all(Array.from({ length: 50 }, () => site.pipeline.process(html)));
  expect(new Set(first).size).toBe(1);
  expect(await site.pipeline.process(html)).toBe(first[0]);
  expect(await site.pipeline.process(`${html} `)).not.toBe(first[0]);
});

test("results are limited in number; the least recently used is evicted first", async () => {
  await using site = openPipeline({ limits: { ...defaultContentLimits, memoBytes: 25_000 } });
  const [a, b, c] = ["a", "b", "c"].map((letter) => letter.repeat(5_000));
  const first = await site.pipeline.process(a ?? "");
  const second = await site.pipeline.process(b ?? "");
  expect(await site.pipeline.process(a ?? "")).toBe(first);
  await site.pipeline.process(c ?? "");
  expect(await site.pipeline.process(a ?? "")).toBe(first);
  expect(await site.pipeline.process(b ?? "")).not.toBe(second);
});

test("many texts in sequence do not increase memory use", async () => {
  // A thread takes 20 MB of it at rest.
  await using site = openPipeline({ limits: { ...defaultContentLimits, memoryMb: 36 } });
  const paragraph = "<h2>Heading</h2><p>Some <b>bold</b> text and <a href='/x'>a link</a>.</p>";
  for (let text = 0; text < 110; text += 1) await site.ready(`${paragraph.repeat(40)}${text}`);
  expect(site.warnings).toEqual([]);
});

test("texts waiting at shutdown are answered, and so are later ones", async () => {
  const site = openPipeline();
  const waiting = [site.unavailability("<p>a</p>"), site.unavailability("<p>b</p>")];
  await site.pipeline.stop();
  expect(await Promise.all(waiting)).toEqual(["The site is stopping.", "The site is stopping."]);
  expect(await site.unavailability("<p>c</p>")).toBe("The site is stopping.");
});

/** A block of code whose 1,500 numbers become 33 characters each. */
function densest(index: number): string {
  return `<pre><code class="language-js">${"1 ".repeat(1_500)}${index}</code></pre>`;
}

const [lines, formula] = [1_900, 3_900].map((count) => (count < 2_000 ? "\n" : "x").repeat(count));

test.each([
  ["tokens", densest(0)],
  ["lines", `<pre><code class="line-numbers:1">${lines}</code></pre>`],
  ["formulas", `<p><code class="math-inline">${formula}</code></p>`],
])("a text of which every part has the most %s grows by 400,000 characters at most", async (_name, part) => {
  await using site = openPipeline();
  const written = await site.htmlOf(part);
  const text = part.repeat(120);
  const html = await site.htmlOf(text);
  expect(html.startsWith(written.repeat(2))).toBe(true);
  expect(html.length - text.length).toBeLessThan(400_000);
});

test("code beyond what may be added to a text stays plain, and its words are all there", async () => {
  await using site = openPipeline();
  const html = await site.htmlOf(Array.from({ length: 20 }, (_each, index) => densest(index)).join("<p>next</p>"));
  const blocks = html.split("<p>next</p>");
  expect(blocks.map((block) => block.includes("data-token"))).toEqual(
    Array.from({ length: 20 }, (_each, index) => index < 8),
  );
  expect(blocks[19]).toBe(`<pre tabindex="0"><code data-language="js">${"1 ".repeat(1_500)}19</code></pre>`);
});

test("small code behind a large block has its tokens only while they fit", async () => {
  await using site = openPipeline();
  const small = '<pre><code class="language-js">1</code></pre>';
  const large = `<pre><code class="language-js">${"1 ".repeat(20_000)}</code></pre>`;
  expect(await site.htmlOf(small + large + small)).toMatch(
    /^<pre[^>]*><code[^>]*><span data-token="number">1<[^]*<code data-language="js">1<\/code><\/pre>$/,
  );
});

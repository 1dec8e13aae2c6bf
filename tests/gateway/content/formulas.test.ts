import { afterAll, expect, test } from "vitest";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline();
afterAll(() => site.pipeline.stop());

async function markdownOf(html: string): Promise<string | null> {
  const content = await site.pipeline.toMarkdown(await site.ready(html), "https://docs.example/a");
  return content.kind === "markdown" ? content.markdown : null;
}

test("a formula in a line becomes MathML, with its source for readers of text", async () => {
  const html = await site.htmlOf('<p>A <code class="math-inline">x^2</code> b</p>');
  expect(html).toMatch(
    /^<p>A <span data-formula="" data-rich=""><math><semantics>.*<\/semantics><\/math><\/span> b<\/p>$/,
  );
  expect(html).toContain("<msup><mi>x</mi><mn>2</mn></msup>");
  expect(html).toContain('<annotation encoding="application/x-tex">x^2</annotation>');
  expect(await markdownOf('<p>A <code class="math-inline">x^2</code> b</p>')).toBe("A $x^2$ b");
});

test("a formula of its own is shown as a block", async () => {
  const html = await site.htmlOf('<pre><code class="language-math">\\frac{a}{b}\n</code></pre><p>zone</p>');
  expect(html).toMatch(/^<div data-formula="block" data-rich="" tabindex="0"><math display="block"/);
  expect(html).toContain("<mfrac>");
  expect(await markdownOf('<pre><code class="language-math">\\frac{a}{b}\n</code></pre>')).toBe("$$\n\\frac{a}{b}\n$$");
});

test.each([
  "\\href{javascript:alert(1)}{x}",
  "\\url{javascript:alert(1)}",
  "\\htmlClass{x}{y}",
  "\\includegraphics{https://evil.example/x.png}",
  "\\text{<img src=x onerror=alert(1)>}",
  "\\style{background:url(//evil.example)}{x}",
  "\\class{a}{b}",
  "</annotation></semantics></math><img src=x onerror=alert(1)>",
])("%s does nothing", async (tex) => {
  const escaped = tex.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = await site.htmlOf(`<p><code class="math-inline">${escaped}</code></p>`);
  expect(html).not.toMatch(/<(?!\/?(?:p|span|code|math|semantics|annotation|m[a-z]+)\b)/);
  expect(html).not.toMatch(/<[^>]*\s(?:href|style|class|src|on\w+)=/);
});

test.each([
  ["macros without end", "\\def\\a{\\a\\a}\\a"],
  [
    "macros that double",
    `${Array.from({ length: 40 }, (_each, index) => `\\def\\${"x".repeat(index + 1)}{\\${"x".repeat(index)}\\${"x".repeat(index)}}`).join("")}\\${"x".repeat(40)}`,
  ],
  ["deep nesting", `${"{".repeat(1_900)}x${"}".repeat(1_900)}`],
  ["deep fractions", `${"\\frac1{".repeat(500)}x${"}".repeat(500)}`],
  ["what is no formula", "\\frac{"],
  ["too long a formula", "x+".repeat(3_000)],
])("%s: in bounds, at worst its source as code", async (_name, tex) => {
  const html = await site.htmlOf(`<p>a <code class="math-inline">${tex}</code></p><p>next</p>`);
  expect(html).toContain("<p>next</p>");
  expect(html.length).toBeLessThan(150_000);
});

test("links within the text keep their places around formulas", async () => {
  const content = await site.ready(
    '<h2>A</h2><p>zone <code class="math-inline">z</code> zone</p><pre><code class="language-js">a</code></pre>',
  );
  expect(content.html).toContain("</h2><p>zone <span data-formula");
  const words = content.ranges.flatMap((range) =>
    range.kind === "words" ? [content.html.slice(range.from, range.to).trim()] : [],
  );
  expect(words).toEqual(["zone", "zone"]);
});

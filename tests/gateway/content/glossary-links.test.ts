import { afterAll, describe, expect, test } from "vitest";
import { createGlossary } from "../../../gateway/content/inline-links/glossary.ts";
import { linkedHtml, openPatientPipeline } from "./linked-texts.ts";
import type { Reading } from "./linked-texts.ts";
import { wholeWords } from "./whole-words.ts";

const site = openPatientPipeline();
afterAll(() => site.pipeline.stop());

/** The words that link to the glossary, and the entries they link to. */
async function found(html: string, reading: Reading): Promise<readonly string[]> {
  return [
    ...(await linkedHtml(site, html, reading)).matchAll(
      /<a href="\/glossary#(?<entry>[^"]*)" data-term="">(?<words>.*?)<\/a>/gsu,
    ),
  ].map(({ groups }) => `${groups?.["words"] ?? ""} → ${decodeURIComponent(groups?.["entry"] ?? "")}`);
}

async function wordsOf(html: string, ...terms: readonly string[]): Promise<readonly string[]> {
  return (await found(html, { terms })).map((one) => one.split(" → ")[0] ?? "");
}

describe("terms", () => {
  test("link to their entries at their first use in each section", async () => {
    expect(
      await linkedHtml(site, "<p>A zone, another zone.</p><h2>Two</h2><p>The zone.</p><h5>Still two</h5><p>Zone.</p>", {
        terms: ["Zone"],
      }),
    ).toBe(
      '<p>A <a href="/glossary#Zone" data-term="">zone</a>, another zone.</p><h2 id="two"><a href="#two">Two</a></h2>' +
        '<p>The <a href="/glossary#Zone" data-term="">zone</a>.</p><h5>Still two</h5><p>Zone.</p>',
    );
  });

  test("that the author has linked are not linked again in that section, and are marked as terms", async () => {
    const html = '<p>The <a href="/glossary#Zone">area</a> is a <b>zone</b>, see <a href="/faq#zone">here</a>.</p>';
    expect(await linkedHtml(site, html, { terms: ["Zone"] })).toBe(
      html.replace('<a href="/glossary', '<a data-term="" href="/glossary'),
    );
    expect(await linkedHtml(site, html, { terms: ["Apex"] })).toBe(html);
  });

  test("are marked by nobody else", async () => {
    const { html } = await site.ready('<p data-term=""><a href="/x" data-term="">one</a></p>');
    expect(html).toBe('<p><a href="/x">one</a></p>');
  });

  test("are not linked in their own entry, nor is a shorter term inside them", async () => {
    expect(
      await found("<p>A name server is a server.</p>", {
        terms: ["Name server", "Server"],
        exceptHref: "/glossary#Name%20server",
      }),
    ).toEqual(["server → Server"]);
  });

  test("are matched longest first", async () => {
    expect(
      await found("<p>An authoritative name server, a name server, a name.</p>", {
        terms: ["Name", "Name server", "Authoritative name server"],
      }),
    ).toEqual(["authoritative name server → Authoritative name server", "name server → Name server", "name → Name"]);
  });

  test("with several entries link to the first one", async () => {
    const glossary = createGlossary([
      { term: "Zone", href: "/glossary#first" },
      { term: "zone", href: "/glossary#second" },
    ]);
    expect(await site.pipeline.addInlineLinks(await site.ready("<p>zone</p>"), glossary, null)).toBe(
      '<p><a href="/glossary#first" data-term="">zone</a></p>',
    );
  });

  test.each(wholeWords)("are matched as whole words: %s", async (_name, html, terms, expected) => {
    expect(await wordsOf(html, ...terms)).toEqual(expected);
  });

  test.each([
    "<p><code>zone</code></p>",
    "<pre>zone</pre>",
    '<p><a href="/x">zone</a></p>',
    "<h2>Zone</h2>",
    "<h5>zone</h5>",
    "<p><kbd>zone</kbd> <samp>zone</samp> <var>zone</var></p>",
    "<details><summary>zone</summary></details>",
    "<table><thead><tr><th>zone</th></tr></thead></table>",
    "<table><caption>zone</caption></table>",
    "<p><dfn>zone</dfn> <abbr>zone</abbr></p>",
    '<div class="markdown-alert markdown-alert-tip"><p class="markdown-alert-title">Zone</p></div>',
  ])("are not linked in %s", async (html) => {
    expect(await wordsOf(html, "Zone")).toEqual([]);
  });

  test.each([
    "<ul><li>zone</li></ul>",
    "<blockquote><p>zone</p></blockquote>",
    "<table><tbody><tr><td>zone</td></tr></tbody></table>",
    "<p><strong>zone</strong></p>",
    "<dl><dd>zone</dd></dl>",
    "zone",
  ])("are linked in %s", async (html) => {
    expect(await wordsOf(html, "Zone")).toEqual(["zone"]);
  });

  test("change nothing but the links: without them the text is the original", async () => {
    const html =
      '<p>zone &amp; <b>zone&nbsp;</b> &lt;zone&gt;</p><h2 id="z">zone</h2><pre>zone</pre><p><img src="/zone" alt="zone"></p>';
    const { html: plain } = await site.ready(html);
    const linked = await linkedHtml(site, html, { terms: ["Zone"] });
    expect(linked).not.toBe(plain);
    expect(linked.replaceAll(/<a [^>]*>|<\/a>/gu, "")).toBe(plain);
  });

  test("with markup in their words or addresses add none to the text", async () => {
    const glossary = createGlossary([
      { term: "zone", href: '/glossary#"><img src=x onerror=alert(1)>' },
      { term: "<img src=x onerror=alert(1)>", href: "/glossary#b" },
    ]);
    const text = await site.ready("<p>zone &lt;img src=x onerror=alert(1)&gt;</p>");
    expect(await site.pipeline.addInlineLinks(text, glossary, null)).toBe(
      '<p><a href="/glossary#&quot;&gt;&lt;img src=x onerror=alert(1)&gt;" data-term="">zone</a> &lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });

  test("are limited in number", async () => {
    const linked = await wordsOf(`<h2>x</h2><p>zone</p>`.repeat(600), "Zone");
    expect(linked).toHaveLength(500);
  });
});

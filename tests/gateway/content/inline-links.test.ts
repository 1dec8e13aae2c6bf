import { afterAll, describe, expect, test } from "vitest";
import { defaultContentLimits } from "../../../gateway/content/content-limits.ts";
import { createGlossary } from "../../../gateway/content/glossary.ts";
import { openPipeline } from "./open-pipeline.ts";

const site = openPipeline({ limits: { ...defaultContentLimits, cpuMs: 20_000, waitMs: 60_000 } });
afterAll(() => site.pipeline.stop());

const glossaryOf = (...terms: readonly string[]) =>
  createGlossary(terms.map((term) => ({ term, href: `/glossary#${encodeURIComponent(term)}` })));

interface Reading {
  readonly terms?: readonly string[];
  readonly exceptHref?: string;
}

const linkedHtml = async (html: string, { terms = [], exceptHref }: Reading = {}): Promise<string> =>
  site.pipeline.addInlineLinks(await site.ready(html), glossaryOf(...terms), exceptHref ?? null);

/** The words that lead to the glossary, and the entries they lead to. */
const found = async (html: string, reading: Reading): Promise<readonly string[]> =>
  [...(await linkedHtml(html, reading)).matchAll(/<a href="\/glossary#(?<entry>[^"]*)">(?<words>.*?)<\/a>/gsu)].map(
    ({ groups }) => `${groups?.["words"] ?? ""} → ${decodeURIComponent(groups?.["entry"] ?? "")}`,
  );

const wordsOf = async (html: string, ...terms: readonly string[]): Promise<readonly string[]> =>
  (await found(html, { terms })).map((one) => one.split(" → ")[0] ?? "");

describe("headings", () => {
  test("lead to themselves", async () => {
    expect(await linkedHtml("<h2>What <em>it</em> is</h2><h3>Überblick</h3>")).toBe(
      '<h2 id="what-it-is"><a href="#what-it-is">What <em>it</em> is</a></h2><h3 id="überblick"><a href="#%C3%BCberblick">Überblick</a></h3>',
    );
  });

  test.each([
    ["holds a link already", '<h2 id="x-and-y">X and <a href="/y">y</a></h2>'],
    ["stands in a link", '<a href="/y"><h2 id="x">X</h2></a>'],
    ["stands in what opens by a press", '<details><summary><h2 id="x">X</h2></summary></details>'],
    ["has no address", "<h5>X</h5>"],
    ["is empty", "<h2></h2>"],
  ])("stay as they are where one %s", async (_name, html) => {
    expect(await linkedHtml(html)).toBe(html);
  });
});

describe("pictures", () => {
  const image = '<img src="/media/a.svg" alt="A" width="640" height="360" decoding="async">';

  test("that stand alone lead to their files", async () => {
    const link = `<a href="/media/a.svg" data-zoom="">${image}</a>`;
    expect(await linkedHtml(`<p>\n${image}\n</p>`)).toBe(`<p>\n${link}\n</p>`);
    expect(await linkedHtml(`<figure>${image}<figcaption>Words</figcaption></figure>`)).toBe(
      `<figure>${link}<figcaption>Words</figcaption></figure>`,
    );
  });

  test.each([
    ["among words", `<p>See ${image}</p>`],
    ["in a link", `<p><a href="/y">${image}</a></p>`],
    ["shown as large as it is", `<p>${image.replace("640", "200")}</p>`],
  ])("stay as they are %s", async (_name, html) => {
    expect(await linkedHtml(html)).toBe(html);
  });
});

describe("terms", () => {
  test("lead to their entries at their first use in each section", async () => {
    expect(
      await linkedHtml("<p>A zone, another zone.</p><h2>Two</h2><p>The zone.</p><h5>Still two</h5><p>Zone.</p>", {
        terms: ["Zone"],
      }),
    ).toBe(
      '<p>A <a href="/glossary#Zone">zone</a>, another zone.</p><h2 id="two"><a href="#two">Two</a></h2>' +
        '<p>The <a href="/glossary#Zone">zone</a>.</p><h5>Still two</h5><p>Zone.</p>',
    );
  });

  test("that the author has linked already are not linked again in that section", async () => {
    const html = '<p>The <a href="/glossary#Zone">area</a> is a zone.</p>';
    expect(await linkedHtml(html, { terms: ["Zone"] })).toBe(html);
  });

  test("are not linked in their own entry, nor is a shorter one inside of them", async () => {
    expect(
      await found("<p>A name server is a server.</p>", {
        terms: ["Name server", "Server"],
        exceptHref: "/glossary#Name%20server",
      }),
    ).toEqual(["server → Server"]);
  });

  test("are found longest first", async () => {
    expect(
      await found("<p>An authoritative name server, a name server, a name.</p>", {
        terms: ["Name", "Name server", "Authoritative name server"],
      }),
    ).toEqual(["authoritative name server → Authoritative name server", "name server → Name server", "name → Name"]);
  });

  test("of one name lead to the first of their entries", async () => {
    const glossary = createGlossary([
      { term: "Zone", href: "/glossary#first" },
      { term: "zone", href: "/glossary#second" },
    ]);
    expect(await site.pipeline.addInlineLinks(await site.ready("<p>zone</p>"), glossary, null)).toBe(
      '<p><a href="/glossary#first">zone</a></p>',
    );
  });

  test.each([
    ["inside of longer words", "<p>subdomain, domains2, domainlike</p>", ["Domain"], []],
    ["joined to a word before", "<p>sub-domain, www.domain, a_domain, a@domain, o’domain</p>", ["Domain"], []],
    ["joined to a word after", "<p>domain-based, domain.example, domain_x, domain@a, domain’t</p>", ["Domain"], []],
    [
      "with a possessive s, with signs that join nothing",
      "<p>domain's. -zone- <b>Apex’s</b></p>",
      ["Domain", "Zone", "Apex"],
      ["domain", "zone", "Apex"],
    ],
    [
      "between other signs",
      "<p>(domain), “zone”… apex/registry!</p>",
      ["Domain", "Zone", "Apex", "Registry"],
      ["domain", "zone", "apex", "registry"],
    ],
    ["at the end of a sentence", "<p>It is a zone. Another</p>", ["Zone"], ["zone"]],
    [
      "in the plural",
      "<p>registries, names, boxes, CNAMEs, mice</p>",
      ["Registry", "Name", "Box", "CNAME", "Mouse"],
      ["registries", "names", "boxes", "CNAMEs"],
    ],
    ["whatever the case of a word in small letters", "<p>ZONE</p>", ["zone"], ["ZONE"]],
    [
      "only as it is written where it is an abbreviation",
      "<p>spf, Spf, SPF, mx Records, MX Records</p>",
      ["SPF", "MX record"],
      ["SPF", "MX Records"],
    ],
    [
      "across line breaks and protected spaces",
      "<p>name\n  server</p><h2>b</h2><p>name&nbsp;server</p>",
      ["Name server"],
      ["name\n  server", "name&nbsp;server"],
    ],
    [
      "with a soft hyphen inside, and not after one",
      "<p>regi&shy;strar, sub&shy;domain</p>",
      ["Registrar", "Domain"],
      ["regi\u00adstrar"],
    ],
    ["in other scripts", "<p>Домены и домен, größe, ΖΏΝΗ</p>", ["Домен", "Größe", "Ζώνη"], ["домен", "größe", "ΖΏΝΗ"]],
    ["written with combining marks", "<p>cafe\u0301</p>", ["Café"], ["cafe\u0301"]],
    ["where no spaces stand between words", "<p>新しいドメイン名とは</p>", ["ドメイン"], ["ドメイン"]],
    ["with signs of HTML in them", "<p>R&amp;D, a &lt;b&gt; c</p>", ["R&D", "a <b> c"], ["R&amp;D", "a &lt;b&gt; c"]],
    ["and never within a sign of HTML", "<p>&amp; &lt; &gt; &nbsp;amp</p>", ["amp", "lt", "gt", "nbsp"], ["amp"]],
    [
      "with signs of patterns in them",
      "<p>C++ and a.b (x)* [y] $&amp; \\d end</p>",
      ["C++", "a.b", "(x)*", "[y]", "$&", "\\d", ".*"],
      ["C++", "a.b"],
    ],
    [
      "named as things of JavaScript",
      "<p>constructor __proto__ toString</p>",
      ["Constructor", "__proto__", "toString"],
      ["constructor", "toString"],
    ],
    [
      "of one letter, of none, and longer than terms are",
      `<p>a A ${"x".repeat(101)}</p>`,
      ["A", "", " ", "x".repeat(101)],
      [],
    ],
  ])("are found as whole words: %s", async (_name, html, terms, expected) => {
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

  test("change nothing but the links: without them the text is as it was", async () => {
    const html =
      '<p>zone &amp; <b>zone&nbsp;</b> &lt;zone&gt;</p><h2 id="z">zone</h2><pre>zone</pre><p><img src="/zone" alt="zone"></p>';
    const { html: plain } = await site.ready(html);
    const linked = await linkedHtml(html, { terms: ["Zone"] });
    expect(linked).not.toBe(plain);
    expect(linked.replaceAll(/<a [^>]*>|<\/a>/gu, "")).toBe(plain);
  });

  test("with markup in their words or addresses bring none into the text", async () => {
    const glossary = createGlossary([
      { term: "zone", href: '/glossary#"><img src=x onerror=alert(1)>' },
      { term: "<img src=x onerror=alert(1)>", href: "/glossary#b" },
    ]);
    const text = await site.ready("<p>zone &lt;img src=x onerror=alert(1)&gt;</p>");
    expect(await site.pipeline.addInlineLinks(text, glossary, null)).toBe(
      '<p><a href="/glossary#&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">zone</a> &lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });

  test("are not more than a reader can use", async () => {
    const linked = await wordsOf(`<h2>x</h2><p>zone</p>`.repeat(600), "Zone");
    expect(linked).toHaveLength(500);
  });
});

describe("a text", () => {
  test("that is asked for again with the same terms is the same, with other terms another", async () => {
    const text = await site.ready("<p>zone and apex</p>");
    const first = await site.pipeline.addInlineLinks(text, glossaryOf("Zone"), null);
    expect(await site.pipeline.addInlineLinks(text, glossaryOf("Zone"), null)).toBe(first);
    expect(await site.pipeline.addInlineLinks(text, glossaryOf("Apex"), null)).toBe(
      '<p>zone and <a href="/glossary#Apex">apex</a></p>',
    );
    expect(await site.pipeline.addInlineLinks(text, glossaryOf("Zone"), null)).toBe(first);
  });

  test("whose thread breaks on the way is shown without links", async () => {
    await using broken = openPipeline({ limits: { ...defaultContentLimits, cpuMs: 300 } });
    const text = await broken.ready("<h2>zone</h2>");
    const endless = createGlossary(
      Array.from({ length: 300_000 }, (_, index) => ({
        term: `a${index} b${index} c${index} d${index}`,
        href: `/glossary#${index}`,
      })),
    );
    expect(await broken.pipeline.addInlineLinks(text, endless, null)).toBe(text.html);
    expect((await broken.ready("<p>next</p>")).html).toBe("<p>next</p>");
  });

  test("eight times as long, with ten thousand terms, takes about eight times as long", async () => {
    const shared = Array.from({ length: 5_000 }, (_, index) => `one two three four five w${index}`);
    const glossary = glossaryOf(...shared, ...Array.from({ length: 5_000 }, (_, index) => `Term${index}`));
    /** Every word begins thousands of terms, and none of them ends. */
    const text = (characters: number, seed: number): string =>
      `<p>${seed} ${"one two three four five ".repeat(characters / 24)}</p>`;
    /** Of this process, all threads: what else the machine does makes no difference. */
    const timeOf = async (html: string): Promise<number> => {
      const ready = await site.ready(html);
      const began = process.cpuUsage();
      await site.pipeline.addInlineLinks(ready, glossary, null);
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    await timeOf("<p>The first one makes the terms ready.</p>");
    // The shortest of some, since now and then one has to clear up after others.
    const shortest = async (characters: number): Promise<number> => {
      const times = [];
      for (let seed = 1; seed <= 4; seed += 1) times.push(await timeOf(text(characters, seed)));
      return Math.min(...times);
    };
    const [short, long] = [await shortest(60_000), await shortest(480_000)];
    expect(long / short).toBeLessThan(24);
  });
});

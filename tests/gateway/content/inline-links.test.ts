import { afterAll, describe, expect, test } from "vitest";
import { defaultContentLimits } from "../../../gateway/content/content-limits.ts";
import { createGlossary } from "../../../gateway/content/inline-links/glossary.ts";
import { glossaryOf, linkedHtml, openPatientPipeline } from "./linked-texts.ts";
import { openPipeline } from "./open-pipeline.ts";

const site = openPatientPipeline();
afterAll(() => site.pipeline.stop());

describe("headings", () => {
  test("link to themselves", async () => {
    expect(await linkedHtml(site, "<h2>What <em>it</em> is</h2><h3>Überblick</h3>")).toBe(
      '<h2 id="what-it-is"><a href="#what-it-is">What <em>it</em> is</a></h2><h3 id="überblick"><a href="#%C3%BCberblick">Überblick</a></h3>',
    );
  });

  test.each([
    ["holds a link already", '<h2 id="x-and-y">X and <a href="/y">y</a></h2>'],
    ["stands in a link", '<a href="/y"><h2 id="x">X</h2></a>'],
    [
      "stands in what opens by a press",
      '<details data-details="" data-rich=""><summary><h2 id="x">X</h2></summary></details>',
    ],
    ["has no address", "<h5>X</h5>"],
    ["is empty", "<h2></h2>"],
  ])("are not linked where one %s", async (_name, html) => {
    expect(await linkedHtml(site, html)).toBe(html);
  });
});

describe("pictures", () => {
  const image = '<img src="/media/a.svg" alt="A" width="640" height="360" decoding="async">';

  test("that stand alone link to their files", async () => {
    const link = `<a href="/media/a.svg" data-zoom="">${image}</a>`;
    expect(await linkedHtml(site, `<p>\n${image}\n</p>`)).toBe(`<p>\n${link}\n</p>`);
    expect(await linkedHtml(site, `<figure>${image}<figcaption>Words</figcaption></figure>`)).toBe(
      `<figure>${link}<figcaption>Words</figcaption></figure>`,
    );
  });

  test("without words of their own have a link that is named by their caption, else by what they are", async () => {
    const silent = image.replace('alt="A"', 'alt=""');
    const link = (name: string): string => `<a href="/media/a.svg" data-zoom="" aria-label="${name}">${silent}</a>`;
    const caption = "<figcaption>A &amp; <em>b</em></figcaption>";
    expect(await linkedHtml(site, `<p>${silent}</p>`)).toBe(`<p>${link("Picture")}</p>`);
    expect(await linkedHtml(site, `<figure>${silent}${caption}</figure>`)).toBe(
      `<figure>${link("A &amp; b")}${caption}</figure>`,
    );
    expect(await linkedHtml(site, `<figure>${caption}${silent}</figure>`, { terms: ["b"] })).toContain(
      link("A &amp; b"),
    );
  });

  test.each([
    ["among words", `<p>See ${image.replace(">", ' data-sized="">')}</p>`],
    ["in a link", `<p><a href="/y">${image}</a></p>`],
    ["shown as large as it is", `<p>${image.replace("640", "200")}</p>`],
  ])("are not linked %s", async (_name, html) => {
    expect(await linkedHtml(site, html)).toBe(html);
  });
});

describe("a text", () => {
  test("requested again with the same terms has the same result, with other terms another", async () => {
    const text = await site.ready("<p>zone and apex</p>");
    const first = await site.pipeline.addInlineLinks(text, glossaryOf("Zone"), null);
    expect(await site.pipeline.addInlineLinks(text, glossaryOf("Zone"), null)).toBe(first);
    expect(await site.pipeline.addInlineLinks(text, glossaryOf("Apex"), null)).toBe(
      '<p>zone and <a href="/glossary#Apex" data-term="">apex</a></p>',
    );
    expect(await site.pipeline.addInlineLinks(text, glossaryOf("Zone"), null)).toBe(first);
  });

  test("whose thread breaks is shown without links", async () => {
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
    /** Every word is a prefix of thousands of terms, and none matches completely. */
    const text = (characters: number, seed: number): string =>
      `<p>${seed} ${"one two three four five ".repeat(characters / 24)}</p>`;
    /** CPU time of this process, all threads: independent of other load on the machine. */
    const timeOf = async (html: string): Promise<number> => {
      const ready = await site.ready(html);
      const began = process.cpuUsage();
      await site.pipeline.addInlineLinks(ready, glossary, null);
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    await timeOf("<p>The first one makes the terms ready.</p>");
    // The minimum of several runs in turn, since garbage collection and other load slow some. If it were quadratic, the ratio would be 64.
    const [short, long]: [number[], number[]] = [[], []];
    for (let seed = 1; seed <= 4; seed += 1) {
      short.push(await timeOf(text(60_000, seed)));
      long.push(await timeOf(text(480_000, seed)));
    }
    expect(Math.min(...long) / Math.min(...short)).toBeLessThan(32);
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { routesOf } from "../../../client/app/routes.ts";
import { openBrowser } from "../../support/browser/open-browser.ts";
import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { hydrated } from "../../support/browser/journey.ts";
import { startSite } from "../../support/site.ts";
import { siteAddresses, typeIds } from "../../support/site-types.ts";

const routes = routesOf(siteAddresses);

const word = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft";

/** Some of these fill their line to the last pixel. */
const growingHeadings = ["", "r", "v", "w"]
  .flatMap((end) => Array.from({ length: 40 }, (_, more) => `## ${"i".repeat(20 + more)}${end}\n`))
  .join("\n");

/** What widens a page that does not contain it: a long word everywhere, a wide table, a long line of code, a long address, full lines. */
const body = `${word}${word} <https://example.com/${word}>

## ${word}

${growingHeadings}

Code: \`${word}(${word})\`.

\`\`\`ts
const line = "${word} ${word}";
\`\`\`

| ${word} | One | Two | Three |
| --- | --- | --- | --- |
| ${word} | \`${word}\` | ${word} | end |

> [!NOTE]
> ${word}

- ${word}[^1]

[^1]: ${word}
`;

const documents = typeIds.map((docType): readonly [string, string] => [
  `${docType}/${docType}-words.md`,
  aDocument({
    subject: `The ${word}`,
    metaDescription: word,
    category: word,
    subcategory: word,
    tags: `[${word}]`,
    author: "long",
    location: word,
    body,
  }),
]);

async function startLong() {
  const content = await makeContent({
    "site.yml": `name: A site with a name of ${word.slice(0, 30)}\nid: testsite\ndefaultDocument: article-words\ncontactEmail: ${word.slice(0, 60)}@example.com\noftenAsked: [{ label: ${word}, path: /faq }]\ntopics: [{ name: ${word}, description: ${word}, icon: globe, category: ${word} }]\n`,
    "authors/long.yml": `name: Ada ${word}\ndesignation: ${word}\n`,
    "faq.yml": `- { question: "${word}", answer: "${word}" }\n`,
    "changelog.yml": `- { date: 2026-01-02, title: ${word}, type: New, description: ${word}, linkText: ${word}, linkUrl: /faq }\n`,
    ...Object.fromEntries(documents),
  });
  const site = await startSite({ CONTENT_DIR: content.dir });
  return {
    url: site.url,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await content[Symbol.asyncDispose]();
    },
  };
}

const site = forAllTests(startLong);
let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const group = word.toLowerCase();

/** An address for every pattern of the route table; null when only client-side navigation reaches it. */
function addressOf(pattern: string): string | null {
  const addresses: Readonly<Record<string, string | null>> = {
    "/search": `/search?q=${word}`,
    "/docs/:name.xml": "/docs/sitemap-article.xml",
    "/docs/:slug": "/docs/article-words",
    "/api-reference/:entry?": "/api-reference/mutation-unsubscribeNewsletter",
    "/type/:slug": "/type/article",
    "/tag/:slug": `/tag/${group}`,
    "/category/:slug": `/category/${group}`,
    "/category/:slug/:subcategory": `/category/${group}/${group}`,
    "/legal/:type": "/legal/terms",
    "/authors/:authorName/:authorId": "/authors/Ada/long",
    "/robots.txt": null,
    "/:name.xml": null,
    "*": `/nowhere/${word}`,
  };
  return pattern in addresses ? (addresses[pattern] ?? null) : pattern.replace(/^\/(.+)\/:slug$/, "/$1/$1-words");
}

/** How much wider a page is than its screen, in CSS pixels. */
function excessOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

async function walkOn(screen: BrowserContextOptions, walk: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: site().url, ...screen });
  await walk(await context.newPage());
  await context.close();
}

test("no page of any route is wider than a screen of 320 pixels, however long its words are", () =>
  walkOn({ ...phone, javaScriptEnabled: false }, async (page) => {
    const addresses = routes.flatMap(({ path }) => addressOf(path) ?? []);
    expect(addresses.length).toBe(routes.length - 2);
    const wrong: string[] = [];
    for (const address of addresses) {
      const response = await page.goto(address, { waitUntil: "domcontentloaded" });
      const excess = await excessOf(page);
      if (excess > 0 || response?.ok() === address.startsWith("/nowhere"))
        wrong.push(`${address}: ${response?.status()}, too wide by ${excess}`);
    }
    expect(wrong).toEqual([]);
  }));

/** Types into the search box of a list, and waits for results. */
async function search(page: Page): Promise<void> {
  await open(page, "/articles");
  await page.getByRole("main").getByRole("combobox").fill(word.slice(0, 8));
  await page.getByRole("main").getByRole("option").first().waitFor();
}

test("the results under the search box of a list do not widen a large screen", () =>
  walkOn(desk, async (page) => {
    await search(page);
    expect(await excessOf(page)).toBe(0);
  }));

test("the pages of files, the results under a search box and a rejected form fit too", () =>
  walkOn(phone, async (page) => {
    for (const name of ["Robots", "Sitemap"]) {
      await open(page, "/faq");
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await page.locator("main :is(pre, details)").first().waitFor();
      expect([name, await excessOf(page)]).toEqual([name, 0]);
    }
    await search(page);
    expect(await excessOf(page)).toBe(0);
    await open(page, "/contact");
    await page.getByRole("button", { name: "Let's talk" }).click();
    await page.getByText("Please fill in this field.").first().waitFor();
    expect(await excessOf(page)).toBe(0);
  }));

test("a long name of the site leaves the links of the header their line, and the page its width", () =>
  walkOn(desk, async (page) => {
    await page.goto("/faq");
    for (const width of [1024, 1100, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.clientHeight));
      expect(heights.length).toBeGreaterThan(3);
      expect({ width, excess: await excessOf(page), tall: heights.filter((height) => height > 40) }).toEqual({
        width,
        excess: 0,
        tall: [],
      });
    }
  }));

test("every line of the breadcrumbs and of the byline begins where the title does", () =>
  walkOn(desk, async (page) => {
    await page.goto("/article/article-words");
    const cut = await page.locator("h1").evaluate((title) => {
      const start = title.getBoundingClientRect().left;
      return [...document.querySelectorAll("[aria-label=Breadcrumb] a, h1 + p a")].map((link) => [
        link.getClientRects().length > 1,
        Math.min(...[...link.getClientRects()].map(({ left }) => left)) < start - 0.5,
      ]);
    });
    expect(cut.filter(([isLong]) => isLong).length).toBeGreaterThan(1);
    expect(cut.filter(([, isCut]) => isCut)).toEqual([]);
  }));

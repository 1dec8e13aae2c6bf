import { afterAll, beforeAll } from "vitest";
import type { BrowserContextOptions, Page } from "playwright-core";
import { routesOf } from "../../../client/app/routes.ts";
import { openBrowser } from "../../support/browser/open-browser.ts";
import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";
import { siteAddresses, typeIds } from "../../support/site-types.ts";

const routes = routesOf(siteAddresses);

/** Opens every route on a screen and returns each one's problems. */
type WalkRoutes = (
  screen: BrowserContextOptions,
  findWrong: (page: Page) => Promise<readonly string[]>,
) => Promise<readonly string[]>;

/** Prepares a file of tests that open every route, each with content. Without scripts: the page is the same after hydration, and does not move. */
export function prepareWalk(): WalkRoutes {
  const site = forAllTests(startVaried);
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  return async (screen, findWrong) => {
    const context = await browser.newContext({ baseURL: site().url, javaScriptEnabled: false, ...screen });
    const page = await context.newPage();
    const wrong: string[] = [];
    for (const address of routes.flatMap(({ path }) => addressOf(path) ?? [])) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      for (const problem of await findWrong(page)) wrong.push(`${address}: ${problem}`);
    }
    await context.close();
    return wrong;
  };
}

/** A text with a bit of everything, long enough to scroll. */
const body = `Words with [a link](/faq) and \`code\`.[^1]

## One heading

${"A paragraph of some length, so that the page scrolls. ".repeat(40)}

\`\`\`ts
const line = "one";
\`\`\`

### Another heading

${"[A link](/faq) in a text that goes on for a while. ".repeat(40)}

[^1]: A note.
`;

async function startVaried() {
  const documents = typeIds.map((docType): readonly [string, string] => [
    `${docType}/${docType}-words.md`,
    aDocument({
      subject: `The ${docType} words`,
      metaDescription: "A description.",
      category: "Names",
      subcategory: "Basics",
      tags: "[dns]",
      body,
    }),
  ]);
  const content = await makeContent({
    "site.yml":
      "name: Testsite\nid: testsite\ndefaultDocument: article-words\noftenAsked: [{ label: Often asked, path: /faq }]\ntopics: [{ name: Names, description: All about names, icon: globe, category: Names }]\n",
    "faq.yml": "- { question: Why, answer: Because }\n",
    "changelog.yml":
      "- { date: 2026-01-02, title: New, type: New, description: Something, linkText: Read, linkUrl: /faq }\n",
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

/** An address for every pattern of the route table that is a page of its own. */
function addressOf(pattern: string): string | null {
  const addresses: Readonly<Record<string, string | null>> = {
    "/search": "/search?q=words",
    "/docs/:name.xml": "/docs/sitemap-article.xml",
    "/docs/:slug": "/docs/article-words",
    "/api-reference/:entry?": "/api-reference/query-documents",
    "/type/:slug": "/type/article",
    "/tag/:slug": "/tag/dns",
    "/category/:slug": "/category/names",
    "/category/:slug/:subcategory": "/category/names/basics",
    "/authors/:authorName/:authorId": "/authors/Ada/ada",
    "/robots.txt": null,
    "/:name.xml": null,
    "*": "/nowhere",
  };
  return pattern in addresses ? (addresses[pattern] ?? null) : pattern.replace(/^\/(.+)\/:slug$/, "/$1/$1-words");
}

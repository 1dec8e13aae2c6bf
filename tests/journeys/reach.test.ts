import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { routes } from "../../client/app/routes.ts";
import { openBrowser } from "../support/open-browser.ts";
import { aDocument, makeContent } from "../support/content.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { startSite } from "../support/site.ts";

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

const docTypes = [
  "article",
  "blog",
  "news",
  "press-release",
  "white-paper",
  "case-study",
  "sop",
  "how-to",
  "knowledge-base",
  "api",
  "glossary",
  "tou",
  "privacy-policy",
];

const startVaried = async () => {
  const documents = docTypes.map((docType): readonly [string, string] => [
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
};

const site = forAllTests(startVaried);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** An address for every pattern of the route table that is a page of its own. */
const addressOf = (pattern: string): string | null => {
  const addresses: Readonly<Record<string, string | null>> = {
    "/search": "/search?q=words",
    "/docs/:name.xml": "/docs/sitemap-article.xml",
    "/docs/:slug": "/docs/article-words",
    "/type/:slug": "/type/article",
    "/tag/:slug": "/tag/dns",
    "/category/:slug": "/category/names",
    "/category/:slug/:subcategory": "/category/names/basics",
    "/legal/:type": "/legal/terms",
    "/authors/:authorName/:authorId": "/authors/Ada/ada",
    "/robots.txt": null,
    "/:name.xml": null,
    "*": "/nowhere",
  };
  return pattern in addresses ? (addresses[pattern] ?? null) : pattern.replace(/^\/(.+)\/:slug$/, "/$1/$1-words");
};

/** Opens every route, and gives what is wrong with each. Without scripts: the server's page is the one that is hydrated, and stands still. */
const walk = async (
  screen: BrowserContextOptions,
  findWrong: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
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

/**
 * WCAG 2.2, 2.5.8: what a pointer meets is 24 by 24 CSS pixels, or a circle of that size around its middle meets no other target.
 * Links in a line of text are exempt; a field's label belongs to the field.
 */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().width > 1;
    const isInText = (element: Element): boolean =>
      element.matches("a, button") &&
      getComputedStyle(element).display === "inline" &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      );
    const boxOf = (element: Element): DOMRect => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const [own, other] = [element.getBoundingClientRect(), label?.getBoundingClientRect()];
      return other !== undefined && other.width * other.height > own.width * own.height ? other : own;
    };
    const targets = [
      ...document.querySelectorAll(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch]",
      ),
    ].filter((element) => isShown(element) && !isInText(element));
    const boxes = targets.map((element) => ({ element, box: boxOf(element) }));
    const middle = ({ x, y, width, height }: DOMRect): readonly [number, number] => [x + width / 2, y + height / 2];
    const distance = ([x, y]: readonly [number, number], box: DOMRect): number =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const isSmall = ({ width, height }: DOMRect): boolean => width < 23.99 || height < 23.99;
    return boxes
      .filter(
        ({ box, element }) =>
          isSmall(box) &&
          boxes.some(
            (other) =>
              other.element !== element &&
              !other.element.contains(element) &&
              !element.contains(other.element) &&
              distance(middle(box), other.box) < 12,
          ),
      )
      .map(
        ({ box, element }) => `${element.outerHTML.slice(0, 120)} ${Math.round(box.width)} × ${Math.round(box.height)}`,
      );
  });

const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

test.each([
  ["a phone", phone],
  ["a desk", desk],
])("on %s every target of every route is 24 pixels large, or stands apart", async (_name, screen) => {
  expect(await walk(screen, smallTargets)).toEqual([]);
});

/** What is lost when text is twice as large: pages that are wider than the window, and words that are cut off. */
const lostWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY, textOverflow, clipPath, fontSize } = getComputedStyle(element);
      if (clipPath !== "none" || !element.checkVisibility({ visibilityProperty: true }) || element.clientWidth <= 1)
        return false;
      const hides = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
      const lostX = hides(overflowX) && textOverflow !== "ellipsis" && element.scrollWidth > element.clientWidth + 1;
      return lostX || (hides(overflowY) && element.scrollHeight > element.clientHeight + parseFloat(fontSize) / 2);
    };
    const hasWords = (element: Element): boolean =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      );
    const cut = [...document.querySelectorAll("body *")].filter(
      (element) => !element.closest("svg, [aria-hidden=true]") && hasWords(element) && isCut(element),
    );
    return [
      ...(excess > 0 ? [`too wide by ${excess}`] : []),
      ...cut.map((element) => `cut off: ${element.outerHTML.slice(0, 120)}`),
    ];
  });

test("nothing of any route is lost at a zoom of 200 %, and with text twice as large", async () => {
  const zoomed = await walk({ viewport: { width: 640, height: 512 }, deviceScaleFactor: 2 }, lostWords);
  const enlarged = await walk(desk, async (page) => {
    await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
    return lostWords(page);
  });
  expect({ zoomed, enlarged }).toEqual({ zoomed: [], enlarged: [] });
});

/** WCAG 2.2, 2.4.11: what gets the focus lies behind no part that stands still while the page scrolls. */
const hiddenFocus = async (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const visit = (element: HTMLElement): void => {
      element.focus({ preventScroll: false });
      if (document.activeElement !== element) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
      );
      const isSeen = points.some((found) => found !== null && (element.contains(found) || found.contains(element)));
      if (!isSeen && width > 1) problems.push(element.outerHTML.slice(0, 120));
    };
    const controls = [...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, summary)")].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    scrollTo(0, document.documentElement.scrollHeight);
    for (const control of controls.toReversed()) visit(control);
    for (const control of controls) visit(control);
    return [...new Set(problems)];
  });

test.each([
  ["a phone", phone],
  ["a desk", desk],
])("on %s no part that has the focus lies behind the header", async (_name, screen) => {
  expect(await walk(screen, hiddenFocus)).toEqual([]);
});

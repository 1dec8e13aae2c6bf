import type { Page } from "playwright-core";
import { expect } from "vitest";
import { arrive, goInside } from "../../support/browser/inside.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** Where something of a page begins, in pixels from the top left corner of the window. */
interface Place {
  readonly left: number;
  readonly top: number;
}

/** The place of the first visible element that matches and is at least so high. */
function placeOf(page: Page, selector: string, leastHeight = 0): Promise<Place | null> {
  return page.evaluate(
    ([wanted, least]) => {
      const box = [...document.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .find(({ height, width }) => height >= least && width > 1);
      return box ? { left: Math.round(box.left), top: Math.round(box.top) } : null;
    },
    [selector, leastHeight] as const,
  );
}

/** The parts of a skeleton have no children. */
const bone = "main [aria-hidden=true] span:empty";
/** A part of a page: its place in the skeleton, and afterwards. */
interface Part {
  readonly part: string;
  readonly skeleton: readonly [selector: string, leastHeight?: number];
  readonly content: readonly [selector: string, leastHeight?: number];
  /** How far apart their tops may be, where lines of text before them may break. */
  readonly near?: number;
  readonly onlyWide?: boolean;
}

const title: Part = { part: "title", skeleton: [bone, 38], content: ["main h1"], near: 16 };
const back: Part = { part: "way back", skeleton: ["main a:has(svg)"], content: ["main a:has(svg)"] };
const picture: Part = { part: "picture", skeleton: [bone, 100], content: ["main li :is(img, svg)", 100], near: 8 };
const headings: Part = {
  part: "headings of the text",
  skeleton: ["main [aria-hidden=true] ~ [aria-hidden=true] span:empty"],
  content: ["main aside h2, main nav:has(h2) h2, main h2 ~ ol, main h2 ~ ul"],
  near: 24,
  onlyWide: true,
};

const outlines: Readonly<Record<string, readonly Part[]>> = {
  "/": [{ part: "first section", skeleton: [bone, 24], content: ["main h2"], near: 16 }],
  "/article/domain-valuation-four-methods": [back, title, headings],
  "/docs/choosing-a-ttl": [title, headings],
  "/how-to/point-a-domain-at-your-site": [title],
  "/legal/privacy": [title],
  "/articles": [picture],
  "/tag/dns": [picture],
  "/authors/Ines%20Okafor/ines-okafor": [picture],
  "/authors": [{ part: "row", skeleton: ["main [aria-hidden=true] > div"], content: ["main tbody tr"], near: 16 }],
  "/glossary": [{ part: "letters", skeleton: ["main nav button"], content: ["main nav button"] }],
  "/search?q=domain": [{ part: "result", skeleton: [bone, 24], content: ["main li h2"], near: 16 }],
  "/about": [title],
  "/api-reference/query-documents": [
    title,
    { part: "example", skeleton: [bone, 300], content: ["main section pre"], near: 140, onlyWide: true },
  ],
};

/** Follows an address while nothing is answered, and returns what lets the answers come. */
async function goWaiting(page: Page, address: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<null>();
  await page.route(/\/graphql/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await goInside(page, address);
  await page.locator("main [data-waiting]").first().waitFor({ state: "attached" });
  return async () => {
    gate.resolve(null);
    await arrive(page);
    await page.unroute(/\/graphql/);
  };
}

function isNear(before: Place | null, after: Place | null, near: number): boolean {
  if (before === null || after === null) return false;
  return Math.abs(before.left - after.left) <= 2 && Math.abs(before.top - after.top) <= near;
}

journey.onEveryScreen(
  "what stands for a part of a page while it loads is where that part will be",
  async ({ page, open, isPhone }) => {
    await open("/newsletter/confirm");
    const misplaced: unknown[] = [];
    for (const [address, parts] of Object.entries(outlines)) {
      const shown = parts.filter(({ onlyWide }) => !(isPhone && onlyWide));
      const answer = await goWaiting(page, address);
      const before = await Promise.all(shown.map(({ skeleton }) => placeOf(page, ...skeleton)));
      await answer();
      for (const [index, { part, content, near = 2 }] of shown.entries()) {
        const [was, is] = [before[index] ?? null, await placeOf(page, ...content)];
        if (!isNear(was, is, near)) misplaced.push({ address, part, was, is });
      }
    }
    expect(misplaced).toEqual([]);
  },
);

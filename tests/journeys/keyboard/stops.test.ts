import type { Page } from "playwright-core";
import { expect } from "vitest";
import { focusOn, tabbable } from "../../support/browser/focus-watch.ts";
import type { Focus } from "../../support/browser/focus-watch.ts";
import { arrive, goInside } from "../../support/browser/inside.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** Presses a key until the focus leaves the page or comes round; returns every stop. */
async function tabThrough(
  page: Page,
  key: "Tab" | "Shift+Tab",
  isEnd: (stop: Focus) => boolean,
): Promise<readonly Focus[]> {
  const stops: Focus[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focusOn(page);
    if (isEnd(stop) || stop.index === stops[0]?.index) return stops;
    // On a busy machine the focus may stay long enough for a card to open.
    if (!stop.isInCard) stops.push(stop);
  }
}

function problemsOf(stops: readonly Focus[]): readonly string[] {
  return stops.filter(({ problem }) => problem !== null).map(({ name, problem }) => `${name}: ${problem}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  journey.onEveryScreen(
    `Tab reaches everything on a page, header and footer included, with a visible focus, ${colorScheme}`,
    async ({ page, open }) => {
      await open("/legal/privacy");
      const stops = await tabThrough(page, "Tab", ({ name }) => name === "body");
      expect({ reached: stops.length, problems: problemsOf(stops) }).toEqual({
        reached: await tabbable(page, "body"),
        problems: [],
      });
    },
    { context: { colorScheme } },
  );
}

/** One page of each kind. */
const addresses = [
  "/",
  "/docs/point-a-domain-at-your-site",
  "/articles",
  "/news",
  "/article/choosing-a-ttl",
  "/how-to/point-a-domain-at-your-site",
  "/tag/dns",
  "/search?q=dns",
  "/glossary",
  "/authors",
  "/authors/Ines%20Okafor/ines-okafor",
  "/about",
  "/contact",
  "/changelog",
  "/faq",
  "/docs/sitemap.xml",
  "/nowhere/at/all",
] as const;

/** The stops in the content of a page, there and back, and how many there are; again where some came while it was walked. */
async function walkAtRest(page: Page, isPhone: boolean) {
  for (;;) {
    const wanted = await tabbable(page, "main");
    await page.locator("main").focus();
    const there = await tabThrough(page, "Tab", ({ isContent }) => !isContent);
    const back = isPhone ? await tabThrough(page, "Shift+Tab", ({ isContent }) => !isContent) : there;
    if ((await tabbable(page, "main")) === wanted) return { there, back, wanted };
  }
}

journey.onEveryScreen(
  "Tab reaches everything in the content of every screen, with a visible focus, and Shift+Tab goes back the same way",
  async ({ page, open, isPhone }) => {
    await open("/newsletter/confirm");
    for (const address of addresses) {
      await goInside(page, address);
      await arrive(page);
      const { there, back, wanted } = await walkAtRest(page, isPhone);
      expect({
        address,
        there: there.length,
        back: back.length,
        problems: [...problemsOf(there), ...problemsOf(back)],
      }).toEqual({ address, there: wanted, back: wanted, problems: [] });
    }
  },
);

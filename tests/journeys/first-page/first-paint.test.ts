import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hold, holdApplication } from "../../support/browser/held-files.ts";
import { prepareJourneys, hydrated } from "../../support/browser/journey.ts";
import { layoutShiftOf, withHeadingFace } from "../../support/browser/layout-shift.ts";

const journey = prepareJourneys();

const addresses = ["/", "/article/domain-valuation-four-methods", "/legal/terms", "/search?q=dns"];

/** The heading font and its fallback differ in width, so a title may occasionally wrap differently. */
const mostShiftByFont = 0.02;

interface Timeline {
  readonly paintMs: number;
  readonly loadMs: number;
  readonly fetched: readonly { readonly url: string; readonly startMs: number; readonly initiator: string }[];
}

function readTimeline(page: Page): Promise<Timeline> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return {
      paintMs: paint?.startTime ?? Number.NaN,
      loadMs: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Number.NaN,
      fetched: performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, initiatorType }) => ({
          url: new URL(name).pathname,
          startMs: startTime,
          initiator: initiatorType,
        })),
    };
  });
}

for (const path of addresses) {
  journey.onEveryScreen(
    `${path} is painted before any script is requested, and nothing shifts afterwards`,
    async ({ page }) => {
      const letFontThrough = await hold(page, /\.woff2$/);
      await page.goto(path);
      // A press before it would start the kernel at once.
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await hydrated(page);
      const { paintMs, loadMs, fetched } = await readTimeline(page);
      const scripts = fetched.filter(({ url }) => url.endsWith(".js"));
      expect(scripts.length).toBeGreaterThan(4);
      expect(scripts.filter(({ startMs }) => !(startMs > paintMs))).toEqual([]);
      const early = fetched.filter(({ startMs }) => !(startMs > loadMs));
      expect(early.filter(({ url }) => !/^\/(media\/.+|mark\.svg)$/.test(url))).toEqual([]);
      const sheets = fetched.filter(({ url }) => url.endsWith(".css"));
      expect(sheets.length).toBeGreaterThan(1);
      expect(sheets.filter(({ startMs }) => !(startMs > paintMs))).toEqual([]);
      expect(new Set(sheets.map(({ url }) => url)).size).toBe(sheets.length);
      expect(await layoutShiftOf(page)).toBe(0);
      letFontThrough();
      await withHeadingFace(page);
      expect(await layoutShiftOf(page)).toBeLessThan(mostShiftByFont);
    },
  );
}

/** On a slow device, or when a page arrives in chunks, the browser paints what it has parsed so far. */
journey.onEveryScreen(
  "the part of the header that is painted first does not move when the rest arrives",
  async ({ page }) => {
    await page.goto("/articles");
    const search = page.getByRole("banner").getByRole("link", { name: "Search" });
    const whole = await search.boundingBox();
    const unread = await search.evaluate((link) => {
      const rest = [...(link.parentElement?.children ?? [])].slice(1);
      for (const part of rest) part.remove();
      return rest.length;
    });
    expect(unread).toBe(3);
    expect(await search.boundingBox()).toEqual(whole);
  },
  { context: { javaScriptEnabled: false } },
);

journey.onEveryScreen(
  "input before hydration is not lost: a link is followed, a typed text is searched",
  async ({ page, isPhone }) => {
    await page.goto("/", { waitUntil: "commit" });
    const field = page.getByRole("main").getByRole("combobox", { name: "Search" });
    await (isPhone ? field.tap() : field.click());
    await page.keyboard.type("dnssec");
    await page.getByRole("option", { name: /See all|See the result page/ }).waitFor();
    expect(await field.inputValue()).toBe("dnssec");
    await hydrated(page);
  },
);

for (const { path, shortcut, place } of [
  { path: "/", shortcut: "/", place: "main" },
  { path: "/article/what-the-udrp-decides", shortcut: "Control+k", place: "dialog" },
] as const) {
  journey.onEveryScreen(`"${shortcut}" on ${path} before hydration opens the search afterwards`, async ({ page }) => {
    const letThrough = await holdApplication(page);
    const begun = page.waitForRequest("**/assets/*.js");
    await page.goto(path);
    await begun;
    await page.keyboard.press(shortcut);
    letThrough();
    await hydrated(page);
    const field = page.getByRole(place).getByRole("combobox", { name: "Search" });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  });
}

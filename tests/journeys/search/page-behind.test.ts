import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated } from "../../support/browser/journey.ts";
import { launchBrowser } from "../../support/browser/open-browser.ts";
import { demonstration } from "../../support/demonstration.ts";
import { dialog, openByKeys } from "./dialog-parts.ts";
import { withoutHeadingFace } from "../../support/browser/layout-shift.ts";

/** With scrollbars that take room, as on most large screens. */
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser({ ignoreDefaultArgs: ["--hide-scrollbars"] });
});

afterAll(() => browser.close());

/** Where the page's parts are from left to right, and how wide the window's scrollbar is. */
function measure(page: Page) {
  return page.evaluate(() => ({
    parts: [...document.querySelectorAll("header, h1, footer, main a")].map((part) => {
      const { left, width } = part.getBoundingClientRect();
      return { left, width };
    }),
    scrollbar: innerWidth - document.documentElement.clientWidth,
  }));
}

test.for(["ltr", "rtl"])("behind the search dialog nothing moves, although the scrollbar goes (%s)", async (dir) => {
  const page = await browser.newPage({ baseURL: demonstration().url, viewport: { width: 1_200, height: 700 } });
  page.setDefaultTimeout(60_000);
  // It would move headings when it comes.
  await withoutHeadingFace(page);
  await page.goto("/faq");
  await hydrated(page);
  await page.evaluate((given) => (document.documentElement.dir = given), dir);
  const before = await measure(page);
  expect(before.scrollbar).toBeGreaterThan(0);
  await openByKeys(page);
  expect(await measure(page)).toEqual({ parts: before.parts, scrollbar: 0 });
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  await expect.poll(() => measure(page)).toEqual(before);
  await page.close();
});

test("in a narrow window with a scrollbar the dialog is as wide as the window", async () => {
  const page = await browser.newPage({ baseURL: demonstration().url, viewport: { width: 360, height: 740 } });
  await page.goto("/faq");
  await hydrated(page);
  await openByKeys(page);
  const { left, width } = await dialog(page).evaluate((open) => open.getBoundingClientRect());
  expect([left, width]).toEqual([0, 360]);
  await page.close();
});

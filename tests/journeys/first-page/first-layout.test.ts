import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hold, holdApplication } from "../../support/browser/held-files.ts";
import { prepareJourneys, hydrated } from "../../support/browser/journey.ts";
import { layoutShiftOf, withHeadingFace, withoutHeadingFace } from "../../support/browser/layout-shift.ts";

const journey = prepareJourneys();

/** Long enough for its end to be far below the fold on every screen. */
const longPath = "/article/domain-valuation-four-methods";

/** Whether the first and last words of the text, and the footer, are laid out. */
function readLayout(page: Page) {
  return page.evaluate(() => {
    const isLaidOut = (selector: string): boolean | undefined =>
      [...document.querySelectorAll(selector)].at(-1)?.checkVisibility({ contentVisibilityAuto: true });
    return {
      waits: "top" in document.documentElement.dataset,
      beginning: isLaidOut("main h1"),
      end: isLaidOut(".prose > :is(p, ul, ol):last-of-type > *"),
      footer: isLaidOut("footer a"),
      heightPx: document.documentElement.scrollHeight,
    };
  });
}

function lastPartOf(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll(".prose h2[id]")].at(-1)?.id ?? "");
}

journey.onEveryScreen(
  "a page opened at its top lays out what is in view first and the rest later, without shifts, and with the same height as one laid out at once",
  async ({ page }) => {
    const letThrough = await holdApplication(page);
    // The deferred layout waits for the heading font.
    const letFontThrough = await hold(page, /\.woff2$/);
    await page.goto(longPath);
    expect(await readLayout(page)).toMatchObject({ waits: true, beginning: true, end: false, footer: false });
    letFontThrough();
    letThrough();
    await hydrated(page);
    await expect.poll(() => readLayout(page)).toMatchObject({ waits: false, end: true, footer: true });
    const { heightPx } = await readLayout(page);
    expect(await layoutShiftOf(page)).toBeLessThan(0.005);
    await page.reload();
    expect(await readLayout(page)).toMatchObject({ waits: false, beginning: true, end: true, footer: true });
    await hydrated(page);
    await withHeadingFace(page);
    await expect.poll(async () => (await readLayout(page)).heightPx).toBe(heightPx);
  },
);

journey.onEveryScreen("a page opened at a fragment is laid out at once", async ({ page }) => {
  await holdApplication(page);
  await page.goto(longPath);
  const part = await lastPartOf(page);
  await page.goto("/");
  await page.goto(`${longPath}#${part}`);
  expect(await readLayout(page)).toMatchObject({ waits: false, end: true });
});

journey.onEveryScreen("a link to a fragment leads exactly there, also before hydration", async ({ page }) => {
  await holdApplication(page);
  await page.goto(longPath);
  const part = await lastPartOf(page);
  await page.evaluate((id) => document.querySelector<HTMLElement>(`main a[href="#${id}"]`)?.click(), part);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const topOf = (): Promise<number> =>
    page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN), part);
  const top = await topOf();
  expect(top).toBeGreaterThanOrEqual(64);
  expect(top).toBeLessThan(200);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await topOf()).toBe(top);
  await expect.poll(() => readLayout(page)).toMatchObject({ waits: false, end: true });
});

journey.onEveryScreen("the next page is laid out whole, too", async ({ page }) => {
  await withoutHeadingFace(page);
  await page.goto(longPath);
  await hydrated(page);
  expect(await readLayout(page)).toMatchObject({ waits: true, footer: false });
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe(longPath);
  await expect.poll(() => readLayout(page)).toMatchObject({ waits: false, footer: true });
});

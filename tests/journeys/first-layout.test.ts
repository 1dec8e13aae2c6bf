import type { Page } from "playwright-core";
import { expect } from "vitest";
import { holdApplication } from "../support/held-application.ts";
import { prepareJourneys, takenOver } from "../support/journey.ts";
import { layoutShiftOf, withoutHeadingFace } from "../support/layout-shift.ts";

const journey = prepareJourneys();

/** Long enough that its end is far below on every screen. */
const longPath = "/article/domain-valuation-four-methods";

/** What has a layout of the first and last words of a text, and of the footer. */
const readLayout = (page: Page) =>
  page.evaluate(() => {
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

const lastPartOf = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll(".prose h2[id]")].at(-1)?.id ?? "");

journey.onEveryScreen(
  "a page that opens at its top lays out what is in view, and the rest in time: nothing moves, and it is as high as one that was laid out at once",
  async ({ page }) => {
    const letThrough = await holdApplication(page);
    await page.goto(longPath);
    expect(await readLayout(page)).toMatchObject({ waits: true, beginning: true, end: false, footer: false });
    letThrough();
    await takenOver(page);
    await expect.poll(() => readLayout(page)).toMatchObject({ waits: false, end: true, footer: true });
    const { heightPx } = await readLayout(page);
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);
    await page.reload();
    expect(await readLayout(page)).toMatchObject({ waits: false, beginning: true, end: true, footer: true });
    await takenOver(page);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(async () => (await readLayout(page)).heightPx).toBe(heightPx);
  },
);

journey.onEveryScreen("a page that opens at a part of it is laid out at once", async ({ page }) => {
  await holdApplication(page);
  await page.goto(longPath);
  const part = await lastPartOf(page);
  await page.goto("/");
  await page.goto(`${longPath}#${part}`);
  expect(await readLayout(page)).toMatchObject({ waits: false, end: true });
});

journey.onEveryScreen(
  "a link to a part of the page leads exactly there, also before the application is there",
  async ({ page }) => {
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
    expect(await readLayout(page)).toMatchObject({ waits: false, end: true });
  },
);

journey.onEveryScreen("the page after it is laid out as it comes", async ({ page }) => {
  // What the first page leaves out waits for the heading face.
  await withoutHeadingFace(page);
  await page.goto(longPath);
  await takenOver(page);
  expect(await readLayout(page)).toMatchObject({ waits: true, footer: false });
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe(longPath);
  await expect.poll(() => readLayout(page)).toMatchObject({ waits: false, footer: true });
});

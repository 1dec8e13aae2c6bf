import type { Page } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();
const guide = "/how-to/point-a-domain-at-your-site";
const otherGuides = "#guides li > a:not([aria-current])";

/** The widths of the last article of the page and of its heading, and the height of the heading. */
function sizes(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => {
    const [article, heading] = ["article", "h1"].map((name) =>
      [...document.querySelectorAll(name)].at(-1)?.getBoundingClientRect(),
    );
    return [article?.width ?? 0, heading?.width ?? 0, heading?.height ?? 0];
  });
}

journey(
  "the page of a link that is pointed at is laid out before its click, as it will be shown, and shown by it",
  async ({ page, open }) => {
    await open(guide);
    const link = page.locator(otherGuides).first();
    const path = await link.getAttribute("href");
    await link.hover();
    const laidOut = page.locator("[data-laid-out]");
    await laidOut.waitFor({ state: "attached" });
    const before = await sizes(page);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await link.click();
    await expect.poll(() => laidOut.count()).toBe(0);
    expect(await sizes(page)).toEqual(before);
    await expect.poll(() => page.locator("h1").count()).toBe(1);
    const { y } = (await page.locator("h1").boundingBox()) ?? {};
    await open(path ?? "");
    expect((await page.locator("h1").boundingBox())?.y).toBe(y);
  },
);

/** How many elements the browser styles, and how many boxes it lays out, between two marks that `work` sets in the page, `begun` and `ended`. */
async function countRendering(page: Page, work: () => Promise<unknown>): Promise<{ styled: number; laidOut: number }> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing"] });
  await work();
  const { traceEvents } = Trace.parse(JSON.parse(String(await browser?.stopTracing())));
  const [begun = Number.NaN, ended = Number.NaN] = ["begun", "ended"].map(
    (mark) => traceEvents.find(({ name }) => name === mark)?.ts,
  );
  const sum = (wanted: string, count: (event: z.infer<typeof Event>) => number | undefined): number =>
    traceEvents
      .filter(({ name, ts }) => name === wanted && ts >= begun && ts <= ended)
      .reduce((total, event) => total + (count(event) ?? 0), 0);
  return {
    styled: sum("UpdateLayoutTree", ({ args }) => args?.elementCount),
    laidOut: sum("Layout", ({ args }) => args?.beginData?.dirtyObjects),
  };
}

const Event = z.object({
  name: z.string(),
  ts: z.number().default(0),
  args: z
    .object({
      elementCount: z.number().optional(),
      beginData: z.object({ dirtyObjects: z.number().optional() }).optional(),
    })
    .optional(),
});
const Trace = z.object({ traceEvents: z.array(Event) });

journey("the click on a link whose page is laid out styles and lays out little", async ({ page, open }) => {
  await open(guide);
  const link = page.locator(otherGuides).first();
  await link.hover();
  await page.locator("[data-laid-out]").waitFor({ state: "attached" });
  const elements = await page.locator("[data-laid-out] *").count();
  const { styled, laidOut } = await countRendering(page, () =>
    link.evaluate((element: HTMLElement) => {
      performance.mark("begun");
      element.click();
      document.body.getBoundingClientRect();
      performance.mark("ended");
    }),
  );
  expect(elements).toBeGreaterThan(80);
  expect([styled, laidOut].map((count) => count > 0)).toEqual([true, true]);
  expect(styled).toBeLessThan(elements / 2);
  expect(laidOut).toBeLessThan(elements / 2);
});

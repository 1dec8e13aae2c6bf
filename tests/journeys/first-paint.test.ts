import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys, takenOver } from "../support/journey.ts";

const journey = prepareJourneys();

const addresses = ["/", "/article/domain-valuation-four-methods", "/legal/terms", "/search?q=dns"];

interface Timeline {
  readonly paintMs: number;
  readonly loadMs: number;
  readonly fetched: readonly { readonly url: string; readonly startMs: number; readonly initiator: string }[];
}

const readTimeline = (page: Page): Promise<Timeline> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return {
      paintMs: paint?.startTime ?? Number.NaN,
      loadMs: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Number.NaN,
      fetched: performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, initiatorType }) => ({ url: new URL(name).pathname, startMs: startTime, initiator: initiatorType })),
    };
  });

/** Waits for the heading face, which comes last of all and moves no line, and sums up everything that moved. */
const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    while (![...document.fonts].some(({ family, status }) => family.includes("Wittgenstein") && status === "loaded")) await new Promise((resolve) => setTimeout(resolve, 20));
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return new Promise<number>((resolve) => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value);
      }).observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(shifts.reduce((sum, shift) => sum + shift, 0)), 50);
    });
  });

for (const path of addresses) {
  journey(`${path} is painted before any script is asked for, and nothing moves afterwards`, async ({ page, open }) => {
    await open(path);
    const { paintMs, loadMs, fetched } = await readTimeline(page);
    const scripts = fetched.filter(({ url }) => url.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts.filter(({ startMs }) => !(startMs > paintMs))).toEqual([]);
    const early = fetched.filter(({ startMs }) => !(startMs > loadMs));
    expect(early.filter(({ url }) => !/^\/(media\/.+|mark\.svg)$/.test(url))).toEqual([]);
    expect(fetched.some(({ url }) => url.endsWith(".css"))).toBe(false);
    expect(await readLayoutShift(page)).toBe(0);
  });
}

journey("a press before the application is there is not lost: the link leads on, the text typed is searched", async ({ page, isPhone }) => {
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByRole("main").getByRole("combobox", { name: "Search" });
  await (isPhone ? field.tap() : field.click());
  await page.keyboard.type("dnssec");
  await page.getByRole("option", { name: /See all|See the result page/ }).waitFor();
  expect(await field.inputValue()).toBe("dnssec");
  await takenOver(page);
});

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { idleRuns } from "../../support/browser/idle-runs.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { kernelRuns } from "./support/kernel-runs.ts";
import { setSpareTime } from "./support/spare-time.ts";

const journey = prepareJourneys();

const path = "/article/choosing-a-ttl";
const application = /\/assets\/entry\.browser-[\w-]+\.js$/;

/** Waits until an idle moment has passed that was asked for by the code that comes in one. */
async function idleMomentPasses(page: Page): Promise<void> {
  await idleRuns(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

journey("on a quick machine with a mouse the application comes in an idle moment", async ({ page }) => {
  await setSpareTime(page, "quick");
  const loaded = page.waitForResponse(application);
  await page.goto(path);
  await loaded;
});

for (const { name, spare, saves } of [
  { name: "a slow machine", spare: "slow", saves: false },
  { name: "a busy machine", spare: "none", saves: false },
  { name: "a metered connection", spare: "quick", saves: true },
] as const) {
  journey(`on ${name} it waits until it is needed`, async ({ page, requests }) => {
    await setSpareTime(page, spare);
    if (saves)
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto(path);
    await idleMomentPasses(page);
    expect(requests().filter((url) => application.test(url))).toEqual([]);
  });
}

for (const { name, saves } of [
  {
    name: "for somebody who came by a link of the site it comes in an idle moment, on a slow machine too",
    saves: false,
  },
  { name: "for somebody who came by a link of the site, but saves data, it waits until it is needed", saves: true },
])
  journey(name, async ({ page, requests }) => {
    await setSpareTime(page, "slow");
    if (saves)
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto(path);
    await kernelRuns(page);
    expect(requests().filter((url) => application.test(url))).toEqual([]);
    const loaded = saves ? null : page.waitForResponse(application);
    await page.evaluate(() => document.querySelector<HTMLElement>("[aria-label=Related] a")?.click());
    await page.waitForURL(({ pathname }) => pathname !== path);
    await (loaded ?? idleMomentPasses(page));
    expect(requests().some((url) => application.test(url))).toBe(!saves);
  });

journey("a link that is pressed at once is followed without the application", async ({ page, requests }) => {
  await setSpareTime(page, "none");
  await page.goto(path);
  await kernelRuns(page);
  // In one task: between two inputs of a real mouse a busy machine may let it rest.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>("main nav a");
    for (const name of ["pointerover", "pointerdown"])
      link?.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: "mouse" }));
    link?.click();
  });
  await page.waitForURL(/\/$/);
  // The page that it leads to may load it.
  const untilFollowed = requests().slice(0, requests().indexOf("/"));
  expect(untilFollowed).not.toEqual([]);
  expect(untilFollowed.filter((url) => application.test(url))).toEqual([]);
});

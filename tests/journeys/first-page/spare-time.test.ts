import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { kernelRuns } from "./support/kernel-runs.ts";
import { setSpareTime } from "./support/spare-time.ts";

const journey = prepareJourneys();

const path = "/article/choosing-a-ttl";
const application = /\/assets\/entry\.browser-[\w-]+\.js$/;

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
    const idle = page.waitForResponse(/\/assets\/idle-[\w-]+\.js$/);
    await page.goto(path);
    await idle;
    await page.waitForLoadState("networkidle");
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
    const loaded = page.waitForResponse(saves ? /\/assets\/idle-[\w-]+\.js$/ : application);
    await page.evaluate(() => document.querySelector<HTMLElement>("[aria-label=Related] a")?.click());
    await loaded;
    await page.waitForLoadState("networkidle");
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

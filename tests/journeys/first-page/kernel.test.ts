import type { Page } from "playwright-core";
import { expect } from "vitest";
import { holdApplication } from "../../support/browser/held-files.ts";
import { idleRuns } from "../../support/browser/idle-runs.ts";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";
import { kernelRuns } from "./support/kernel-runs.ts";
import { setSpareTime } from "./support/spare-time.ts";

const journey = prepareJourneys();

const path = "/article/choosing-a-ttl";

/** The application's scripts that were requested; the kernel's, and those of code, are not among them. */
function applicationScripts(requests: readonly string[]): readonly string[] {
  return requests.filter(
    (url) => url.endsWith(".js") && !/\/(?:kernel|idle|code-bars|heading-font)-[\w-]+\.js$/.test(url),
  );
}

journey.onEveryScreen("who reads and scrolls a page loads the kernel alone", async ({ page, requests, operations }) => {
  await setSpareTime(page, "none");
  await page.goto(path);
  await idleRuns(page);
  await page.mouse.wheel(0, 2_000);
  await page.keyboard.press("PageDown");
  // Heard again and again: the wheel may still be scrolling, to a place of its own.
  await expect
    .poll(async () => {
      await page.keyboard.press("End");
      return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    })
    .toBe(true);
  expect(applicationScripts(requests())).toEqual([]);
  expect(operations()).toEqual([]);
});

const intents: readonly { readonly name: string; readonly show: (page: Page) => Promise<void> }[] = [
  { name: "a pointer over a link", show: (page) => page.getByRole("contentinfo").getByRole("link").first().hover() },
  { name: "a key", show: (page) => page.keyboard.press("Tab") },
  { name: "a focused link", show: (page) => page.getByRole("main").getByRole("link").first().focus() },
  {
    name: "a pressed control",
    show: (page) => page.getByRole("radio", { name: "4 stars" }).dispatchEvent("pointerdown"),
  },
];

for (const { name, show } of intents) {
  journey(`${name} loads the application`, async ({ page, requests }) => {
    await setSpareTime(page, "none");
    await page.goto(path);
    await kernelRuns(page);
    expect(applicationScripts(requests())).toEqual([]);
    const loaded = page.waitForResponse(/\/assets\/entry\.browser-[\w-]+\.js$/);
    await show(page);
    await loaded;
  });
}

journey(
  "a pointer that rests on a link before the kernel is there loads the application",
  async ({ page, requests }) => {
    await setSpareTime(page, "none");
    const { promise, resolve } = Promise.withResolvers<undefined>();
    await page.route(/\/assets\/kernel-[\w.-]+\.js$/, (route) => promise.then(() => route.continue()));
    await page.goto(path);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).hover();
    expect(applicationScripts(requests())).toEqual([]);
    const loaded = page.waitForResponse(/\/assets\/entry\.browser-[\w-]+\.js$/);
    resolve(undefined);
    await loaded;
  },
);

journey("what needs no application does not load it: theme, outline, menu, copy", async ({ page, requests }) => {
  await setSpareTime(page, "none");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto("/how-to/point-a-domain-at-your-site");
  await kernelRuns(page);
  await page.locator("[data-theme-button] button").dispatchEvent("click");
  expect(await page.locator("[data-theme-button] button").getAttribute("aria-label")).toBe("Theme: light");
  await page.getByRole("button", { name: /^On this page/ }).dispatchEvent("click");
  const outline = page.getByRole("navigation", { name: "On this page" });
  await outline.getByRole("link").last().dispatchEvent("click");
  await outline.waitFor({ state: "hidden" });
  await expect.poll(() => page.locator("#on-this-page [aria-current]").count()).toBe(1);
  await page.getByRole("button", { name: "Copy", exact: true }).first().dispatchEvent("click");
  await page.getByRole("button", { name: "Copied" }).waitFor();
  expect(applicationScripts(requests())).toEqual([]);
});

journey.onEveryScreen(
  "the theme changes at once while the application is held back, and goes on from there with it",
  async ({ page, isPhone }) => {
    const letThrough = await holdApplication(page);
    await page.goto(path);
    await kernelRuns(page);
    const button = page.getByRole("button", { name: /^Theme/ });
    const press = (): Promise<void> => (isPhone ? button.tap() : button.click());
    await press();
    await press();
    expect(await button.getAttribute("aria-label")).toBe("Theme: dark");
    expect(await button.locator("svg").filter({ visible: true }).count()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    letThrough();
    await hydrated(page);
    await expect.poll(() => button.getAttribute("aria-label")).toBe("Theme: dark");
    await press();
    await expect.poll(() => button.getAttribute("aria-label")).toBe("Theme: system");
  },
);

journey("a click before the application is there is a whole navigation", async ({ page }) => {
  await holdApplication(page);
  await page.goto(path);
  await kernelRuns(page);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click();
  await page.waitForURL(/\/$/);
  // Where the browser has rendered it ahead, its request is not this page's.
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(/\/$/);
});

journey("what was read is remembered without the application", async ({ page, requests }) => {
  await setSpareTime(page, "none");
  await page.goto(path);
  await page.waitForFunction(() => localStorage.getItem("readDocuments") !== null);
  const [reading] = await page.evaluate(() => JSON.parse(localStorage.getItem("readDocuments") ?? "[]"));
  expect(reading).toMatchObject({
    slug: "choosing-a-ttl",
    path,
    subject: "Choosing a TTL: how long should a record live?",
    version: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
  });
  expect(applicationScripts(requests())).toEqual([]);
});

/** Rules that the browser follows, for what it fetches ahead. */
function followedRules(page: Page) {
  return page.locator('script[type="speculationrules"]');
}

journey.onEveryScreen(
  "links are fetched ahead by the browser's own rules where a mouse hovers over them, until the application takes over",
  async ({ page, isPhone }) => {
    await setSpareTime(page, "none");
    await page.goto(path);
    await kernelRuns(page);
    if (isPhone) return expect(await followedRules(page).count()).toBe(0);
    const { prefetch, prerender } = JSON.parse((await followedRules(page).textContent()) ?? "");
    expect(prerender).toEqual(prefetch);
    const [{ href_matches: all }, { not: never }] = prefetch[0].where.and;
    expect(all).toBe("/*");
    expect(never.href_matches).toEqual(expect.arrayContaining(["/search*", "/newsletter/*", "/*.*"]));
    await hydrated(page);
    expect(await followedRules(page).count()).toBe(0);
  },
);

journey("a page whose link the mouse rests on is fetched ahead, before the application is there", async ({ page }) => {
  await holdApplication(page);
  await page.goto(path);
  await kernelRuns(page);
  const browser = await page.context().newCDPSession(page);
  const ahead = new Promise<string>((resolve) =>
    browser.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
      if (status === "Ready") resolve(new URL(prefetchUrl).pathname);
    }),
  );
  await browser.send("Preload.enable");
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).hover();
  expect(await ahead).toBe("/");
});

journey("where data is to be saved, no rules have pages fetched ahead", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  await page.goto(path);
  await kernelRuns(page);
  expect(await followedRules(page).count()).toBe(0);
});

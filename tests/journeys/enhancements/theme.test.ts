import type { Page } from "playwright-core";
import { expect } from "vitest";
import { holdApplication } from "../../support/browser/held-files.ts";
import { idleRuns } from "../../support/browser/idle-runs.ts";
import { prepareJourneys, hydrated } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** Records the page's colour in every frame from the first one on. */
function watchFrames(page: Page) {
  return page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, "seenColours", seen);
    const look = (): void => {
      if (document.body) seen.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The distinct colours of the page so far. */
function coloursSeen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...new Set<string>(Reflect.get(globalThis, "seenColours"))]);
}

/** The colour that the browser's own bars take. */
function barColour(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content);
}

/** The lightness of one of our colours, 0 to 1. */
function lightnessOf(colour: string): number {
  return Number(/^oklch\(([\d.]+)/.exec(colour)?.[1]);
}

for (const { stored, system, shown } of [
  { stored: "dark", system: "light", shown: "dark" },
  { stored: "light", system: "dark", shown: "light" },
  { stored: null, system: "dark", shown: "dark" },
  { stored: null, system: "light", shown: "light" },
] as const) {
  journey(
    `${stored ?? "nothing"} chosen on a ${system} system: every frame is ${shown}, from the first one until hydration`,
    async ({ page }) => {
      await page.addInitScript(
        (theme) => (theme === null ? localStorage.removeItem("theme") : localStorage.setItem("theme", theme)),
        stored,
      );
      await watchFrames(page);
      await page.goto("/article/choosing-a-ttl");
      await hydrated(page);
      const colours = await coloursSeen(page);
      expect(colours).toHaveLength(1);
      const lightness = lightnessOf(colours[0] ?? "");
      expect(lightness > 0.9 ? "light" : lightness < 0.3 ? "dark" : colours[0]).toBe(shown);
      expect(await barColour(page)).toBe(colours[0]);
    },
    { context: { colorScheme: system } },
  );
}

function button(page: Page) {
  return page.getByRole("button", { name: /^Theme/ });
}

/** What the page is in, and what its button says. */
function themeOf(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const named = document.querySelector("[data-theme-button] button");
    return [document.documentElement.dataset.theme, named?.ariaLabel, named?.getAttribute("title")];
  });
}

const dark = ["dark", "Theme: dark", "Theme: dark"];
const path = "/article/choosing-a-ttl";

for (const isRunning of [false, true])
  journey(
    `a theme that is chosen in another tab is followed, ${isRunning ? "with" : "without"} the application`,
    async ({ page }) => {
      if (!isRunning) await holdApplication(page);
      await page.goto(path);
      await idleRuns(page);
      if (isRunning) await hydrated(page);
      const other = await page.context().newPage();
      await other.goto(path);
      await hydrated(other);
      for (const label of ["Theme: light", "Theme: dark"]) {
        await button(other).press("Enter");
        await expect.poll(() => button(page).getAttribute("aria-label")).toBe(label);
      }
      expect(await themeOf(page)).toEqual(dark);
      expect(await barColour(page)).toBe(await barColour(other));
      await button(page).press("Enter");
      expect(await button(page).getAttribute("aria-label")).toBe("Theme: system");
      await expect.poll(() => button(other).getAttribute("aria-label")).toBe("Theme: system");
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(null);
    },
  );

journey(
  "with the storage full, a chosen theme stays on its page, until another one is chosen elsewhere",
  async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto(path);
    await hydrated(other);
    await button(other).press("Enter");
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto(path);
    await kernelLoaded(page);
    await expect.poll(() => themeOf(page)).toEqual(["light", "Theme: light", "Theme: light"]);
    await button(page).press("Enter");
    await expect.poll(() => themeOf(page)).toEqual(dark);
    await idleRuns(page);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pageshow"));
      dispatchEvent(new StorageEvent("storage", { key: "another" }));
    });
    expect(await themeOf(page)).toEqual(dark);
    for (const label of ["Theme: dark", "Theme: system"]) {
      await button(other).press("Enter");
      await expect.poll(() => button(page).getAttribute("aria-label")).toBe(label);
    }
  },
);

journey(
  "a page that the browser rendered ahead is shown in the theme that was chosen since, and its button says so",
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, "prerendering", { value: true, writable: true }));
    await page.goto(path);
    await kernelLoaded(page);
    const shown = await page.evaluate(() => {
      localStorage.setItem("theme", "dark");
      Reflect.set(document, "prerendering", false);
      document.dispatchEvent(new Event("prerenderingchange"));
      return document.documentElement.dataset.theme;
    });
    expect(shown).toBe("dark");
    await expect.poll(() => themeOf(page)).toEqual(dark);
  },
);

/** Waits until the kernel's code is there, also where the page waits to be shown. */
function kernelLoaded(page: Page): Promise<unknown> {
  return page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/heading-font-|\/kernel-.*\.js$/.test(name)),
  );
}

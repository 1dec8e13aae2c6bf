import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const article = "/article/what-the-udrp-decides";
function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
function searchField(page: Page) {
  return page.getByRole("main").getByRole("combobox", { name: "Search" });
}
function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}
function storedTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("theme"));
}
function shownTheme(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.theme);
}
function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

journey("the theme cycles, is remembered, and is applied before the first paint", async ({ page, open }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      Reflect.set(globalThis, "themeAtBody", document.documentElement.dataset.theme ?? "system");
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.emulateMedia({ colorScheme: "light" });
  await open(article);
  const light = await background(page);
  await page.getByRole("button", { name: "Theme: system" }).click();
  expect([await shownTheme(page), await storedTheme(page), await background(page)]).toEqual(["light", "light", light]);
  await page.getByRole("button", { name: "Theme: light" }).click();
  const dark = await background(page);
  expect([await shownTheme(page), await storedTheme(page)]).toEqual(["dark", "dark"]);
  expect(dark).not.toBe(light);

  await open(article);
  expect(await page.evaluate(() => Reflect.get(globalThis, "themeAtBody"))).toBe("dark");
  expect(await background(page)).toBe(dark);
  await page.getByRole("button", { name: "Theme: dark" }).click();
  expect([await shownTheme(page), await storedTheme(page), await background(page)]).toEqual([undefined, null, light]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background(page)).toBe(dark);
});

journey.onEveryScreen(
  "the menu of small screens opens and closes by keys and by touch",
  async ({ page, open, isPhone, loads }) => {
    await open(article);
    const button = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    if (!isPhone) {
      expect([await button.isVisible(), await menu.isVisible()]).toEqual([false, false]);
      return;
    }
    await button.focus();
    await page.keyboard.press("Enter");
    await menu.waitFor();
    await page.keyboard.press("Tab");
    expect(await menu.getByRole("link", { name: "Home" }).evaluate((link) => link === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await button.tap();
    await menu.waitFor();
    await page.touchscreen.tap(180, 700);
    await menu.waitFor({ state: "hidden" });

    await button.tap();
    await menu.getByRole("link", { name: "Home" }).tap();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
    await menu.waitFor({ state: "hidden" });
    expect(loads()).toBe(1);
  },
);

journey("the first tab stop skips to the content", async ({ page, open, loads }) => {
  await open(article);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await expect.poll(() => isFocused(page, "main")).toBe(true);
  await page.keyboard.press("Tab");
  expect(await isFocused(page, "main a")).toBe(true);
  expect(loads()).toBe(1);
});

journey(
  "on the home page slash focuses its own search field, and Escape closes its results",
  async ({ page, open, loads }) => {
    await open("/");
    await page.keyboard.press("/");
    expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await searchField(page).inputValue()).toBe("");
    await page.keyboard.type("ttl/");
    expect(await searchField(page).inputValue()).toBe("ttl/");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    expect(await searchField(page).getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("ArrowDown");
    await page.getByRole("option").first().waitFor();
    await heading(page).click();
    await page.getByRole("listbox").waitFor({ state: "detached" });
    expect(loads()).toBe(1);
  },
);

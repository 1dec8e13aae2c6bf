import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The parts of the search dialog, as a visitor knows them. */
export const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Search" });
export const field = (page: Page): Locator => dialog(page).getByRole("combobox", { name: "Search" });
export const options = (page: Page): Locator => dialog(page).getByRole("option");
export const selected = (page: Page): Locator => dialog(page).getByRole("option", { selected: true });
/** The kinds of the documents shown: one each. */
export const kinds = (page: Page): Locator => dialog(page).locator("[role=option] > b + span");
/** What leads to it in the header. */
export const opener = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: "Search" });

/** A document to search from. */
export const article = "/article/what-the-udrp-decides";

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** What this browser remembers of earlier searches. */
export const recent = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("recentSearches") ?? "[]"));

/** Opens the dialog, and waits until the cursor is in its field. */
export const openByKeys = async (page: Page): Promise<void> => {
  await page.keyboard.press("Control+k");
  await expect.poll(async () => (await dialog(page).isVisible()) && (await isFocused(field(page)))).toBe(true);
};

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The parts of the search dialog, located as a user perceives them. */
export function dialog(page: Page): Locator {
  return page.getByRole("dialog", { name: "Search" });
}
export function field(page: Page): Locator {
  return dialog(page).getByRole("combobox", { name: "Search" });
}
export function options(page: Page): Locator {
  return dialog(page).getByRole("option");
}
export function selected(page: Page): Locator {
  return dialog(page).getByRole("option", { selected: true });
}
/** The document types shown, one per option. */
export function kinds(page: Page): Locator {
  return dialog(page).locator("[role=option] > b + span");
}
/** The link in the header that opens it. */
export function opener(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: "Search" });
}

/** A document to search from. */
export const article = "/article/what-the-udrp-decides";

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** The recent searches stored in this browser. */
export function recent(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("recentSearches") ?? "[]"));
}

/** Opens the dialog and waits until its field has the focus. */
export async function openByKeys(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect.poll(async () => (await dialog(page).isVisible()) && (await isFocused(field(page)))).toBe(true);
}

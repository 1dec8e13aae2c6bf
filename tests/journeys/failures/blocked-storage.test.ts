import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { article, dialog, field, openByKeys } from "../search/dialog-parts.ts";

const journey = prepareJourneys();

/** Where a visitor has blocked it, even to name the storage throws. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    }),
  );
}

journey(
  "where storage is blocked, the search opens every time, and Enter leads to its page",
  async ({ page, open }) => {
    await blockStorage(page);
    await open(article);
    await openByKeys(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await openByKeys(page);
    await page.route(/SearchHits/, () => undefined);
    await field(page).fill("dnssec");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=dnssec");
    await dialog(page).waitFor({ state: "hidden" });
  },
);

journey(
  "where storage is blocked, a rating that was accepted is thanked for, stays shown, and can be taken back",
  async ({ page, open, operations }) => {
    await blockStorage(page);
    await open(article);
    const star = page.getByRole("radio", { name: "2 stars", exact: true });
    await star.press("Space");
    await page.getByRole("listitem").filter({ hasText: "Thanks for your rating!" }).waitFor();
    await page.getByRole("form", { name: "What was wrong?" }).waitFor();
    expect(await star.isChecked()).toBe(true);
    expect(await page.getByText("Failed to submit rating.").count()).toBe(0);
    expect(operations().filter((name) => name === "RateDocument")).toEqual(["RateDocument"]);
    await page.getByRole("button", { name: "Take back my rating" }).click();
    await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(0);
  },
);

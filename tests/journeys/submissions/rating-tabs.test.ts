import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** The values of the stars that are chosen. */
function chosenStars(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")].map(({ value }) => value),
  );
}

journey("a rating given or taken back in one tab is shown in the other", async ({ page }) => {
  const other = await page.context().newPage();
  for (const tab of [other, page]) {
    await tab.goto("/article/checks-before-you-buy-a-domain");
    await hydrated(tab);
  }
  await page.getByRole("radio", { name: "4 stars", exact: true }).press("Space");
  await expect.poll(() => chosenStars(other)).toEqual(["4"]);
  await page.getByRole("button", { name: "Take back my rating" }).click();
  await expect.poll(() => chosenStars(other)).toEqual([]);
});

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { idleRuns } from "../../support/browser/idle-runs.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** How far the last link of the page ends above the notice; negative where the notice covers it. */
function roomAboveNotice(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const bottom = Math.max(
      ...[...document.querySelectorAll("footer a")].map((link) => link.getBoundingClientRect().bottom),
    );
    const notice = document.querySelector("body > [role=status]:not(:empty)");
    return (notice?.getBoundingClientRect().top ?? 0) - bottom;
  });
}

journey.onEveryScreen(
  "the notice at the bottom covers no link of the page's end",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED/); // what is fetched ahead at that moment
    await open("/faq");
    await idleRuns(page);
    await page.context().setOffline(true);
    await page.getByText("You are offline.").waitFor();
    expect(await roomAboveNotice(page)).toBeGreaterThanOrEqual(0);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe("0px");
  },
);

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** The links and menus of the header that are drawn as the current ones. */
function markedInHeader(page: Page): Promise<readonly string[]> {
  return page
    .locator("header nav[aria-label=Main] > :is(a, button)")
    .evaluateAll((entries) =>
      entries
        .filter((entry) => getComputedStyle(entry).webkitTextStrokeWidth !== "0px")
        .map(({ textContent }) => textContent),
    );
}

journey(
  "the header marks where you are: a list on its documents too, and a menu that has the page",
  async ({ page }) => {
    for (const [address, marked] of [
      ["/", ["Home"]],
      ["/articles", ["Articles"]],
      ["/article/choosing-a-ttl", ["Articles"]],
      ["/docs/choosing-a-ttl", ["Docs"]],
      ["/contact", []],
    ] as const) {
      await page.goto(address);
      expect([address, await markedInHeader(page)]).toEqual([address, marked]);
    }
  },
);

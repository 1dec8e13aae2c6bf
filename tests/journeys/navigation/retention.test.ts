import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { runUntilShown, stopPageClock } from "../../support/browser/page-clock.ts";

const journey = prepareJourneys();

/** Advances the clock of the page only. */
function pass(page: Page, seconds: number): Promise<void> {
  return page.clock.fastForward(seconds * 1_000);
}

/** Waits until the page shows its data: advancing the clock earlier would time out its request. */
function legalText(page: Page): Promise<void> {
  return runUntilShown(page, page.getByRole("article").locator("p").nth(3));
}
function recentPosts(page: Page): Promise<void> {
  return runUntilShown(page, page.getByRole("link", { name: "See More articles" }));
}

journey(
  "a page left less than 60 seconds ago is shown again without a query, later its data is fetched again",
  async ({ page, open, operations, loads }) => {
    await open("/");
    await stopPageClock(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).dispatchEvent("click");
    await legalText(page);
    expect(operations()).toEqual(["LegalPage"]);

    await pass(page, 50);
    await page.goBack();
    await recentPosts(page);
    expect(operations()).toEqual(["LegalPage"]);

    await pass(page, 50);
    await page.goForward();
    await legalText(page);
    expect(operations()).toEqual(["LegalPage"]);

    await pass(page, 61);
    await page.goBack();
    await recentPosts(page);
    expect(operations()).toEqual(["LegalPage", "HomePage"]);
    await pass(page, 61);
    await page.goForward();
    await legalText(page);
    expect(operations()).toEqual(["LegalPage", "HomePage", "LegalPage"]);
    expect(loads()).toBe(1);
  },
);

journey(
  "what is on screen is never fetched again: not after time, a return to the window, or a reconnect",
  async ({ page, open, operations }) => {
    await page.clock.install();
    await open("/article/what-the-udrp-decides");
    await pass(page, 600);
    await page.evaluate(() => {
      for (const name of ["focus", "online"]) dispatchEvent(new Event(name));
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await pass(page, 61);
    expect(await page.getByRole("article").locator("p").count()).toBeGreaterThan(5);
    expect(operations()).toEqual([]);
  },
);

journey(
  "a page rendered ahead is dropped with its data after 60 seconds, and comes back when its link is pointed at or pressed again",
  async ({ page, open }) => {
    await page.clock.install();
    await open("/how-to/point-a-domain-at-your-site");
    const guide = page.locator("#guides li > a:not([aria-current])").first();
    const path = (await guide.getAttribute("href")) ?? "";
    const name = await guide.innerText();
    const ahead = page.locator(`[data-ahead="${path}"] h1`);
    await guide.hover();
    await ahead.waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");

    // The clock goes on by itself as well.
    await pass(page, 30);
    expect(await ahead.count()).toBe(1);
    await pass(page, 31);
    await ahead.waitFor({ state: "detached" });
    await page.mouse.move(5, 400);
    await guide.hover();
    await ahead.waitFor({ state: "attached" });

    await pass(page, 61);
    await ahead.waitFor({ state: "detached" });
    await guide.dispatchEvent("pointerdown");
    await ahead.waitFor({ state: "attached" });
    await guide.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await page.getByRole("heading", { level: 1, name }).waitFor();
  },
);

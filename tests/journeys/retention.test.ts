import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../support/journey.ts";

const journey = prepareJourneys();

/** Lets the page's clock run ahead; nothing but the clock of the page moves. */
const pass = (page: Page, seconds: number): Promise<void> => page.clock.fastForward(seconds * 1_000);

/** Until a page stands there with what was asked for: a clock that runs ahead before would end its request. */
const legalText = (page: Page): Promise<void> => page.getByRole("article").locator("p").nth(3).waitFor();
const recentPosts = (page: Page): Promise<void> => page.getByRole("link", { name: "See More articles" }).waitFor();

journey(
  "a page left less than 60 seconds ago is shown again without a query, later its data is fetched anew",
  async ({ page, open, operations, loads }) => {
    await page.clock.install();
    await open("/");
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
  "what is on screen is never fetched again: not by time, not by coming back to the window, not by a new connection",
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

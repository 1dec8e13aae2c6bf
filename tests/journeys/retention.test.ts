import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { arrive } from "../support/inside.ts";
import { prepareJourneys } from "../support/journey.ts";

const journey = prepareJourneys();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Lets the page's clock run ahead; nothing but the clock of the page moves. */
const pass = (page: Page, seconds: number): Promise<void> => page.clock.fastForward(seconds * 1_000);

/** Does what makes the page ask, and waits for the whole answer: a clock that runs ahead while it is under way would end the request. */
const answered = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
  const isGraphql = (request: Request): boolean => new URL(request.url()).pathname === "/graphql";
  await Promise.all([page.waitForEvent("requestfinished", isGraphql), act()]);
  await arrive(page);
};

journey(
  "a page left less than 60 seconds ago is shown again without a query, later its data is fetched anew",
  async ({ page, open, operations, loads }) => {
    await page.clock.install();
    await open("/");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
    await answered(page, () => link.dispatchEvent("click"));
    await expect.poll(() => heading(page).innerText()).toMatch(/privacy/i);
    expect(operations()).toEqual(["LegalPage"]);

    await pass(page, 50);
    await page.goBack();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
    await page.getByRole("heading", { level: 3 }).first().waitFor();
    expect(operations()).toEqual(["LegalPage"]);

    await pass(page, 50);
    await page.goForward();
    await expect.poll(() => heading(page).innerText()).toMatch(/privacy/i);
    expect(operations()).toEqual(["LegalPage"]);

    await pass(page, 61);
    await answered(page, () => page.goBack());
    expect(operations()).toEqual(["LegalPage", "HomePage"]);
    await page.getByRole("heading", { level: 3 }).first().waitFor();
    await pass(page, 61);
    await answered(page, () => page.goForward());
    expect(operations()).toEqual(["LegalPage", "HomePage", "LegalPage"]);
    await expect.poll(() => heading(page).innerText()).toMatch(/privacy/i);
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

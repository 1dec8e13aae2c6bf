import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { openBrowser } from "../../support/browser/open-browser.ts";
import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { hydrated } from "../../support/browser/journey.ts";
import { expectFocus, tabTo } from "../../support/browser/keys.ts";
import { violationsOf } from "../../support/browser/violations.ts";

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A backend that accepts ratings, but neither feedback nor withdrawals. */
function ratesAlone(status: number): Readonly<Record<string, FakeAnswer>> {
  return {
    [calls.rate]: (response, request) =>
      (request.method === "POST"
        ? json({ message: "Thanks for your rating!" })
        : json({ message: "What?" }, { status }))(response, request),
    "/api/docs/feedback/": json({ message: "What?" }, { status }),
  };
}

async function startVisit(status: number, isPhone: boolean) {
  const site = await startFakeSite({ routes: ratesAlone(status) });
  const screen = isPhone
    ? { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }
    : { viewport: { width: 1440, height: 900 } };
  const context = await browser.newContext({
    baseURL: site.url,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    ...screen,
  });
  const page = await context.newPage();
  await page.goto("/article/first-words");
  await hydrated(page);
  return {
    site,
    page,
    [Symbol.asyncDispose]: async () => {
      await context.close();
      await site[Symbol.asyncDispose]();
    },
  };
}

function star(page: Page, name: string) {
  return page.getByRole("group", { name: "Was this useful?" }).getByRole("radio", { name, exact: true });
}
function form(page: Page) {
  return page.getByRole("form", { name: "What was wrong?" });
}
function undo(page: Page) {
  return page.getByRole("button", { name: "Take back my rating" });
}

/** What the browser has stored of the visitor's rating. */
function storedRating(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("userDocRatings") ?? "{}")["first-words"]?.rating);
}

test("a backend without feedback (404): by keys the visitor reads that the rating counts, and is asked nothing more", async () => {
  await using visit = await startVisit(404, false);
  const { page, site } = visit;
  await star(page, "2 stars").focus();
  await page.keyboard.press("Space");
  await form(page).waitFor();
  await tabTo(page, form(page).getByLabel("Comment"));
  await page.keyboard.type("Not clear.");
  await tabTo(page, form(page).getByRole("button", { name: "Send" }));
  await page.keyboard.press("Enter");
  const outcome = page.getByText("Feedback cannot be sent from this site. Your rating counts.");
  await outcome.waitFor();
  expect(await form(page).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent ?? "")).toContain("Feedback cannot be sent");
  expect(await violationsOf(page)).toEqual([]);
  expect(site.callsTo("/api/docs/feedback/")).toBe(1);

  await star(page, "1 star").press("Space");
  await expect.poll(() => site.callsTo(calls.rate)).toBe(2);
  await expect.poll(() => star(page, "1 star").isChecked()).toBe(true);
  expect(await form(page).count()).toBe(0);
});

test("a backend that cannot withdraw ratings (501): by touch the visitor reads that it can still be changed, and changes it", async () => {
  await using visit = await startVisit(501, true);
  const { page } = visit;
  await star(page, "4 stars").scrollIntoViewIfNeeded();
  await star(page, "4 stars").tap();
  await undo(page).tap();
  await page
    .getByRole("alert")
    .getByText("Ratings cannot be taken back on this site. You can still change yours.")
    .waitFor();
  expect(await undo(page).count()).toBe(0);
  expect(await star(page, "4 stars").isChecked()).toBe(true);
  await star(page, "4.5 stars").tap();
  await expect.poll(() => storedRating(page)).toBe(4.5);
  expect(await violationsOf(page)).toEqual([]);
});

for (const isPhone of [true, false]) {
  test(`a rating is changed and withdrawn ${isPhone ? "by touch" : "by keys"}, and the stars are empty and focused again`, async () => {
    await using visit = await startVisit(404, isPhone);
    const { page, site } = visit;
    site.backend.on(calls.rate, json({ message: "Done." }));
    const press = (name: string): Promise<void> => (isPhone ? star(page, name).tap() : star(page, name).press("Space"));
    await press("3.5 stars");
    await undo(page).waitFor();
    if (isPhone) await press("4 stars");
    else await page.keyboard.press("ArrowRight");
    await expect.poll(() => star(page, "4 stars").isChecked()).toBe(true);
    await expect.poll(() => site.callsTo(calls.rate)).toBe(2);
    await expect.poll(() => storedRating(page)).toBe(4);
    if (isPhone) await undo(page).tap();
    else {
      await tabTo(page, undo(page));
      await page.keyboard.press("Enter");
    }
    await undo(page).waitFor({ state: "detached" });
    expect(site.backend.calls.filter(({ method }) => method === "DELETE").length).toBe(1);
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    await expectFocus(star(page, "0.5 stars"));
    expect(await page.evaluate(() => localStorage.getItem("userDocRatings"))).toBe("{}");
  });
}

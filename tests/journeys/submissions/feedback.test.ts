import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";
import { findViolations } from "../../support/browser/axe.ts";
import { hold } from "../../support/browser/held-files.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { runUntilShown, stopPageClock } from "../../support/browser/page-clock.ts";
import { startSite } from "../../support/site.ts";

const journey = prepareJourneys(() => startSite({ TRUST_PROXY: "1" }));

function stars(page: Page) {
  return page.getByRole("group", { name: "Was this useful?" });
}
function form(page: Page) {
  return page.getByRole("form", { name: "What was wrong?" });
}
function toast(page: Page, text: string) {
  return page.getByRole("listitem").filter({ hasText: text });
}
function storedRatings(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("userDocRatings") ?? "null"));
}

/** Rates from a given address, by which votes are counted. */
async function rate(page: Page, stars_: string, address: string): Promise<void> {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
  await stars(page).getByRole("radio", { name: stars_, exact: true }).press("Space");
}

const Reported = z.object({
  feedback: z.array(
    z.object({ slug: z.string(), rating: z.number(), reason: z.string().nullable(), comment: z.string().nullable() }),
  ),
});

journey.onEveryScreen(
  "a low rating asks for the reason; an empty or overlong answer is rejected, a valid one gets a thank-you",
  async ({ page, open, isPhone, operations }) => {
    await open("/article/choosing-a-ttl");
    await rate(page, "2 stars", `198.51.100.${isPhone ? 1 : 2}1`);
    await form(page).waitFor();
    expect(
      await stars(page)
        .getByRole("radio", { name: "2 stars", exact: true })
        .evaluate((star) => star === document.activeElement),
    ).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    await form(page).getByRole("button", { name: "Send" }).click();
    await form(page).getByText("Please choose a reason or write a comment.").waitFor();
    await form(page).getByLabel("Comment").fill("x".repeat(1_001));
    await form(page).getByRole("button", { name: "Send" }).click();
    await form(page).getByText("Please use at most 1,000 characters: 1 fewer than now.").waitFor();
    expect(operations()).not.toContain("SendFeedback");
    expect(await findViolations(page)).toEqual([]);
    await form(page).getByLabel("Comment").fill("The numbers are old.");
    await form(page).getByText("Out of date").click();
    await form(page).getByRole("button", { name: "Send" }).click();
    const thanks = page.getByRole("main").getByText("Thanks for your feedback!");
    await thanks.waitFor();
    expect(operations()).toContain("SendFeedback");
    expect(await page.evaluate(() => document.activeElement?.textContent ?? "")).toContain("Thanks for your feedback!");
    expect(await form(page).count()).toBe(0);
  },
);

journey.onEveryScreen(
  "the thanks for a rating do not lie over what is about to be pressed",
  async ({ page, open, isPhone }) => {
    await open("/article/choosing-a-ttl");
    await stopPageClock(page);
    await rate(page, "2 stars", `198.51.100.${isPhone ? 3 : 4}1`);
    const thanks = toast(page, "Thanks for your rating!");
    await runUntilShown(page, thanks);
    await thanks.hover(); // it has come to rest
    const header = await page.getByRole("banner").boundingBox();
    const box = await thanks.boundingBox();
    const { height = 0 } = page.viewportSize() ?? {};
    if (isPhone) expect(box?.y).toBeLessThan(height / 3);
    else expect(box?.y).toBeGreaterThan(height / 2);
    expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? height);
  },
);

journey("the feedback is in the operators' report", async ({ page, open, site }) => {
  await open("/article/what-a-letter-costs");
  await rate(page, "2.5 stars", "198.51.100.31");
  const comment = "A table would help.";
  await form(page).getByLabel("Something is missing").check();
  await form(page).getByLabel("Comment").fill(comment);
  await form(page).getByRole("button", { name: "Send" }).click();
  await page.getByRole("main").getByText("Thanks for your feedback!").waitFor();
  const { readFile } = await import("node:fs/promises");
  const backend = (await readFile(`${site.dataDir}/backend/address`, "utf8")).trim();
  const { feedback } = Reported.parse(await (await fetch(`${backend}/api/reports/feedback/domainlens`)).json());
  expect(feedback).toContainEqual({ slug: "what-a-letter-costs", rating: 2.5, reason: "something-missing", comment });
});

journey(
  "a good rating asks nothing; skipping the question of a low one returns the focus, and it is not asked again on the next visit",
  async ({ page, open }) => {
    await open("/article/dnssec-without-an-outage");
    await rate(page, "3.5 stars", "198.51.100.41");
    await page.getByRole("button", { name: "Take back my rating" }).waitFor();
    expect(await form(page).count()).toBe(0);
    await rate(page, "3 stars", "198.51.100.41");
    await form(page).getByRole("button", { name: "Skip" }).click();
    await form(page).waitFor({ state: "detached" });
    expect(
      await stars(page)
        .getByRole("radio", { name: "3 stars", exact: true })
        .evaluate((star) => star === document.activeElement),
    ).toBe(true);
    await page.reload();
    await page.getByRole("button", { name: "Take back my rating" }).waitFor();
    expect(await form(page).count()).toBe(0);
  },
);

journey("a rating can be withdrawn, on a later visit too", async ({ page, open }) => {
  const address = "198.51.100.51";
  await open("/article/what-the-udrp-decides");
  await rate(page, "4 stars", address);
  await page.getByRole("button", { name: "Take back my rating" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Take back my rating" }).click();
  await toast(page, "Your rating is taken back.").waitFor();
  expect(await storedRatings(page)).toEqual({});
  expect(await stars(page).getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("rating");
  expect(await page.getByRole("button", { name: "Take back my rating" }).count()).toBe(0);
});

journey("what is being sent keeps the focus where it is, and is sent once", async ({ page, open, operations }) => {
  const sent = (name: string): number => operations().filter((one) => one === name).length;
  const isFocused = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => element === document.activeElement);
  await open("/article/what-a-letter-costs");
  await rate(page, "2 stars", "198.51.100.61");
  await form(page).getByLabel("Out of date").check();
  const letThrough = await hold(page, /\/graphql/);
  const buttons = [
    { button: form(page).getByRole("button", { name: "Send" }), operation: "SendFeedback" },
    { button: page.getByRole("button", { name: "Take back my rating" }), operation: "UndoRating" },
  ];
  for (const { button, operation } of buttons) {
    await button.press("Enter");
    await expect.poll(() => sent(operation)).toBe(1);
    await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
    expect(await isFocused(button)).toBe(true);
    await page.keyboard.press("Enter");
  }
  letThrough();
  await page.getByRole("button", { name: "Take back my rating" }).waitFor({ state: "detached" });
  expect(buttons.map(({ operation }) => sent(operation))).toEqual([1, 1]);
});

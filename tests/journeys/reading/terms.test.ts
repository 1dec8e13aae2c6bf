import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { layoutShiftOf, withoutHeadingFace } from "../../support/browser/layout-shift.ts";
import { runUntilShown, stopPageClock } from "../../support/browser/page-clock.ts";
import { violationsOf } from "../../support/browser/violations.ts";

const journey = prepareJourneys();

const address = "/article/choosing-a-ttl";
function term(page: Page, name = "resolver"): Locator {
  return page.locator(".prose").getByRole("link", { name, exact: true }).first();
}
function card(page: Page, name = "Resolver"): Locator {
  return page.getByRole("note", { name });
}
const definition = "The server that looks names up for your device";

/** Lets more time pass on the page's clock than any card waits. */
function letPass(page: Page): Promise<void> {
  return page.clock.runFor(2_000);
}

/** Moves the pointer away from the term and its card. */
function leave(page: Page): Promise<void> {
  return page.mouse.move(5, 400);
}

journey.onEveryScreen(
  "a term shows its definition to a resting pointer, and to a tap, with one request",
  async ({ page, open, isPhone, operations, loads }) => {
    await withoutHeadingFace(page);
    await open(address);
    await (isPhone ? term(page).tap() : term(page).hover());
    await card(page).getByText(definition).waitFor();
    expect(await card(page).getByRole("link", { name: "Open the glossary" }).getAttribute("href")).toBe(
      "/glossary#resolver",
    );
    expect(await page.locator("[aria-live=polite]").filter({ hasText: definition }).count()).toBe(1);
    expect(operations()).toEqual(["TermCard"]);
    expect(new URL(page.url()).pathname).toBe(address);
    const box = await card(page).boundingBox();
    const viewport = page.viewportSize();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport?.width ?? 0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await layoutShiftOf(page)).toBe(0);
    await card(page).getByRole("link", { name: "Open the glossary" }).click();
    await page.waitForURL("**/glossary#resolver");
    await page.getByRole("row", { name: /^Resolver/ }).waitFor();
    expect(await card(page).count()).toBe(0);
    expect(loads()).toBe(1);
  },
);

journey("a card can be hovered, stays while it is, and closes afterwards", async ({ page, open }) => {
  await page.clock.install();
  await open(address);
  await term(page).hover();
  await card(page).waitFor();
  await card(page).hover();
  await letPass(page);
  expect(await card(page).isVisible()).toBe(true);
  await leave(page);
  await card(page).waitFor({ state: "detached" });
});

journey(
  "Escape closes a card without moving anything; it returns when the term is hovered again",
  async ({ page, open }) => {
    await page.clock.install();
    await open(address);
    await term(page).hover();
    await card(page).waitFor();
    const at = await page.evaluate(() => scrollY);
    await page.keyboard.press("Escape");
    await card(page).waitFor({ state: "detached" });
    await letPass(page);
    expect(await card(page).count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(at);
    await leave(page);
    await term(page).hover();
    await card(page).waitFor();
  },
);

journey("a pointer that only passes opens nothing, and sends nothing", async ({ page, open, operations }) => {
  await open(address);
  // The code of cards comes with the first one.
  const other = card(page, "Time to live");
  await term(page, "time to live").hover();
  await other.waitFor();
  await leave(page);
  await other.waitFor({ state: "detached" });
  await stopPageClock(page);
  const before = operations().length;
  await term(page).hover();
  await leave(page);
  await letPass(page);
  expect({ cards: await card(page).count(), asked: operations().slice(before) }).toEqual({ cards: 0, asked: [] });
  await term(page).hover();
  await runUntilShown(page, card(page));
});

journey(
  "by keyboard a card opens on focus, its link is next, Escape returns to the term, and Enter follows it",
  async ({ page, open }) => {
    await page.clock.install();
    await open(address);
    await term(page).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await card(page).getByText(definition).waitFor();
    await page.keyboard.press("Tab");
    const more = card(page).getByRole("link", { name: "Open the glossary" });
    await expect.poll(() => more.evaluate((link) => link === document.activeElement)).toBe(true);
    await letPass(page);
    expect(await card(page).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await card(page).waitFor({ state: "detached" });
    await expect.poll(() => term(page).evaluate((link) => link === document.activeElement)).toBe(true);
    // The event of the focus that Escape returns may arrive only now.
    await term(page).evaluate((link) => link.dispatchEvent(new FocusEvent("focusin", { bubbles: true })));
    await letPass(page);
    expect(await card(page).count()).toBe(0);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await card(page).waitFor();
    await page.keyboard.press("Shift+Tab");
    await card(page).waitFor({ state: "detached" });
  },
);

journey.onPhone("a card opened by a tap closes by a tap beside it", async ({ page, open }) => {
  await page.clock.install();
  await open(address);
  await term(page).tap();
  await card(page).waitFor();
  await letPass(page);
  expect(await card(page).isVisible()).toBe(true);
  await page.getByRole("heading", { level: 1 }).tap();
  await card(page).waitFor({ state: "detached" });
});

journey.onEveryScreen(
  "a definition that cannot be fetched leaves a link to it",
  async ({ page, open, isPhone, ignoreComplaint }) => {
    ignoreComplaint(/TermCard|Failed to load resource/);
    await page.route(/operationName=TermCard/, (route) => route.abort());
    await page.clock.install();
    await open(address);
    if (!isPhone) {
      const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("TermCard"));
      await term(page).hover();
      await lost;
      await letPass(page);
      expect(await card(page).count()).toBe(0);
    }
    await (isPhone ? term(page).tap() : term(page).click());
    await page.waitForURL("**/glossary#resolver");
  },
);

journey(
  "without scripts a term leads to its entry",
  async ({ page }) => {
    await page.goto(address);
    await term(page).click();
    await page.waitForURL("**/glossary#resolver");
    expect(await page.getByRole("row", { name: /^Resolver/ }).isVisible()).toBe(true);
  },
  { context: { javaScriptEnabled: false } },
);

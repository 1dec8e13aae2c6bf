import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { violationsOf } from "../../support/browser/violations.ts";

const journey = prepareJourneys();

const address = "/article/five-stages-in-the-life-of-an-expired-domain";
function linkTo(page: Page, href: string) {
  return page.locator(`.prose a[href^="${href}"]`).first();
}
const target = "/article/what-a-registration-record-still-tells-you";
const title = "What a registration record still tells you";

journey.onEveryScreen(
  "hovering a link to a document shows a card; a tap just follows it",
  async ({ page, open, isPhone, operations, loads }) => {
    await open(address);
    const card = page.getByRole("note", { name: title });
    if (isPhone) {
      await linkTo(page, target).tap();
    } else {
      await linkTo(page, target).hover();
      await card.getByText(/^Article · \d+ min read$/).waitFor();
      expect(await card.innerText()).toContain("RDAP has taken over from WHOIS.");
      expect(operations().filter((name) => name === "LinkCard").length).toBeLessThanOrEqual(1);
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await card.waitFor({ state: "detached" });
      await linkTo(page, target).click();
    }
    await page.waitForURL(`**${target}*`);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    expect(await card.count()).toBe(0);
    expect(loads()).toBe(1);
  },
);

journey("focusing a link shows its card, which closes when the focus moves on", async ({ page, open }) => {
  await open(address);
  await linkTo(page, target).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  const card = page.getByRole("note", { name: title });
  await card.waitFor();
  await page.keyboard.press("Tab");
  await card.waitFor({ state: "detached" });
});

journey.onEveryScreen(
  "a footnote opens beside its number, and its links lead there and back",
  async ({ page, open, isPhone, operations }) => {
    await open("/white-paper/measuring-demand-without-fooling-yourself");
    const reference = page.locator("[data-footnote-ref]").first();
    if (!isPhone) {
      await reference.hover();
      const card = page.getByRole("note", { name: "Footnote" });
      await card.getByText(/^E\. B\. Wilson/).waitFor();
      expect(await card.getByRole("link", { name: /back to reference/i }).count()).toBe(0);
      expect(operations()).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await reference.click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#fn-1");
    const note = page.locator("#fn-1");
    await expect.poll(async () => (await note.boundingBox())?.y).toBeGreaterThan(64);
    await note.getByRole("link", { name: "Back to reference 1" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#fnref-1");
    await expect.poll(async () => (await reference.boundingBox())?.y).toBeGreaterThan(64);
    expect(await page.getByRole("heading", { name: "Footnotes" }).getAttribute("id")).toBe(
      await reference.getAttribute("aria-describedby"),
    );
  },
);

journey.onEveryScreen(
  "a picture opens in full size by a click and by Enter, and Escape or a click closes it",
  async ({ page, open, isPhone, requests }) => {
    await open("/article/how-a-resolver-walks-the-tree");
    const picture = page.locator(".prose [data-zoom]").first();
    const dialog = page.getByRole("dialog");
    const before = requests().length;
    await (isPhone ? picture.tap() : picture.click());
    await dialog.waitFor();
    expect(await dialog.getByRole("img").evaluate((image) => image.getBoundingClientRect().width)).toBeGreaterThan(
      (await picture.boundingBox())?.width ?? Number.POSITIVE_INFINITY,
    );
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(
      requests()
        .slice(before)
        .filter((url) => url.includes("/graphql")),
    ).toEqual([]);
    await picture.focus();
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    const { left, width, height } = await picture.evaluate((link) => link.getBoundingClientRect().toJSON());
    await picture.click({ position: { x: width * 0.9, y: height / 2 } });
    await dialog.waitFor();
    // The part that was pressed is in view.
    const partX = () =>
      dialog.getByRole("img").evaluate((image) => {
        const whole = image.getBoundingClientRect();
        return whole.left + whole.width * 0.9;
      });
    await expect.poll(partX).toBeGreaterThan(left);
    await expect.poll(partX).toBeLessThan(page.viewportSize()?.width ?? 0);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => picture.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/article/how-a-resolver-walks-the-tree");
  },
);

journey("a picture in full size closes with its page", async ({ page, open, loads }) => {
  await open("/article/registrar-registry-registrant");
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.innerText();
  await linkTo(page, "/article/how-a-resolver-walks-the-tree").click();
  // The page before has a picture too.
  await expect.poll(() => heading.innerText()).not.toBe(before);
  await page.locator(".prose [data-zoom]").first().click();
  await page.getByRole("dialog").waitFor();
  await page.goBack();
  await expect.poll(() => heading.innerText()).toBe(before);
  expect(await page.locator("dialog:modal").count()).toBe(0);
  expect(loads()).toBe(1);
});

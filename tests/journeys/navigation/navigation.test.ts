import { parseHtml } from "../../support/pages/parse-markup.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hold } from "../../support/browser/held-files.ts";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { laidOut } from "../../support/browser/layout-shift.ts";

const journey = prepareJourneys();

const udrp = "/article/what-the-udrp-decides";
const linked = { path: "/article/checks-before-you-buy-a-domain", name: "checks before you buy" };

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
function focusedTag(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.tagName);
}

/** The page's own metadata: title, description, canonical, social tags, structured data. */
function headOf(root: Document): readonly string[] {
  return [...root.head.querySelectorAll("[data-page]")].map((element) => element.outerHTML).sort();
}

async function headServedAt(page: Page, path: string): Promise<readonly string[]> {
  const response = await page.context().request.get(path);
  return headOf(parseHtml(await response.text()));
}

async function headShown(page: Page): Promise<readonly string[]> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return headOf(parseHtml(html));
}

journey(
  "a link in a text navigates without a page load: metadata, focus and scroll position are the new page's, and Back restores the old ones",
  async ({ page, open, loads }) => {
    await open(udrp);
    const headBefore = await headShown(page);
    expect(headBefore).toEqual(await headServedAt(page, udrp));
    const link = page.getByRole("article").getByRole("link", { name: linked.name, exact: true });
    await laidOut(page);
    await link.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(500);
    await link.click();

    await page.waitForURL(`**${linked.path}`);
    await expect.poll(() => heading(page).innerText()).toMatch(/checks/i);
    await expect.poll(() => focusedTag(page)).toBe("H1");
    expect(await scrollTop(page)).toBe(0);
    expect(await page.getByRole("article").locator("p").count()).toBeGreaterThan(5);
    await expect.poll(() => headShown(page)).toEqual(await headServedAt(page, linked.path));
    expect(await page.locator("head [rel=canonical]").getAttribute("href")).toMatch(
      new RegExp(`^http://localhost:\\d+${linked.path}/$`),
    );

    await page.goBack();
    await expect.poll(() => heading(page).innerText()).not.toMatch(/checks/i);
    await expect.poll(() => scrollTop(page)).toBe(left);
    await expect.poll(() => headShown(page)).toEqual(headBefore);
    await page.goForward();
    await expect.poll(() => heading(page).innerText()).toMatch(/checks/i);
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(loads()).toBe(1);
  },
);

journey("every article on the way shows its text, under Trusted Types", async ({ page, open, loads }) => {
  await open("/article/when-two-letters-look-the-same");
  for (const [name, first] of [
    ["UDRP", "UDRP"],
    ["checks before you buy", "checks"],
  ] as const) {
    await page.getByRole("article").getByRole("link", { name, exact: true }).first().click();
    await expect.poll(() => heading(page).innerText()).toMatch(new RegExp(first, "i"));
    const words = await page.getByRole("article").innerText();
    expect(words.split(/\s+/).length).toBeGreaterThan(400);
  }
  expect(loads()).toBe(1);
});

journey.onEveryScreen(
  "a hovered link prefetches its page: the click sends nothing more",
  async ({ page, open, isPhone, operations, requests, loads }) => {
    await open("/");
    const link = page.getByRole("main").getByRole("link", { name: "What the UDRP decides, and what it does not" });
    await link.scrollIntoViewIfNeeded();
    expect(operations()).toEqual([]);
    const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === "/graphql");
    await (isPhone ? link.dispatchEvent("pointerdown") : link.hover());
    await (await fetched).finished();
    expect(operations()).toEqual(["DocumentPage"]);
    await expect.poll(() => requests().some((url) => /DocumentPage-.*\.js$/.test(url))).toBe(true);
    await link.click();
    await expect.poll(() => heading(page).innerText()).toBe("What the UDRP decides, and what it does not");
    await expect.poll(() => focusedTag(page)).toBe("H1");
    expect(operations().filter((name) => name === "DocumentPage").length).toBe(1); // the finger may be over another link by now
    expect(loads()).toBe(1);
  },
);

journey(
  "a footer link starts at the top, also when its page is already open",
  async ({ page, open, loads, operations }) => {
    await open("/");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await expect.poll(() => heading(page).innerText()).toMatch(/privacy/i);
    expect(await scrollTop(page)).toBe(0);
    const entries = await page.evaluate(() => history.length);
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(loads()).toBe(1);
    expect(operations()).toEqual(["LegalPage"]);
  },
);

/** Follows something to a page whose answer is under way, and again: the page comes as one entry of the history. */
async function followAgain(page: Page, answer: string, follow: () => Promise<void>): Promise<void> {
  const title = await heading(page).innerText();
  const entries = (): Promise<number> => page.evaluate(() => history.length);
  const before = await entries();
  const letThrough = await hold(page, new RegExp(`operationName=${answer}`));
  await follow();
  await expect.poll(entries).toBe(before + 1);
  await follow();
  await follow();
  letThrough();
  await expect.poll(() => heading(page).innerText()).not.toBe(title);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect.poll(() => heading(page).innerText()).toBe(title);
}

journey(
  "a link that is followed again while its page is under way makes one entry of the history",
  async ({ page, open, loads }) => {
    await open(udrp);
    const home = page.getByRole("banner").getByRole("link", { name: /, home$/ });
    await followAgain(page, "HomePage", () => home.dispatchEvent("click"));
    expect(loads()).toBe(1);
  },
);

journey(
  "a search that is sent again while its page is under way makes one entry of the history",
  async ({ page, open, loads }) => {
    await open("/");
    const box = page.getByRole("main").getByRole("combobox", { name: "Search" });
    await box.fill("dnssec");
    await followAgain(page, "SearchPage", () => box.press("Enter"));
    expect(loads()).toBe(1);
  },
);

journey("a footer link that is opened in another tab leaves this page where it is", async ({ page, open }) => {
  await open("/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(100);
  const opened = page.context().waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  expect(await scrollTop(page)).toBe(left);
});

journey("after a footer link to a page that takes a while, Back restores the position", async ({ page, open }) => {
  await open("/");
  const title = await heading(page).innerText();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
  await laidOut(page);
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(100);
  const letThrough = await hold(page, /operationName=LegalPage/);
  await link.dispatchEvent("click");
  await page.waitForURL("**/privacy*");
  // What a scroll would do, it does in a frame.
  await passIdleMoments(page);
  letThrough();
  await expect.poll(() => heading(page).innerText()).toMatch(/privacy/i);
  await page.goBack();
  await expect.poll(() => heading(page).innerText()).toBe(title);
  await expect.poll(() => scrollTop(page)).toBe(left);
});

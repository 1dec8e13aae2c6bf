import { JSDOM } from "jsdom";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys, takenOver } from "../support/journey.ts";

const journey = prepareJourneys();

const udrp = "/article/what-the-udrp-decides";
const linked = { path: "/article/checks-before-you-buy-a-domain", name: "checks before you buy" };

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
const focusedTag = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.tagName);

/** The metadata that the page itself brought: title, description, canonical, social tags, structured data. */
const headOf = (root: Document): readonly string[] =>
  [...root.head.querySelectorAll("[data-page]")].map((element) => element.outerHTML).sort();

const headServedAt = async (page: Page, path: string): Promise<readonly string[]> => {
  const response = await page.context().request.get(path);
  return headOf(new JSDOM(await response.text()).window.document);
};

const headShown = async (page: Page): Promise<readonly string[]> => {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return headOf(new JSDOM(html).window.document);
};

journey(
  "a link in a text leads on without a load: metadata, focus and scroll are those of the new page, and back restores the old",
  async ({ page, open, loads }) => {
    await open(udrp);
    const headBefore = await headShown(page);
    expect(headBefore).toEqual(await headServedAt(page, udrp));
    const link = page.getByRole("article").getByRole("link", { name: linked.name, exact: true });
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

journey("the text of every article on the way is there, under Trusted Types", async ({ page, open, loads }) => {
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
  "a link that somebody points at has its page fetched: the press then asks for nothing more",
  async ({ page, open, isPhone, operations, requests, loads }) => {
    await open("/");
    const link = page.getByRole("main").getByRole("link", { name: "What the UDRP decides, and what it does not" });
    await link.scrollIntoViewIfNeeded();
    expect(operations()).toEqual([]);
    const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === "/graphql");
    await (isPhone ? link.dispatchEvent("touchstart") : link.hover());
    await (await fetched).finished();
    expect(operations()).toEqual(["DocumentPage"]);
    await expect.poll(() => requests().some((url) => /DocumentPage-.*\.js$/.test(url))).toBe(true);
    await link.click();
    await expect.poll(() => heading(page).innerText()).toBe("What the UDRP decides, and what it does not");
    await expect.poll(() => focusedTag(page)).toBe("H1");
    expect(operations().filter((name) => name === "DocumentPage").length).toBe(1); // the finger may rest on another link by now
    expect(loads()).toBe(1);
  },
);

journey(
  "a footer link starts at the top, also when its page is open already",
  async ({ page, open, loads, operations }) => {
    await open("/");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await expect.poll(() => heading(page).innerText()).toMatch(/privacy/i);
    expect(await scrollTop(page)).toBe(0);
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(loads()).toBe(1);
    expect(operations()).toEqual(["LegalPage"]);
  },
);

journey(
  "Back in a document goes back inside the site to where the visitor was, also after a reload",
  async ({ page, open }) => {
    await open("/");
    const link = page.getByRole("main").getByRole("link", { name: "What the UDRP decides, and what it does not" });
    await link.scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(100);
    await link.click();
    await expect.poll(() => heading(page).innerText()).toBe("What the UDRP decides, and what it does not");
    await page.reload();
    await takenOver(page);
    await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
    await expect.poll(() => scrollTop(page)).toBe(left);
  },
);

journey("Back in a document that was entered directly goes to the list of its kind", async ({ page, open }) => {
  await open(udrp);
  await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
  await page.waitForURL("**/articles");
  await expect.poll(() => heading(page).innerText()).toBe("Articles");
});

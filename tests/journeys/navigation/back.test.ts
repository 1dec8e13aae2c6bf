import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hold, holdApplication } from "../../support/browser/held-files.ts";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { idleRuns } from "../../support/browser/idle-runs.ts";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const udrp = "/article/what-the-udrp-decides";
const udrpName = "What the UDRP decides, and what it does not";

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
function link(page: Page) {
  return page.getByRole("main").getByRole("link", { name: udrpName });
}
function back(page: Page) {
  return page.getByRole("main").getByRole("link", { name: "Back", exact: true });
}
/** Follows two links to parts of the document. */
async function goToParts(page: Page): Promise<void> {
  const parts = page.getByRole("main").locator('nav a[href^="#"]');
  for (const part of [parts.first(), parts.last()]) {
    const fragment = (await part.getAttribute("href")) ?? "";
    await part.click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(fragment);
  }
}

journey(
  "Back in a document returns to the previous position inside the site, also after a reload",
  async ({ page, open }) => {
    await open("/");
    await link(page).scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(100);
    await link(page).click();
    await expect.poll(() => heading(page).innerText()).toBe(udrpName);
    await page.reload();
    await hydrated(page);
    await back(page).click();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
    await expect.poll(() => scrollTop(page)).toBe(left);
  },
);

journey("Back in a document that was entered directly leads to the list of its type", async ({ page, open }) => {
  await open(udrp);
  await back(page).click();
  await page.waitForURL("**/articles");
  await expect.poll(() => heading(page).innerText()).toBe("Articles");
});

journey("Back leads past the parts of the document itself", async ({ page, open, loads }) => {
  await open("/");
  await link(page).click();
  await page.waitForURL(`**${udrp}`);
  await idleRuns(page);
  await goToParts(page);
  await back(page).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  expect(loads()).toBe(1);
});

journey(
  "Back in a document that was entered directly leads to the list from its parts, too",
  async ({ page, open }) => {
    await open(udrp);
    await goToParts(page);
    await back(page).click();
    await page.waitForURL("**/articles");
  },
);

journey("Back goes back also before the application is there", async ({ page }) => {
  await holdApplication(page);
  await page.goto("/");
  await link(page).click();
  await page.waitForURL(`**${udrp}`);
  await idleRuns(page);
  await back(page).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
});

journey(
  "after a reload, the browser's Back and Forward lead to the pages before and after, also where the application is not there",
  async ({ page, open }) => {
    await open("/");
    await link(page).scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(100);
    await link(page).dispatchEvent("click");
    await expect.poll(() => heading(page).innerText()).toBe(udrpName);
    await page.evaluate(() => scrollTo(0, 250));
    await passIdleMoments(page);
    await holdApplication(page);
    await page.reload();
    await idleRuns(page);
    await page.goBack();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
    await expect.poll(() => scrollTop(page)).toBe(left);
    await idleRuns(page);
    await page.goForward();
    await expect.poll(() => heading(page).innerText()).toBe(udrpName);
    await expect.poll(() => scrollTop(page)).toBe(250);
    expect(await page.evaluate(() => document.documentElement.dataset.application)).toBe(undefined);
  },
);

journey(
  "after a reload, the browser's Back leads to the page before also before the kernel is there",
  async ({ page, open }) => {
    await open("/");
    await link(page).dispatchEvent("click");
    await expect.poll(() => heading(page).innerText()).toBe(udrpName);
    await holdApplication(page);
    const letThrough = await hold(page, /\/assets\/kernel-[\w.-]+\.js$/);
    await page.reload();
    await page.goBack();
    letThrough();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
  },
);

journey("in the parts of a document, the browser's Back loads nothing", async ({ page, loads }) => {
  await holdApplication(page);
  await page.goto(udrp);
  await idleRuns(page);
  await goToParts(page);
  for (const _ of [1, 2]) await page.goBack();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
  expect(loads()).toBe(1);
});

journey(
  "Back finds the position of a page also where another document of the tab was scrolled since",
  async ({ page, open }) => {
    await open("/");
    await link(page).scrollIntoViewIfNeeded();
    const left = await scrollTop(page);
    await link(page).dispatchEvent("click");
    await expect.poll(() => heading(page).innerText()).toBe(udrpName);
    await passIdleMoments(page);
    await open("/article/choosing-a-ttl");
    await page.evaluate(() => scrollTo(0, 250));
    await passIdleMoments(page);
    await page.goBack();
    await hydrated(page);
    await page.goBack();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
    expect(left).not.toBe(250);
    await expect.poll(() => scrollTop(page)).toBe(left);
  },
);

journey(
  "a sitemap that another one lists opens in the application, and Back returns to the pages before",
  async ({ page, open, loads }) => {
    await open("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap" }).click();
    await page
      .getByRole("main")
      .getByRole("link", { name: /\/sitemap-blog\.xml$/ })
      .click();
    await expect.poll(() => page.getByRole("main").innerText()).toContain("<urlset");
    expect(new URL(page.url()).pathname).toBe("/sitemap-blog.xml");
    await page.goBack();
    await expect.poll(() => page.getByRole("main").innerText()).toContain("<sitemapindex");
    await page.goBack();
    await expect.poll(() => heading(page).innerText()).toBe("Frequently asked questions");
    expect(loads()).toBe(1);
  },
);

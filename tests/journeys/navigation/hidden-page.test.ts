import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

journey("the key of the search opens it beside a hidden page that has a search field", async ({ page, open }) => {
  await open("/legal/privacy");
  await page.locator('header a[href="/"]').first().hover();
  await page.locator("main [data-search-field]").waitFor({ state: "attached" });
  expect(await page.locator("main [data-search-field]").isVisible()).toBe(false);
  await page.keyboard.press("/");
  await page.getByRole("dialog", { name: "Search" }).waitFor();
});

journey("the heading of a page that comes late gets the focus, not that of a hidden page", async ({ page, open }) => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/operationName=DocumentPage/, (route) => mayGoOn.then(() => route.continue()));
  await open("/articles");
  const card = page.locator('main a[href^="/article/"]').first();
  const path = (await card.getAttribute("href")) ?? "";
  await card.evaluate((link: HTMLElement) => link.click());
  await page.locator("main [data-waiting]").first().waitFor({ state: "attached" });
  // Its page has a heading that is there already.
  await page.locator('header a[href="/authors"]').first().hover();
  await expect.poll(() => page.locator("main h1:not([data-waiting])").count()).toBe(1);
  goOn();
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.tagName === "H1" && document.activeElement.checkVisibility()),
    )
    .toBe(true);
  expect(new URL(page.url()).pathname).toBe(path);
});

journey("a link of the header to the page that is open returns to its start", async ({ page, open, loads }) => {
  await open("/articles");
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.locator('header a[href="/articles"]').first().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  expect(loads()).toBe(1);
});

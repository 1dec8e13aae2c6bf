import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startChromium } from "../../support/chromium.ts";
import { hangBeforeHeaders } from "../../support/fake-backend-answers.ts";
import { startFakeSite } from "../../support/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { takenOver } from "../../support/journey.ts";

const site = forAllTests(() => startFakeSite({ routes: { "/": hangBeforeHeaders } }));
let browser: Browser;
beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());

/** What each screen says while its data is on its way. */
const screens = [
  ["/", "Loading..."],
  ["/search?q=words", "Loading..."],
  ["/articles", "Loading..."],
  ["/blog", "Loading..."],
  ["/white-paper", "Loading..."],
  ["/news", "Loading..."],
  ["/press-release", "Loading..."],
  ["/article/first-words", "Loading..."],
  ["/how-to", "Loading..."],
  ["/how-to/first-words", "Loading..."],
  ["/api/first-words", "Loading..."],
  ["/docs/first-words", "Loading content..."],
  ["/docs", "Loading data..."],
  ["/type/article", "Loading..."],
  ["/legal/terms", "Loading..."],
  ["/glossary", "Loading..."],
  ["/authors", "Loading authors..."],
  ["/authors/Ada/ada", "Loading..."],
  ["/docs/sitemap.xml", "Loading sitemap..."],
  ["/sitemap.xml", "Loading sitemap..."],
] as const;

/** Goes to a page inside the application, without the rest on a link that would fetch it before. */
const go = async (page: Page, path: string): Promise<void> => {
  await page.goto("/faq");
  await takenOver(page);
  await page.evaluate((to) => {
    history.pushState({ key: to, idx: 1, usr: null }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
};

test("every screen says what it waits for, reached inside the application while the backend hangs", { timeout: 60_000 }, async () => {
  const page = await browser.newPage({ baseURL: site().url });
  const seen: string[] = [];
  for (const [path, text] of screens) {
    await go(page, path);
    await page.getByRole("main").getByText(text).first().waitFor({ state: "attached", timeout: 5_000 });
    seen.push(path);
  }
  expect(seen).toEqual(screens.map(([path]) => path));
});

test("the robots page shows nothing while it waits", async () => {
  const page = await browser.newPage({ baseURL: site().url });
  await go(page, "/robots.txt");
  await page.getByRole("heading", { name: "robots.txt" }).waitFor({ state: "attached" });
  expect(await page.getByRole("main").innerText()).toBe("robots.txt");
});

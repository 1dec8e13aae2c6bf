import type { Browser } from "playwright-core";
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
  ["/robots.txt", "robots.txt"],
] as const;

test("every screen says what it waits for, reached inside the application while the backend hangs", async () => {
  const page = await browser.newPage({ baseURL: site().url });
  for (const [path, text] of screens) {
    await page.goto("/faq");
    await takenOver(page);
    await page.evaluate((to) => {
      history.pushState({ key: to, idx: 1, usr: null }, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    }, path);
    const seen = await page.waitForFunction((wanted) => {
      const words = document.querySelector("main")?.textContent ?? "";
      return location.pathname !== "/faq" && words.includes(wanted) ? words : null;
    }, text);
    if (path === "/robots.txt") expect(await seen.jsonValue()).toBe(text);
  }
  expect(screens.length).toBeGreaterThan(20);
}, 60_000);

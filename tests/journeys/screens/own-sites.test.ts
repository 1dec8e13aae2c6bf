import { expect, test } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { hydrated } from "../../support/browser/journey.ts";
import { openBrowser } from "../../support/browser/open-browser.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startTestSite } from "../../sites/start-sites.ts";

const browser = forAllTests(async () => {
  const opened = await openBrowser();
  return { opened, [Symbol.asyncDispose]: () => opened.close() };
});

const pages = {
  "acme-de": [
    "/",
    "/leitfaden/werkbank-aufbauen",
    "/rezepte",
    "/neuigkeiten",
    "/glossar",
    "/impressum",
    "/contact",
    "/about",
    "/nicht-da",
  ],
  arabic: ["/", "/guides/watering", "/about", "/search?q=%D9%85%D8%A7%D8%A1", "/none"],
} as const;

test.each(["acme-de", "arabic"] as const)("axe finds nothing on the pages of %s, in both themes", async (name) => {
  await using site = await startTestSite(name);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 800 },
  ]) {
    const context = await browser().opened.newContext({ viewport, reducedMotion: "reduce", serviceWorkers: "block" });
    const page = await context.newPage();
    for (const path of pages[name]) {
      await page.goto(site.url + path);
      await hydrated(page);
      expect([path, await findViolations(page)]).toEqual([path, []]);
    }
    await context.close();
  }
});

import { expect } from "vitest";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";
import { startTestSite } from "../../sites/start-sites.ts";

const journey = prepareJourneys(() => startTestSite("arabic"));

journey.onEveryScreen(
  "an Arabic site is read from right to left, and no wider than its screen",
  async ({ page, open, isPhone }) => {
    for (const path of ["/", "/guides", "/guides/soil", "/search", "/about"]) {
      await open(path);
      await hydrated(page);
      const { brand, width, scrollWidth } = await page.evaluate(() => ({
        brand: document.querySelector("header a")?.getBoundingClientRect().left ?? 0,
        width: document.documentElement.clientWidth,
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect([path, scrollWidth]).toEqual([path, width]);
      const code = page.locator(".prose :is(pre, [data-code], code)");
      const directions = await code.evaluateAll((all) => all.map((one) => getComputedStyle(one).direction));
      expect([path, new Set(directions)]).toEqual([path, new Set(path === "/guides/soil" ? ["ltr"] : [])]);
      expect(brand).toBeGreaterThan(isPhone ? 100 : 700);
    }
  },
);

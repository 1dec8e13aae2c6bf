import { expect } from "vitest";
import type { Page } from "playwright-core";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const addresses = [
  "/",
  "/articles",
  "/articles?page=2",
  "/blog",
  "/news",
  "/press-release",
  "/white-paper",
  "/case-study",
  "/sop",
  "/type/how-to",
  "/type/api",
  "/type/knowledge-base",
  "/tag/dns",
  "/category/domain-names",
  "/authors/Ines%20Okafor/ines-okafor",
  "/article/choosing-a-ttl",
  "/articel/choosing-a-tl",
] as const;

/** The texts that end in "…", or are cut by their box: a text of our own has a sentence for the room that its card has. */
function findCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(li, a) p")]
      .filter(({ scrollHeight, clientHeight, innerText }) => scrollHeight > clientHeight + 1 || innerText.endsWith("…"))
      .map(({ innerText }) => innerText),
  );
}

for (const address of addresses)
  journey(`no text of a card or row of ${address} is cut`, async ({ page, ignoreComplaint }) => {
    ignoreComplaint(/404/);
    await page.goto(address);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, cut: await findCutTexts(page) }).toEqual({ width, cut: [] });
    }
  });

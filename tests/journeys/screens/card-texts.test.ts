import { expect } from "vitest";
import type { Page } from "playwright-core";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { laidOut } from "../../support/browser/layout-shift.ts";

const journey = prepareJourneys();

/** Lists, and how many lines of a meta description they show (specification, section 2). */
const lists = [
  { address: "/", lines: 2 },
  { address: "/articles", lines: 2 },
  { address: "/articles?page=2", lines: 2 },
  { address: "/blog", lines: 2 },
  { address: "/white-paper", lines: 2 },
  { address: "/case-study", lines: 2 },
  { address: "/sop", lines: 2 },
  { address: "/type/how-to", lines: 2 },
  { address: "/tag/dns", lines: 2 },
  { address: "/category/domain-names", lines: 2 },
  { address: "/news", lines: 3 },
  { address: "/press-release", lines: 3 },
] as const;

/** The number of lines that the longest description takes, and the descriptions. */
function findDescriptions(page: Page): Promise<{ readonly lines: number; readonly texts: readonly string[] }> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll<HTMLElement>("main li p")].filter(
      (text) => getComputedStyle(text).webkitLineClamp !== "none",
    );
    const linesOf = (text: HTMLElement): number =>
      Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
    return { lines: Math.max(...found.map(linesOf)), texts: found.map(({ textContent }) => textContent) };
  });
}

for (const { address, lines } of lists)
  journey(`${address} has whole meta descriptions, and shows at most ${lines} lines of each`, async ({ page }) => {
    await page.goto(address);
    await laidOut(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await findDescriptions(page);
      expect(found.lines).toBeLessThanOrEqual(lines);
      // A whole description ends as its author ended it.
      expect(found.texts.length).toBeGreaterThan(0);
      expect(found.texts.filter((text) => text.endsWith("…"))).toEqual([]);
      expect(Math.max(...found.texts.map(({ length }) => length))).toBeGreaterThan(80);
    }
  });

/** The texts that end in "…", or are cut by their box: a text of our own has a sentence for the room that it has. */
function findCutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(li, a) p")]
      .filter(({ scrollHeight, clientHeight, innerText }) => scrollHeight > clientHeight + 1 || innerText.endsWith("…"))
      .map(({ innerText }) => innerText),
  );
}

for (const address of ["/authors/Ines%20Okafor/ines-okafor", "/article/choosing-a-ttl", "/articel/choosing-a-tl"])
  journey(`no text of a card or row of ${address} is cut`, async ({ page, ignoreComplaint }) => {
    ignoreComplaint(/404/);
    await page.goto(address);
    await laidOut(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, cut: await findCutTexts(page) }).toEqual({ width, cut: [] });
    }
  });

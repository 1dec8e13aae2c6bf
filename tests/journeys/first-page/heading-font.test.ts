import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hold } from "../../support/browser/held-files.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { withHeadingFace } from "../../support/browser/layout-shift.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";

const journey = prepareJourneys();

/** The texts that have the fallback of headings, but those that keep it to keep their lines. */
function listFallbacks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) =>
        [...element.childNodes].some(({ nodeName, textContent }) => nodeName === "#text" && textContent?.trim()),
      )
      .filter((element) => getComputedStyle(element).fontFamily.startsWith('"Heading '))
      .filter((element) =>
        document
          .getAnimations()
          .every(({ effect }) => !(effect instanceof KeyframeEffect && effect.target?.contains(element))),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

journey(
  "whatever has the fallback of headings at first has the heading font when that has loaded",
  async ({ page, ignoreComplaint }) => {
    ignoreComplaint(/404/);
    for (const address of [...pageKinds, "/no/such-page"]) {
      await page.goto(address);
      await withHeadingFace(page);
      expect([address, await listFallbacks(page)]).toEqual([address, []]);
    }
  },
);

journey("the font is known before the first layout, and added once", async ({ page }) => {
  await page.goto("/articles");
  await withHeadingFace(page);
  const known = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family === "Wittgenstein").map(({ status }) => status),
  );
  expect(known).toEqual(["loaded"]);
});

/** Headings of texts and cards: where they are, how high, and whether they keep the fallback. */
function readHeadings(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3)")].map((heading) => {
      const { top, bottom, height } = heading.getBoundingClientRect();
      const place = bottom < 0 ? "above" : top < innerHeight ? "in view" : "below";
      return { place, top, height, isHeld: heading.getAnimations().length > 0 };
    }),
  );
}

journey(
  "a heading that would break other lines keeps the fallback in view and above it, where it would move what is read, and not below",
  async ({ page }) => {
    const held = new Set<string>();
    let changed = 0;
    for (const width of [320, 1440]) {
      const release = await hold(page, /\.woff2$/);
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/articles");
      await page.evaluate(() => {
        // Wider than any other: more headings break other lines.
        document.documentElement.style.setProperty("--font-waiting", "monospace");
        scrollTo(0, document.body.scrollHeight / 3);
      });
      const before = await readHeadings(page);
      release();
      await withHeadingFace(page);
      const after = await readHeadings(page);
      for (const [index, { place, top, height, isHeld }] of after.entries()) {
        if (isHeld) held.add(place);
        if (height !== before[index]?.height) changed += 1;
        if (place === "in view") expect([width, top]).toEqual([width, before[index]?.top]);
      }
      await page.unrouteAll();
    }
    expect(held).toEqual(new Set(["above", "in view"]));
    expect(changed).toBeGreaterThan(0);
  },
);

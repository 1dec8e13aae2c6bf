import type { Page } from "playwright-core";
import { expect } from "vitest";
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

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { pageKinds } from "../../support/browser/page-kinds.ts";

const journey = prepareJourneys();

const addresses = [...pageKinds, "/docs/sitemap.xml", "/api-reference"];

journey.onEveryScreen(
  "everything that is pressed is 24 pixels high and wide, except words within a sentence",
  async ({ page, open }) => {
    for (const address of addresses) {
      await open(address);
      const { small, count } = await smallTargets(page);
      expect(count).toBeGreaterThan(10);
      expect({ address, small }).toEqual({ address, small: [] });
    }
  },
);

function smallTargets(page: Page) {
  return page.evaluate(() => {
    const all = [
      ...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary, [role=option]"),
    ]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((target) => !target.closest("p, td, dd, figcaption, blockquote, .prose :is(li, h1, h2, h3, h4)"));
    // What only shows to those who tab to it is clipped to nothing until then.
    const small = all.filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width > 1 && height > 1 && (width < 23.5 || height < 23.5);
    });
    return { count: all.length, small: small.map(({ outerHTML }) => outerHTML.slice(0, 160)) };
  });
}

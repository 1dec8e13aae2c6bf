import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { layoutShiftOf } from "../../support/browser/layout-shift.ts";

const journey = prepareJourneys();

/** Every kind of page, with those whose headings break other lines in the heading font. */
const addresses = [
  "/",
  "/docs",
  "/articles",
  "/news",
  "/article/domain-valuation-four-methods",
  "/how-to/point-a-domain-at-your-site",
  "/tag/dns",
  "/authors",
  "/authors/Ines%20Okafor/ines-okafor",
  "/glossary",
  "/about",
  "/contact",
  "/changelog",
  "/faq",
  "/legal/privacy",
  "/search?q=domain",
  "/api-reference/query-documents",
  "/api-reference/type-Document",
] as const;

const mostMoved = 0.005;

journey.onEveryScreen(
  "nothing moves on any page, when the heading font and the controls of texts arrive",
  async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address);
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => /Wittgenstein/.test(family) && status === "loaded"),
      );
      expect([address, await layoutShiftOf(page)]).toEqual([address, expect.toSatisfy((moved) => moved <= mostMoved)]);
    }
  },
);

import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { arrive, goInside } from "../../support/browser/inside.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const addresses = [
  "/",
  "/search",
  "/docs",
  "/docs/point-a-domain-at-your-site",
  "/docs/sitemap.xml",
  "/search?q=domain",
  "/articles",
  "/blog",
  "/news",
  "/press-release",
  "/white-paper",
  "/case-study",
  "/sop",
  "/article/domain-valuation-four-methods",
  "/how-to/point-a-domain-at-your-site",
  "/type/article",
  "/tag/dns",
  "/category/dns-and-hosting",
  "/legal/privacy",
  "/glossary",
  "/authors",
  "/authors/Ines%20Okafor/ines-okafor",
  "/about",
  "/api-reference",
  "/api-reference/query-documents",
  "/api-reference/mutation-rateDocument",
  "/api-reference/type-Document",
  "/contact",
  "/changelog",
  "/faq",
  "/robots.txt",
  "/sitemap.xml",
  "/newsletter/unsubscribe",
] as const;

// Other states of the screens: inside.test.ts. What opens on them: the keyboard journeys.
journey.onEveryScreen(
  "axe finds nothing on any screen of the demonstration, in both themes",
  async ({ page, open }) => {
    await open("/newsletter/confirm");
    for (const address of addresses) {
      await goInside(page, address);
      await arrive(page);
      expect({ address, violations: await findViolations(page) }).toEqual({ address, violations: [] });
    }
  },
  { context: { colorScheme: "light" } },
);

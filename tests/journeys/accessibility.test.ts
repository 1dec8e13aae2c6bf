import axe from "axe-core";
import { expect } from "vitest";
import { z } from "zod";
import { prepareJourneys } from "../support/journey.ts";

const journey = prepareJourneys();

const pages = ["/", "/articles", "/article/domain-valuation-four-methods", "/search?q=dns", "/glossary", "/authors", "/legal/privacy", "/nowhere"];

const Findings = z.object({ violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })) });

/** The colours of the dark theme are those of every page: two show them all. */
const pagesOf = { light: pages, dark: ["/", "/article/domain-valuation-four-methods"] };

for (const scheme of ["light", "dark"] as const) {
  for (const path of pagesOf[scheme]) {
    journey(
      `axe finds nothing at ${path}, ${scheme}`,
      async ({ page, open, ignoreComplaint }) => {
        ignoreComplaint(/404/);
        await open(path);
        // Run from outside: the page's own policy lets no script in.
        await page.evaluate(axe.source);
        const { violations } = Findings.parse(await page.evaluate("axe.run(document)"));
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
      },
      { context: { colorScheme: scheme } },
    );
  }
}

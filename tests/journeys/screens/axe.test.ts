import axe from "axe-core";
import type { Page } from "playwright-core";
import { z } from "zod";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/journey.ts";

const Report = z.object({ violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })) })) });

/** What axe finds wrong with a page, rule by rule. */
const findViolations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  const report = Report.parse(await page.evaluate('axe.run(document, { resultTypes: ["violations"] })'));
  return report.violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ""}`));
};

const journey = prepareJourneys();

const addresses = [
  "/", "/search", "/search?q=domain", "/docs", "/docs/point-a-domain-at-your-site", "/docs/sitemap.xml", "/articles", "/blog", "/news", "/press-release",
  "/white-paper", "/case-study", "/sop", "/article/domain-valuation-four-methods", "/how-to/point-a-domain-at-your-site", "/type/article", "/tag/dns",
  "/category/dns-and-hosting", "/legal/privacy", "/glossary", "/authors", "/authors/Ines%20Okafor/ines-okafor", "/about", "/contact", "/changelog", "/faq",
  "/newsletter/confirm",
] as const;

for (const theme of ["light", "dark"] as const) {
  journey(
    `axe finds nothing on any screen, ${theme}`,
    async ({ page, open }) => {
      for (const address of addresses) {
        await open(address);
        expect({ address, violations: await findViolations(page) }).toEqual({ address, violations: [] });
      }
    },
    { context: { colorScheme: theme }, timeoutMs: 120_000 },
  );
}

journey("axe finds nothing at an address that leads nowhere", async ({ page, open, expectComplaint }) => {
  expectComplaint(/^answer 404/);
  expectComplaint(/^console error: Failed to load resource: the server responded with a status of 404/);
  await open("/article/nowhere-at-all");
  expect(await findViolations(page)).toEqual([]);
});

journey("axe finds nothing on what opens: the tree of the docs reader, the menu of a row, a form with problems", async ({ page, open, isPhone }) => {
  await open("/docs");
  if (isPhone) await page.getByRole("button", { name: "All documents" }).click();
  await page.locator("summary", { hasText: "Authors" }).click();
  await page.getByText(/\d+ Posts? · \d{4}-\d{2}-\d{2}/).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await open("/authors");
  await page.getByRole("button", { name: "Actions for" }).first().click();
  expect(await findViolations(page)).toEqual([]);
  await open("/contact");
  await page.getByRole("button", { name: "Let's talk" }).click();
  await page.getByText("Please fill in this field.").first().waitFor();
  expect(await findViolations(page)).toEqual([]);
});

journey("axe finds nothing on the bare pages, reached inside the application", async ({ page, open }) => {
  for (const name of ["Robots", "Sitemap"]) {
    await open("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
    await page.waitForURL(/\.(txt|xml)$/);
    await page.locator("main :is(pre, details)").first().waitFor();
    expect(await findViolations(page)).toEqual([]);
  }
});

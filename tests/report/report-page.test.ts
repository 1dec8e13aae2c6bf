import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { startSite } from "../backend/support/backend-process.ts";
import { aDocument } from "../backend/support/content-folder.ts";
import { openBrowser } from "../support/browser/open-browser.ts";
import { violationsOf } from "../support/browser/violations.ts";
import { report } from "./report-command.ts";

/** More than show at once. */
const many = Object.fromEntries(
  Array.from(
    { length: 25 },
    (_, index) =>
      [
        `article/old-${index + 1}.md`,
        aDocument({ subject: `Old ${index + 1}`, lastUpdated: "2020-01-02" }, "[gone](/article/gone)"),
      ] as const,
  ),
);

async function writeReport(dataDir: string, contentDir: string): Promise<string> {
  const { out } = await report({ DATA_DIR: dataDir, CONTENT_DIR: contentDir });
  return pathToFileURL(out.trim()).href;
}

test("the report is readable on every screen, in both themes and on paper, and axe finds nothing", async () => {
  await using site = await startSite(many);
  await site.request("/docs/get-docs-by-searchterm/testsite?searchTerm=qqqzzz");
  await site.request("/api/docs/rate/old-1", { body: { rating: 1.5, ip: "192.0.2.1" } });
  const address = await writeReport(site.data.path, site.content.path);
  const browser = await openBrowser();
  try {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({ colorScheme });
      await page.goto(address);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect({
          colorScheme,
          width,
          excess: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        }).toEqual({ colorScheme, width, excess: 0 });
        expect(await violationsOf(page)).toEqual([]);
      }
      const last = page.locator("details tbody tr").last();
      expect(await last.isVisible()).toBe(false);
      await page.emulateMedia({ media: "print" });
      expect(await last.isVisible()).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("oklch(1 0 0)");
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

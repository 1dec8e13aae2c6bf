import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { startTestSite } from "../../sites/start-sites.ts";

const journey = prepareJourneys(() => startTestSite("acme-de"));

journey.onEveryScreen("a German site hydrates in German, page after page", async ({ page, open, isPhone }) => {
  for (const path of ["/", "/leitfaden", "/leitfaden/werkbank-aufbauen", "/neuigkeiten", "/glossar"]) {
    const response = await open(path);
    const served = (await response?.text()) ?? "";
    expect(served).toContain('<html lang="de"');
    await expect
      .poll(() => page.locator("[data-theme-button] button").getAttribute("title"))
      .toBe("Farbschema: wie das System");
    expect(await page.getByText("Zum Inhalt springen").count()).toBe(1);
  }
  if (!isPhone) await page.locator("[data-theme-button] button").click();
  if (!isPhone) expect(await page.locator("[data-theme-button] button").getAttribute("title")).toBe("Farbschema: hell");
});

journey("the kernel speaks German before the application is there", async ({ page }) => {
  await page.goto("/leitfaden");
  const button = page.locator("[data-theme-button] button");
  await button.click();
  await expect.poll(() => button.getAttribute("title")).toBe("Farbschema: hell");
});

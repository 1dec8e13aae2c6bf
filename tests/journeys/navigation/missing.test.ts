import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const misspelt = "/article/domian-valuation-four-methods";

journey(
  "a misspelt address is not found, and leads to the intended document",
  async ({ page, open, operations, loads, expectComplaint }) => {
    expectComplaint(new RegExp(`^answer 404: .*${misspelt}$`));
    expectComplaint(/^console error: Failed to load resource: the server responded with a status of 404/);
    const response = await open(misspelt);
    expect(response?.status()).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("No content found.");
    expect(await page.locator("head meta[name=robots]").getAttribute("content")).toBe("noindex");
    expect(operations()).toEqual([]);
    const suggestion = page
      .getByRole("main")
      .getByRole("link", { name: "Domain valuation: four methods, and what each one misses" });
    await suggestion.click();
    await page.waitForURL("**/article/domain-valuation-four-methods");
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).innerText())
      .toBe("Domain valuation: four methods, and what each one misses");
    await expect.poll(() => page.locator("head meta[name=robots]").count()).toBe(0);
    expect(loads()).toBe(1);
  },
);

journey("a broken link inside the site shows the same page, and is noindex", async ({ page, open, loads }) => {
  await open("/");
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/domian-valuaton";
    link.textContent = "A link that leads nowhere";
    document.querySelector("main")?.append(link);
  });
  await page.getByRole("link", { name: "A link that leads nowhere" }).click();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("No content found.");
  await expect.poll(() => page.locator("head meta[name=robots]").getAttribute("content")).toBe("noindex");
  expect(
    await page
      .getByRole("main")
      .getByRole("link", { name: /^Domain valuation/ })
      .count(),
  ).toBeGreaterThan(0);
  expect(loads()).toBe(1);
});

import type { Page } from "playwright-core";
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
  await addBrokenLink(page);
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

journey(
  "a page that is followed from before its own head was looked at gives way to the head of the next",
  async ({ page, open }) => {
    // The head is described in a task after the page is shown. Here it waits for the first click.
    await page.addInitScript(() => {
      const { setTimeout: later } = globalThis;
      Object.assign(globalThis, {
        setTimeout: (run: () => void, ms: number) => later(run, ms === 20 ? 1_000_000 : ms),
      });
      addEventListener("click", () => Object.assign(globalThis, { setTimeout: later }), { capture: true });
    });
    await open("/");
    await addBrokenLink(page);
    await page.getByRole("link", { name: "A link that leads nowhere" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe("No content found.");
    await page.locator("head meta[name=robots][content=noindex]").waitFor({ state: "attached" });
  },
);

/** Adds a link to an address that no page has. */
async function addBrokenLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/domian-valuaton";
    link.textContent = "A link that leads nowhere";
    document.querySelector("main")?.append(link);
  });
}

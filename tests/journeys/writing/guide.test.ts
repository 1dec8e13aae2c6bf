import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { startGuide } from "./guide-site.ts";

const journey = prepareJourneys(startGuide);

journey.onEveryScreen("axe finds nothing in the guide, which is no wider than the screen", async ({ page, open }) => {
  await open("/article/writing");
  await page.getByRole("tab", { name: "Linux" }).first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

journey("a page without rich forms loads none of their style or script", async ({ page, open, requests }) => {
  await open("/article/plain");
  expect(await page.content()).not.toMatch(/assets\/(?:rich|tabs)-/);
  expect(requests().filter((url) => /\/(?:rich|tabs)-/.test(url))).toEqual([]);
  await open("/article/writing");
  await page.getByRole("tab", { name: "Linux" }).first().waitFor();
  expect(new Set(requests().filter((url) => /\/rich-.*css/.test(url))).size).toBe(1);
});

journey("a text reached by a link within the site gets its tabs and its style too", async ({ page, open }) => {
  await open("/articles");
  await page.getByRole("main").getByRole("link", { name: "Writing" }).first().click();
  await page.getByRole("tab", { name: "Linux" }).first().waitFor();
  expect(
    await page
      .locator("[data-badge]")
      .first()
      .evaluate((badge) => getComputedStyle(badge).display),
  ).toBe("inline-block");
});

journey(
  "on paper code is no wider than its block, and what stands in tabs and cards has room",
  async ({ page, open }) => {
    await open("/article/paper");
    await page.getByRole("tab", { name: "Linux" }).waitFor();
    await page.emulateMedia({ media: "print" });
    expect(
      await page
        .locator("pre")
        .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length),
    ).toBe(0);
    const title = page.locator("[data-tab] > [data-title]").nth(1);
    const above = await page.locator("[data-tab]").first().boundingBox();
    expect(((await title.boundingBox())?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(8);
    const address = page.locator("[data-cards] a").first();
    expect(await address.evaluate((link) => getComputedStyle(link, "::after").position)).toBe("static");
  },
);

journey(
  "with forced colours a marked line of code has the system's colours for marked words",
  async ({ page, open }) => {
    await open("/article/writing");
    await page.getByRole("tab", { name: "Linux" }).first().waitFor();
    const line = page.locator("mark[data-line]").first();
    const wrong = await line.evaluate((marked) => {
      const probe = document.body.appendChild(document.createElement("span"));
      probe.style.cssText = "forced-color-adjust: none; color: MarkText; background: Mark";
      const { color, backgroundColor } = getComputedStyle(probe);
      const parts = [marked, ...marked.querySelectorAll("*")].map((part) => getComputedStyle(part));
      return [
        getComputedStyle(marked).backgroundColor === backgroundColor,
        ...parts.map((part) => part.color === color && part.forcedColorAdjust === "none"),
      ].includes(false);
    });
    expect(wrong).toBe(false);
  },
  { context: { forcedColors: "active" } },
);

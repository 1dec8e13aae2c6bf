import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

/** Marks an element, so that one rendered anew is told apart. */
function mark(page: Page, selector: string): Promise<void> {
  return page.evaluate((found) => document.querySelector(found)?.setAttribute("data-marked", ""), selector);
}

function isMarked(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((found) => document.querySelector(found)?.hasAttribute("data-marked") ?? false, selector);
}

for (const { path, panel, label } of [
  { path: "/how-to/point-a-domain-at-your-site", panel: "#guides", label: "How-To Guide" },
  { path: "/docs/choosing-a-ttl", panel: "#tree", label: "All documents" },
]) {
  journey.onEveryScreen(
    `from one page of ${path} to the next, the sidebar stays, closes, and marks the new page`,
    async ({ page, open, isPhone, operations, loads }) => {
      await open(path);
      await mark(page, panel);
      const sidebar = page.getByRole("navigation", { name: label });
      if (isPhone) await page.getByRole("button", { name: label }).tap();
      const link = sidebar.locator("ul:has([aria-current=page]) > li > a:not([aria-current])").last();
      await link.waitFor(); // a hidden link has no text
      const name = await link.innerText();
      await (isPhone ? link.tap() : link.click());
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
      await expect.poll(() => page.locator(`${panel} [aria-current=page]`).first().innerText()).toBe(name);
      expect(await isMarked(page, panel)).toBe(true);
      if (isPhone) await sidebar.waitFor({ state: "hidden" });
      expect(operations()).not.toContain("GuideList");
      expect(operations()).not.toContain("Tree");
      expect(loads()).toBe(1);
    },
  );
}

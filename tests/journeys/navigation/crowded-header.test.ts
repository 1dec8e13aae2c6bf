import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument } from "../../support/content.ts";
import { startContentSite } from "../content-site.ts";

const labels = [
  "Home",
  "Getting started",
  "Product guides",
  "Administration",
  "Integrations",
  "Release notes",
  "Status",
];
const entries = labels.map((label, index) => `    - { label: ${label}, to: "/article/first#part-${index}" }\n`);
const siteYml = `name: Acme Workshop\nid: testsite\nnavigation:\n  header:\n${entries.join("")}`;

const journey = prepareJourneys(() =>
  startContentSite({ "site.yml": siteYml, "article/first.md": aDocument({ subject: "First words" }) }),
);
const options = { context: { viewport: { width: 1100, height: 700 } } };

journey(
  "links of the header that have no room stay in one line, scroll into view with the focus, and are in the menu",
  async ({ page, open }) => {
    await open("/article/first");
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    expect(await links.allInnerTexts()).toEqual(labels);
    const lines = await links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
    expect(lines).toBe(1);
    await links.last().focus();
    expect(await isInSight(page)).toBe(true);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Menu" });
    expect(await menu.getByRole("link", { name: "Status" }).isVisible()).toBe(true);
  },
  options,
);

/** Whether nothing covers or cuts the focused element, at both of its ends. */
function isInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const { left, right, top, height } = focused?.getBoundingClientRect() ?? new DOMRect();
    return [left + 2, right - 2].every((x) => document.elementFromPoint(x, top + height / 2) === focused);
  });
}

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument } from "../../support/content.ts";
import type { TestSite } from "../../support/site.ts";
import { startContentSite } from "../content-site.ts";
import { dialog, field, openByKeys, options } from "../search/dialog-parts.ts";

const authors = ["ada", "ben", "cleo", "dora", "emil"];
const types = ["article", "blog", "sop", "how-to", "api", "news", "white-paper", "case-study"];
const menu = Array.from({ length: 30 }, (_, index) => `{ label: Item ${index + 1}, to: /faq }`);

/** A document that a search for "words" finds. */
function found(index: number): readonly [string, string] {
  const document = aDocument({
    subject: `Words ${index}`,
    author: authors[index % authors.length] ?? "",
    tags: `[tag ${index % 6}]`,
  });
  return [`${types[index % types.length]}/words-${index}.md`, document];
}

/** A term whose definition has links. */
function defined(index: number): readonly [string, string] {
  const term = `${String.fromCodePoint(97 + index)}-term`;
  return [`glossary/${term}.md`, aDocument({ subject: term, body: "A [link](/faq).\n\nAnother [link](/faq)." })];
}

function startFilled(): Promise<TestSite> {
  const site = `name: Testsite\nid: testsite\ndescription: A site.\nnavigation: { header: [{ label: More, items: [${menu.join(", ")}] }] }\n`;
  return startContentSite({
    "site.yml": site,
    ...Object.fromEntries(authors.map((id) => [`authors/${id}.yml`, `name: ${id}\n`])),
    ...Object.fromEntries(Array.from({ length: 16 }, (_, index) => found(index))),
    ...Object.fromEntries(Array.from({ length: 26 }, (_, index) => defined(index))),
  });
}

const journey = prepareJourneys(startFilled);

/** 1280 by 1024 pixels at 400 % (WCAG 2.2, 1.4.10). */
const zoomed = { context: { viewport: { width: 320, height: 256 } } };
const low = { context: { viewport: { width: 1280, height: 330 } } };

/** Whether all of an element is in the window, and nothing lies over its middle. */
function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(over);
  });
}

/** Whether the middle of an element is in the window, and nothing lies over it. */
function isSeen(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });
}

async function search(page: Page): Promise<void> {
  await openByKeys(page);
  await field(page).fill("words");
  await options(page).nth(1).waitFor();
}

const windows = [
  ["at a zoom of 400 %", zoomed],
  ["in a low window", low],
] as const;

for (const [name, visit] of windows) {
  journey(
    `${name} the last result of the search comes into view, and so does each filter that has the focus`,
    async ({ page, open }) => {
      await open("/faq");
      await search(page);
      await options(page).last().scrollIntoViewIfNeeded();
      expect(await isInView(options(page).last())).toBe(true);
      const filters = await dialog(page).locator("label:has(input[type=radio])").all();
      expect(filters.length).toBeGreaterThan(15);
      for (const filter of filters) {
        await filter.locator("input").focus();
        expect([await filter.innerText(), await isSeen(filter)]).toEqual([await filter.innerText(), true]);
      }
    },
    visit,
  );
}

journey(
  "in a low window the last entry of a long menu comes into view",
  async ({ page, open }) => {
    await open("/faq");
    await page.getByRole("banner").getByRole("button", { name: "More" }).click();
    const last = page.getByRole("link", { name: "Item 30", exact: true });
    await last.focus();
    expect(await isInView(last)).toBe(true);
  },
  low,
);

journey.onEveryScreen("no link of a definition that has the focus is behind the letters", async ({ page, open }) => {
  await open("/glossary");
  const links = await page.locator("tbody a").all();
  expect(links).toHaveLength(52);
  for (const link of links.slice(20, 26)) {
    // As far under the letters as a link can be that browsers take for seen.
    await link.evaluate((one) => scrollBy({ top: one.getBoundingClientRect().top - 90, behavior: "instant" }));
    await link.focus();
    expect(await isInView(link)).toBe(true);
  }
});

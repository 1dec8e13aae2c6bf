import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { hasFocus } from "../../support/browser/keys.ts";
import { aDocument } from "../../support/content.ts";
import { startContentSite } from "../content-site.ts";

function pair(first: string, second: string): string {
  return `:::tabs{sync=os}\n::tab[Linux]\n${first}\n\n::tab[<b>macOS</b>]\n${second}\n:::`;
}

const body = `${pair("One on Linux.", "## Far\n\nOne on macOS.")}

${pair("Two on Linux.", "Two on macOS.")}

:::tabs
::tab[Linux]
Alone on Linux.

::tab[Other]
Alone on another.
:::
`;

const folded = `${"A long text before.\n\n".repeat(60)}

::::details[Outer]
:::details[Inner]
## Within

Words.
:::
::::

:::details[Another]
Other words.
:::
`;

const journey = prepareJourneys(() =>
  startContentSite({
    "article/a.md": aDocument({ subject: "A", body }),
    "article/b.md": aDocument({ subject: "B", body: pair("Three on Linux.", "Three on macOS.") }),
    "article/folded.md": aDocument({ subject: "Folded", body: folded }),
    "article/leads-there.md": aDocument({ subject: "Leads there", body: "[Go](/article/folded#within)" }),
    "article/c.md": aDocument({
      subject: "C",
      body: `${pair("Four.", "Five.")}\n\n## Tab 1\n\n[a](#tab-1)\n\n## Tab 1 panel\n\nText.`,
    }),
  }),
);

async function shownIn(page: Page): Promise<readonly string[]> {
  const words = await page.locator("[data-tab] > p:not([data-title])").all();
  const shown = await Promise.all(words.map(async (word) => ((await word.isVisible()) ? word.innerText() : "")));
  return shown.filter((text) => text !== "");
}

journey.onEveryScreen("tabs of a name change together, and the next page remembers it", async ({ page, open }) => {
  await open("/article/a");
  await page.getByRole("tab").first().waitFor();
  expect(await shownIn(page)).toEqual(["One on Linux.", "Two on Linux.", "Alone on Linux."]);
  const second = page.getByRole("tab", { name: "macOS" }).nth(1);
  await second.scrollIntoViewIfNeeded();
  const before = await second.boundingBox();
  await second.click();
  expect(await shownIn(page)).toEqual(["One on macOS.", "Two on macOS.", "Alone on Linux."]);
  expect(Math.abs(((await second.boundingBox())?.y ?? 0) - (before?.y ?? 99))).toBeLessThan(2);
  await open("/article/b");
  await page.getByRole("tab").first().waitFor();
  expect(await shownIn(page)).toEqual(["Three on macOS."]);
});

journey("tabs work by keyboard, as the ARIA pattern says", async ({ page, open }) => {
  await open("/article/a");
  const tab = page.getByRole("tab", { name: "Linux" }).first();
  await tab.focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (const [key, name] of [
    ["ArrowRight", "macOS"],
    ["ArrowRight", "Linux"],
    ["ArrowLeft", "macOS"],
    ["Home", "Linux"],
    ["End", "macOS"],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await focused()]).toEqual([key, name]);
  }
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.role)).toBe("tabpanel");
  const panel = page.getByRole("tabpanel", { name: "macOS" }).first();
  expect(await panel.innerText()).toContain("One on macOS.");
  await page.getByRole("tab", { name: "Linux" }).first().click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  expect(await focused(), "a hidden panel has no place in the order").toBe("Linux");
});

journey("a link to a heading in a hidden panel shows it", async ({ page, open }) => {
  await open("/article/a#far");
  await page.getByText("One on macOS.").waitFor();
  expect(await page.getByRole("tab", { name: "macOS" }).first().getAttribute("aria-selected")).toBe("true");
});

journey(
  "a link to a heading in closed details of another page opens them, and no others",
  async ({ page, open, loads }) => {
    await open("/article/leads-there");
    await page.locator(".prose").getByRole("link", { name: "Go" }).click();
    const heading = page.getByRole("heading", { name: "Within" });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    expect(await heading.evaluate((there) => there.getBoundingClientRect().top < innerHeight)).toBe(true);
    expect(
      await page.locator(".prose details").evaluateAll((all) => all.map((one) => one.hasAttribute("open"))),
    ).toEqual([true, true, false]);
    expect(loads()).toBe(1);
  },
);

journey(
  "without scripts every panel is readable, below its title",
  async ({ page }) => {
    await page.goto("/article/a");
    expect(await shownIn(page)).toHaveLength(6);
    expect(await page.getByText("Linux", { exact: true }).first().isVisible()).toBe(true);
    expect(await page.getByRole("tab").count()).toBe(0);
  },
  { context: { javaScriptEnabled: false } },
);

journey("on paper every panel is printed", async ({ page, open }) => {
  await open("/article/a");
  await page.getByRole("tab").first().waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await shownIn(page)).toHaveLength(6);
  expect(await page.getByRole("tab").first().isVisible()).toBe(false);
});

journey("headings that are called as tabs might be have their ids to themselves", async ({ page, open }) => {
  await open("/article/c");
  await page.getByRole("tab").first().waitFor();
  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(["tab-1", "tab-1-panel"]));
  for (const name of ["Linux", "macOS"])
    expect(await page.getByRole("tabpanel", { name, includeHidden: true }).count()).toBe(1);
});

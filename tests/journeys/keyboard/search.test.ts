import { expect } from "vitest";
import { findViolations } from "../../support/browser/axe.ts";
import { focusOn } from "../../support/browser/focus-watch.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { expectFocus, hasFocus, tabTo } from "../../support/browser/keys.ts";

const journey = prepareJourneys();

journey(
  "the list under the search box is navigated by arrow keys, closed by Escape and by leaving, and opens the selected item",
  async ({ page, open, loads }) => {
    await open("/");
    const field = page.getByRole("main").getByRole("combobox", { name: "Search" });
    const list = page.getByRole("listbox", { name: "Results" });
    const active = list.locator("[aria-selected=true]");
    await tabTo(page, field);
    await page.keyboard.type("dns");
    // Before it may come what "dn" finds.
    await list.locator('[role=option][href$="/search?q=dns"]').waitFor();
    expect(await findViolations(page)).toEqual([]);

    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
    expect(await field.getAttribute("aria-activedescendant")).toBe(await active.getAttribute("id"));
    expect(
      await active.evaluate((option) => [getComputedStyle(option).outlineStyle, getComputedStyle(option).outlineWidth]),
    ).toEqual(["solid", "2px"]);
    expect(await hasFocus(field)).toBe(true);
    for (const _ of Array(3)) await page.keyboard.press("ArrowUp");
    expect(await active.innerText()).toMatch(/^See all \d+ results$/); // wraps around through the field to the last one
    expect(await active.evaluate((option) => option.getBoundingClientRect().bottom <= innerHeight + 1)).toBe(true);

    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    expect([await hasFocus(field), await field.inputValue()]).toEqual([true, "dns"]);
    await page.keyboard.press("ArrowDown");
    await list.waitFor();
    await page.keyboard.press("Tab");
    await list.waitFor({ state: "detached" });
    expect(await focusOn(page)).toMatchObject({ isContent: true, problem: null });

    await tabTo(page, field, "Shift+Tab");
    await page.keyboard.press("ArrowDown");
    await list.waitFor();
    await page.keyboard.press("ArrowDown");
    const name = await active.locator("b").innerText();
    const isTerm = (await active.innerText()).includes("Glossary");
    await page.keyboard.press("Enter");
    await (isTerm
      ? page.waitForURL(/\/glossary#./)
      : expectFocus(page.getByRole("heading", { level: 1, name, exact: true })));
    expect(loads()).toBe(1);
  },
);

journey("a search without results says so, and the page of all results starts at its title", async ({ page, open }) => {
  await open("/articles");
  const field = page.getByRole("main").getByRole("combobox");
  await tabTo(page, field);
  await page.keyboard.type("qqqzzzxxx");
  await page.getByRole("main").getByText("No results found.").waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=qqqzzzxxx&type=article");
  await expectFocus(page.locator("main h1"));
});

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { article, dialog, field, isFocused, kinds, openByKeys, options, recent, selected } from "./dialog-parts.ts";

const journey = prepareJourneys();

function facet(page: Page, group: string, value: string) {
  return dialog(page).getByRole("group", { name: group }).getByRole("radio", { name: value });
}
function choose(page: Page, group: string, value: string): Promise<void> {
  return dialog(page).getByRole("group", { name: group }).locator("label", { hasText: value }).click();
}

function chosenIn(page: Page, group: string) {
  return dialog(page).getByRole("group", { name: group }).locator("label:has(:checked)");
}
/** The name and the count of a choice. */
function partsOf(label: string): readonly string[] {
  return label.split(/\s+(?=\d+$)/);
}

journey.onEveryScreen(
  "facets count the current results, work by keys, and a choice without results is cleared",
  async ({ page, open, operations }) => {
    await open(article);
    await openByKeys(page);
    await field(page).fill("cname");
    await kinds(page).nth(3).waitFor(); // what the panel offered before is gone
    const asked = operations().length;
    const all = await options(page).count();
    await facet(page, "Type", "All").focus();
    await page.keyboard.press("ArrowDown");
    const chosen = chosenIn(page, "Type");
    await expect.poll(() => chosen.innerText()).not.toMatch(/^All/);
    const [label = "", count = ""] = partsOf(await chosen.innerText());
    await expect.poll(() => kinds(page).count()).toBe(Number(count));
    expect(new Set(await kinds(page).allInnerTexts())).toEqual(new Set([label]));
    expect(operations().length).toBe(asked);
    await choose(page, "Tag", "email");
    await expect.poll(() => chosenIn(page, "Tag").innerText()).toMatch(/^email/);
    const [, both = ""] = partsOf(await chosenIn(page, "Tag").innerText());
    await expect.poll(() => kinds(page).count()).toBe(Number(both));
    expect(Number(both)).toBeLessThan(Number(count));
    await field(page).fill("newsletter");
    await expect.poll(() => chosen.innerText()).toMatch(/^All/);
    await field(page).fill("cname");
    await expect.poll(() => chosen.innerText()).toContain(label);
    await expect.poll(() => kinds(page).count()).toBe(Number(both));
    expect(await options(page).count()).toBeLessThan(all);
    await choose(page, "Type", "All");
    await choose(page, "Tag", "All");
    await expect.poll(() => options(page).count()).toBe(all);
  },
);

journey.onEveryScreen(
  "the typed text is kept, recent searches return by a click, and clearing removes them",
  async ({ page, open }) => {
    await open(article);
    await openByKeys(page);
    await page.keyboard.type("dnssec");
    await kinds(page).first().waitFor(); // what the panel offered before is gone
    await page.keyboard.press("Escape");
    await openByKeys(page);
    expect(await field(page).inputValue()).toBe("dnssec");
    expect(await recent(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL(({ pathname }) => pathname !== article);
    await expect.poll(() => recent(page)).toEqual(["dnssec"]);

    await openByKeys(page);
    await page.keyboard.type("transfre lock");
    await dialog(page).getByText("Showing results for transfer lock").first().waitFor();
    await options(page).first().click();
    await expect.poll(() => recent(page)).toEqual(["transfer lock", "dnssec"]);
    await openByKeys(page);
    await page.keyboard.press("Backspace");
    expect(
      await dialog(page).getByRole("group", { name: "Recent searches" }).getByRole("option").allInnerTexts(),
    ).toEqual(["transfer lock", "dnssec"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await field(page).inputValue()).toBe("dnssec");
    await dialog(page).getByRole("listbox", { name: "Results" }).waitFor();
    expect(await isFocused(field(page))).toBe(true);
    // Beside results are the other ones.
    const others = dialog(page).getByRole("group", { name: "Recent searches" }).getByRole("button");
    expect(await others.allInnerTexts()).toEqual(["transfer lock"]);
    await others.click();
    expect([await field(page).inputValue(), await isFocused(field(page))]).toEqual(["transfer lock", true]);
    await dialog(page).getByRole("button", { name: "Clear" }).click();
    await dialog(page).getByRole("button", { name: "Clear recent searches" }).click();
    await dialog(page).getByRole("group", { name: "Recent searches" }).waitFor({ state: "detached" });
    expect([await recent(page), await isFocused(field(page))]).toEqual([[], true]);
    await page.keyboard.press("ArrowDown");
    expect(await selected(page).innerText()).toBe("Connect a domain");
  },
);

journey(
  "on the search page, what results can be narrowed to begins where the page's title does",
  async ({ page, open }) => {
    await open("/search?q=dnssec");
    const startOf = async (name: string) => {
      const heading = page.getByRole("main").getByRole("heading", { name, exact: true });
      return heading.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().left;
      });
    };
    expect(await startOf("Category")).toBe(await startOf("Search"));
  },
);

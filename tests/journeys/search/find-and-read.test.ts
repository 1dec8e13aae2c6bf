import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
function searchField(page: Page) {
  return page.getByRole("main").getByRole("combobox", { name: "Search" });
}
function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

journey.onEveryScreen(
  "a visitor types a search, opens a result by keyboard, reads, and returns to the same position",
  async ({ page, open, isPhone, loads }) => {
    await open("/");
    expect(await heading(page).innerText()).toBe("How can we help you?");
    await searchField(page).pressSequentially("resolver walks", { delay: 20 });
    const option = page
      .getByRole("listbox", { name: "Results" })
      .getByRole("option")
      .filter({ hasText: "How a resolver walks the tree" })
      .first();
    await option.waitFor();
    await page.evaluate(() => scrollBy(0, 60));
    for (let presses = 0; presses < 20 && (await option.getAttribute("aria-selected")) !== "true"; presses += 1)
      await page.keyboard.press("ArrowDown");
    expect(await searchField(page).getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
    const left = await scrollTop(page);
    expect(left).toBeGreaterThan(0);
    await page.keyboard.press("Enter");

    await page.waitForURL("**/article/how-a-resolver-walks-the-tree");
    await expect.poll(() => heading(page).innerText()).toBe("How a resolver walks the tree");
    expect(await page.getByRole("listbox").count()).toBe(0);
    const firstParagraph = page
      .getByRole("article")
      .locator("p", { hasText: /\w{3,}.{80,}/ })
      .first();
    expect(await firstParagraph.isVisible()).toBe(true);
    if (!isPhone) await readByOutline(page);

    await page.goBack();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
    await expect.poll(() => scrollTop(page)).toBe(left);
    expect(loads()).toBe(1);
  },
);

/** Follows every heading's link in the outline, then returns to the start. */
async function readByOutline(page: Page): Promise<void> {
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const count = await links.count();
  expect(count).toBeGreaterThan(2);
  for (const link of [links.nth(count - 1), links.nth(1)]) {
    await link.click();
    const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1) ?? ""}"]`);
    expect(await target.innerText()).toBe(await link.innerText());
    await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? -1)).toBeGreaterThan(0);
    await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? -1)).toBeLessThan(800);
    await expect.poll(() => link.getAttribute("aria-current")).toBe("true");
    expect(await scrollTop(page)).toBeGreaterThan(100);
  }
  await page.goBack();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(new URL(page.url()).hash).toBe("");
}

journey.onEveryScreen(
  "a misspelt search says what it searched for instead, and a result opens on a click",
  async ({ page, open, isPhone, loads }) => {
    await open("/");
    await searchField(page).pressSequentially("domian valuaton", { delay: 20 });
    await page.getByRole("main").getByText("Showing results for domain valuation").waitFor();
    const option = page
      .getByRole("option")
      .filter({ hasText: "Domain valuation: four methods, and what each one misses" })
      .first();
    await (isPhone ? option.tap() : option.click());
    await page.waitForURL("**/article/domain-valuation-four-methods");
    await expect.poll(() => heading(page).innerText()).toBe("Domain valuation: four methods, and what each one misses");
    expect(
      await page
        .getByText("Two people can value the same name at 160 and at 2,400 US dollars and both be right.")
        .isVisible(),
    ).toBe(true);
    expect(loads()).toBe(1);
  },
);

journey(
  "the search reports when it finds nothing, sends nothing while blank, and Enter leads to all results",
  async ({ page, open, operations, loads }) => {
    await open("/");
    await searchField(page).pressSequentially("   ", { delay: 20 });
    await searchField(page).fill("qqqzzzxxx");
    await page.getByRole("main").getByText("No results found.").waitFor();
    expect(operations()).toEqual(["SearchHits"]);
    await searchField(page).fill("dns");
    await page.getByRole("option", { name: /See all \d+ results/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=dns");
    await expect
      .poll(() =>
        page
          .getByRole("main")
          .getByText(/^\d+ results for dns$/)
          .isVisible(),
      )
      .toBe(true);
    expect(await page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(2);
    expect(loads()).toBe(1);
  },
);

journey("a chosen result stays chosen when the next results move it; when they lack it, none is", async (visit) => {
  const { page, open } = visit;
  await open("/");
  const options = page.getByRole("listbox", { name: "Results" }).getByRole("option");
  const chosen = options.and(page.locator("[aria-selected=true]"));
  const chosenAddresses = () => chosen.evaluateAll((all) => all.map((option) => option.getAttribute("href")));

  await searchField(page).fill("resolver");
  await options.and(page.locator("[href='/glossary#resolver']")).waitFor();
  let answer = await holdSearch(page, "resolver walks");
  for (let presses = 0; presses < 20 && (await chosenAddresses())[0] !== walks; presses += 1)
    await page.keyboard.press("ArrowDown");
  answer();
  await expect.poll(() => options.first().getAttribute("href")).toBe(walks);
  expect(await chosenAddresses()).toEqual([walks]);
  expect(await searchField(page).getAttribute("aria-activedescendant")).toBe(await chosen.getAttribute("id"));

  answer = await holdSearch(page, "trademark");
  await page.keyboard.press("ArrowDown");
  expect(await chosenAddresses()).toEqual([walks]);
  answer();
  await options.and(page.locator("[href='/glossary#udrp']")).waitFor();
  expect(await chosenAddresses()).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=trademark");
});

const walks = "/article/how-a-resolver-walks-the-tree";

/** Types a term, and gives the function that lets its results come. */
async function holdSearch(page: Page, term: string): Promise<() => void> {
  const answered = Promise.withResolvers<void>();
  await page.route(
    (url) => url.searchParams.get("variables")?.includes(`"term":"${term}"`) === true,
    (route) => answered.promise.then(() => route.continue()),
  );
  await searchField(page).fill(term);
  return answered.resolve;
}

import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import {
  article,
  dialog,
  field,
  isFocused,
  kinds,
  openByKeys,
  opener,
  options,
  recent,
  selected,
} from "./dialog-parts.ts";

const journey = prepareJourneys();

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
function status(page: Page) {
  return dialog(page).getByRole("status");
}
function facet(page: Page, group: string, value: string) {
  return dialog(page).getByRole("group", { name: group }).getByRole("radio", { name: value });
}
function searches(requests: readonly string[]): readonly string[] {
  return requests.filter((url) => url.includes("operationName=SearchHits"));
}

journey(
  "by keys alone: Ctrl-K, a few letters, arrows, Enter, and the document opens at its section",
  async ({ page, open, operations, requests, loads }) => {
    await open(article);
    await openByKeys(page);
    await page.keyboard.type("resolver walks", { delay: 20 });
    const section = options(page).filter({ hasNotText: "How a resolver walks the tree" }).first();
    await section.waitFor();
    expect(await selected(page).innerText()).toContain("How a resolver walks the tree");
    expect(await field(page).getAttribute("aria-activedescendant")).toBe(await selected(page).getAttribute("id"));
    await page.keyboard.press("ArrowUp");
    expect(await selected(page).innerText()).toMatch(/^See /);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const to = await selected(page).getAttribute("href");
    expect(to).toMatch(/^\/article\/how-a-resolver-walks-the-tree#./);
    await page.keyboard.press("Enter");

    await page.waitForURL(`**${to}`);
    await expect.poll(() => heading(page).innerText()).toBe("How a resolver walks the tree");
    const target = page.locator(`[id="${to?.split("#")[1] ?? ""}"]`);
    await expect.poll(async () => Math.abs((await target.boundingBox())?.y ?? 9_999)).toBeLessThan(400);
    expect([await dialog(page).isVisible(), loads()]).toEqual([false, 1]);
    expect(new Set(operations())).toEqual(new Set(["SearchHits", "NoteSearchChoice", "DocumentPage"]));
    for (const url of searches(requests())) expect(url).toMatch(/^\/graphql\?.*persistedQuery/);
    expect(await recent(page)).toEqual(["resolver walks"]);
  },
);

journey.onEveryScreen(
  "by touch or mouse: the button opens the dialog, a facet narrows, a click opens a result; the other ways close it and return the focus",
  async ({ page, open, isPhone, loads }) => {
    await open(article);
    const press = (locator: ReturnType<typeof field>): Promise<void> => (isPhone ? locator.tap() : locator.click());
    await press(opener(page));
    await expect.poll(() => isFocused(field(page))).toBe(true);
    if (isPhone) expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 800 });
    await press(dialog(page).getByRole("button", { name: "Close search" }));
    await dialog(page).waitFor({ state: "hidden" });
    expect(await isFocused(opener(page))).toBe(true);

    await press(opener(page));
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    expect(await isFocused(opener(page))).toBe(true);

    await press(opener(page));
    if (!isPhone) {
      await page.mouse.click(30, 500);
      await dialog(page).waitFor({ state: "hidden" });
      await press(opener(page));
    }
    await field(page).fill("registrar");
    await options(page).nth(3).waitFor();
    const all = await options(page).count();
    await facet(page, "Type", "Glossary").evaluate((radio) => radio.closest("label")?.scrollIntoView());
    await press(dialog(page).locator("label", { hasText: "Glossary" }));
    await expect.poll(() => options(page).count()).toBeLessThan(all);
    for (const where of await kinds(page).allInnerTexts()) expect(where).toBe("Glossary");
    const first = options(page).first();
    const title = await first.locator("b").innerText();
    await press(first);
    // A term opens in the glossary (decisions, section 8).
    await page.waitForURL(/\/glossary#./);
    await page
      .locator(":target")
      .filter({ hasText: title })
      .or(page.getByRole("row").filter({ hasText: title }).first())
      .first()
      .waitFor();
    expect([await dialog(page).isVisible(), loads()]).toEqual([false, 1]);
  },
);

journey("a late answer never replaces a newer one: its request is aborted", async ({ page, open }) => {
  await open(article);
  await openByKeys(page);
  const late = Promise.withResolvers<void>();
  const aborted: Request[] = [];
  page.on("requestfailed", (request) => aborted.push(request));
  await page.route(/SearchHits.*%22term%22%3A%22dns%22/, async (route) => {
    await late.promise;
    await route.continue().catch(() => undefined);
  });
  await Promise.all([page.waitForRequest(/SearchHits.*%22term%22%3A%22dns%22/), field(page).fill("dns")]);
  await field(page).fill("trademark");
  await dialog(page)
    .getByRole("option")
    .filter({ hasText: /trademark/i })
    .first()
    .waitFor();
  const shown = await options(page).allInnerTexts();
  late.resolve();
  await expect.poll(() => aborted.length).toBe(1);
  expect(await options(page).allInnerTexts()).toEqual(shown);
});

journey(
  "Enter before the answer leads to the results of the typed term, not of an older one",
  async ({ page, open }) => {
    await open(article);
    await openByKeys(page);
    await field(page).fill("dns");
    await options(page).first().waitFor();
    await page.route(/SearchHits.*trademark/, () => undefined);
    await field(page).fill("trademark");
    expect(await selected(page).count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=trademark");
    await expect
      .poll(() =>
        page
          .getByRole("main")
          .getByText(/^\d+ results for trademark$/)
          .isVisible(),
      )
      .toBe(true);
    expect(await dialog(page).isVisible()).toBe(false);
  },
);

journey(
  "the number of results is announced once typing pauses; no results offer an alternative",
  async ({ page, open }) => {
    await open(article);
    await openByKeys(page);
    await field(page).fill("cname");
    await expect.poll(() => status(page).innerText()).toMatch(/^\d+ results$/);
    await field(page).fill("domian valuaton");
    await expect.poll(() => status(page).innerText()).toMatch(/^Showing results for domain valuation: \d+ results$/);
    await field(page).fill("whois");
    await dialog(page).getByText("Also searched: rdap, registration data").waitFor();
    await field(page).fill("qqqzzz");
    await expect.poll(() => status(page).innerText()).toBe("No results found.");
    expect(await field(page).getAttribute("aria-expanded")).toBe("false");
    await dialog(page).getByRole("link", { name: "ask us" }).click();
    await page.waitForURL("**/contact");
    expect(await dialog(page).isVisible()).toBe(false);
  },
);

journey(
  "a failed search says so, and is retried by a press, after which the field has the focus",
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/^failed request: .*SearchHits/);
    expectComplaint(/^console error: Failed to load resource/);
    await open(article);
    await openByKeys(page);
    await page.route(/SearchHits/, (route) => route.abort("connectionrefused"));
    await field(page).fill("dnssec");
    await dialog(page).getByText("Error: The server could not be reached.", { exact: true }).first().waitFor();
    await page.unroute(/SearchHits/);
    await dialog(page).getByRole("button", { name: "Retry" }).press("Enter");
    await options(page).first().waitFor();
    await expect.poll(() => isFocused(field(page))).toBe(true);
  },
);

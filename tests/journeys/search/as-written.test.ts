import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { article, dialog, field, openByKeys, recent } from "./dialog-parts.ts";

const journey = prepareJourneys();
const asWritten = { name: "Search instead for “domain valuaton”" };

journey("a correction is told, and taken back on the search page", async ({ page, open, loads }) => {
  await open("/search?q=domain+valuaton");
  const main = page.getByRole("main");
  await main.getByText("Showing results for domain valuation").waitFor();
  await main.getByRole("link", asWritten).click();
  await page.waitForURL("**/search?q=domain+valuaton&exact=1");
  await main.getByText(/^\d+ results for domain valuaton$/).waitFor();
  expect(await main.getByRole("link", asWritten).count()).toBe(0);
  expect(await main.getByRole("combobox").inputValue()).toBe("domain valuaton");
  for (const link of await main.getByRole("navigation").getByRole("link").all())
    expect(await link.getAttribute("href")).toContain("exact=1");
  expect(loads()).toBe(1);
});

journey("the words as written count after the choices are taken back too", async ({ page, open }) => {
  const main = page.getByRole("main");
  const whole = async (link: string) => main.getByRole("link", { name: link }).getAttribute("href");
  await open("/search?q=domain&exact=1&type=how-to&year=2026");
  expect(await whole("Clear all")).toBe("/search?q=domain&exact=1");
  await open("/search?q=qqqzzzxxx&exact=1&type=how-to");
  expect(await whole("Search everything")).toBe("/search?q=qqqzzzxxx&exact=1");
});

journey("a correction and the position among the results are announced together", async ({ page, open }) => {
  await open("/search?q=domain+valuaton");
  await expect
    .poll(() => page.locator("#announcer").textContent())
    .toMatch(/^Showing results for domain valuation, Showing 1 to 12 of \d+ results$/);
});

journey("a correction is taken back from the dialog", async ({ page, open }) => {
  await open(article);
  await openByKeys(page);
  await field(page).fill("domain valuaton");
  await dialog(page).getByRole("link", asWritten).click();
  await page.waitForURL("**/search?q=domain+valuaton&exact=1");
  expect(await dialog(page).isVisible()).toBe(false);
  expect(await recent(page)).toEqual(["domain valuaton"]);
});

journey(
  "a search is remembered as it was made, although the results of an older one are still shown",
  async ({ page, open }) => {
    await open(article);
    await openByKeys(page);
    await field(page).fill("domain valuaton");
    await dialog(page).getByRole("link", asWritten).waitFor();
    await page.route(/SearchHits.*registrar/, () => undefined);
    await field(page).fill("registrar");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=registrar");
    expect(await recent(page)).toEqual(["registrar"]);
  },
);

journey("an option that is not among the next results is active no more", async ({ page, open }) => {
  await open("/");
  const main = page.getByRole("main");
  const box = main.getByRole("combobox");
  await box.fill("cname");
  await main.getByRole("option").first().waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/SearchHits.*valuation/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/SearchHits.*valuation/);
  await box.fill("valuation");
  await asked;
  await box.press("ArrowDown");
  const active = (): Promise<string | null> => box.getAttribute("aria-activedescendant");
  const old = await active();
  expect(old).not.toBeNull();
  release();
  await page.locator(`[id="${old}"]`).waitFor({ state: "detached" });
  await expect.poll(active).toBeNull();
});

journey(
  "a correction is taken back from the list under a box, whose field controls one list, and none while there is a message",
  async ({ page, open }) => {
    await open("/");
    const box = page.getByRole("main").getByRole("combobox");
    await box.fill("qqqzzzxxx");
    await page.getByRole("main").getByText("No results found.").waitFor();
    expect(await box.getAttribute("aria-expanded")).toBe("false");
    await box.fill("domain valuaton");
    await page.getByRole("main").getByRole("listbox").waitFor();
    await expect.poll(() => box.getAttribute("aria-expanded")).toBe("true");
    const controlled = page.locator(`[id="${await box.getAttribute("aria-controls")}"]`);
    expect(await controlled.count()).toBe(1);
    expect(await controlled.getAttribute("role")).toBe("listbox");
    await box.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=domain+valuaton&exact=1");
    await page.getByRole("main").getByRole("listbox").waitFor({ state: "detached" });
  },
);

journey("a search that is too long is told so, nowhere cut, and not sent", async ({ page, open, operations }) => {
  const long = "domain ".repeat(50).trim();
  const told = `Your search has ${long.length} characters. Use at most 300.`;
  await open(`/search?q=${encodeURIComponent(long)}`);
  const main = page.getByRole("main");
  await main.getByText(told).waitFor();
  const box = main.getByRole("combobox");
  expect(await box.inputValue()).toBe(long);
  await box.fill(`${long}s`);
  await main.getByText(`Your search has ${long.length + 1} characters. Use at most 300.`).waitFor();
  await page.keyboard.press("Escape");
  await openByKeys(page);
  await field(page).fill(long);
  await dialog(page).getByText(told).first().waitFor();
  expect(await dialog(page).getByRole("button", { name: "Retry" }).count()).toBe(0);
  expect(operations().filter((name) => name !== "SearchStart")).toEqual([]);
});

journey(
  "text that an input method is composing is not searched, and its Enter opens nothing",
  async ({ page, open, operations }) => {
    await page.clock.install();
    await open(article);
    await openByKeys(page);
    const input = await page.context().newCDPSession(page);
    await input.send("Input.imeSetComposition", { text: "ドメイ", selectionStart: 3, selectionEnd: 3 });
    await expect.poll(() => field(page).inputValue()).toBe("ドメイ");
    await page.clock.runFor(3_000);
    expect(operations()).toEqual([]);
    await input.send("Input.insertText", { text: "ドメイン" });
    await dialog(page).getByText("No results found.").waitFor();
    expect(operations()).toEqual(["SearchHits"]);
  },
);

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hold, holdAndLose } from "../../support/browser/held-files.ts";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { prepareJourneys, hydrated } from "../../support/browser/journey.ts";
import { article, dialog, field, isFocused, openByKeys, options } from "./dialog-parts.ts";

const journey = prepareJourneys();

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

journey(
  "the shortcuts ignore text fields, except that Ctrl-K in the home page's own box opens the dialog",
  async ({ page, open }) => {
    await open("/contact");
    const message = page.getByRole("textbox", { name: "Message" });
    await message.focus();
    await page.keyboard.type("and/or");
    await page.keyboard.press("Control+k");
    expect([await message.inputValue(), await dialog(page).count()]).toEqual(["and/or", 0]);
    await heading(page).click();
    await page.keyboard.press("/");
    await expect.poll(() => isFocused(field(page))).toBe(true);
    expect(await field(page).inputValue()).toBe("");
    await page.keyboard.press("Control+k");
    await dialog(page).waitFor({ state: "hidden" });

    await open("/");
    await page.keyboard.press("/");
    expect(await isFocused(page.getByRole("main").getByRole("combobox", { name: "Search" }))).toBe(true);
    await openByKeys(page);
  },
);

journey.onEveryScreen(
  "the dialog closes on navigation, and stays when a result opens in a new tab",
  async ({ page, open, isPhone }) => {
    await open("/faq");
    await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
    await page.waitForURL("**/glossary");
    await hydrated(page);
    await openByKeys(page);
    await field(page).fill("registrar");
    const address = String(await options(page).first().getAttribute("href"));
    if (!isPhone) {
      const [tab] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("Control+Enter")]);
      await tab.waitForURL(`**${address}`);
      await tab.close();
      expect(await dialog(page).isVisible()).toBe(true);
    }
    await page.goBack();
    await page.waitForURL("**/faq");
    await dialog(page).waitFor({ state: "hidden" });
  },
);

journey(
  "where the dialog's code fails to load, the search page opens instead",
  async ({ page, open, expectComplaint, loads }) => {
    expectComplaint(/^failed request: .*SearchDialog/);
    expectComplaint(/^console error: Failed to load resource/);
    await page.route(/SearchDialog.*\.js/, (route) => route.abort("connectionrefused"));
    await open(article);
    await page.keyboard.press("Control+k");
    await page.waitForURL("**/search");
    expect(loads()).toBe(2);
  },
);

const searchCode = /\/assets\/SearchDialog-[\w-]+\.js$/;

journey(
  "a search that was asked for on a page that is left meanwhile does not open on the next",
  async ({ page, open }) => {
    const letThrough = await hold(page, searchCode);
    await open(article);
    await Promise.all([page.waitForRequest(searchCode), page.keyboard.press("Control+k")]);
    await followGlossary(page);
    const code = page.waitForResponse(searchCode);
    letThrough();
    await (await code).finished();
    await passIdleMoments(page);
    expect(await dialog(page).filter({ visible: true }).count()).toBe(0);
    await openByKeys(page);
  },
);

journey(
  "a search whose code fails to load once its page is left leads nowhere",
  async ({ page, open, expectComplaint, loads }) => {
    expectComplaint(/^failed request: .*SearchDialog/);
    expectComplaint(/^console error: Failed to load resource/);
    const lose = await holdAndLose(page, searchCode);
    await open(article);
    await Promise.all([page.waitForRequest(searchCode), page.keyboard.press("Control+k")]);
    await followGlossary(page);
    const lost = page.waitForEvent("requestfailed", (request) => searchCode.test(request.url()));
    lose();
    await lost;
    await passIdleMoments(page);
    expect([new URL(page.url()).pathname, loads()]).toEqual(["/glossary", 1]);
  },
);

async function followGlossary(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).dispatchEvent("click");
  await page.waitForURL("**/glossary");
  await expect.poll(() => heading(page).innerText()).toBe("Glossary");
}

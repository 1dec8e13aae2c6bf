import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { article, dialog, field, openByKeys, options } from "./dialog-parts.ts";

const journey = prepareJourneys();

/** What the page tells of searches, in order. */
function watch(page: Page): readonly unknown[] {
  const told: unknown[] = [];
  page.on("request", (request) => {
    const sent: unknown = request.method() === "POST" ? request.postDataJSON() : null;
    if (typeof sent === "object" && sent !== null && "operationName" in sent && "variables" in sent)
      if (sent.operationName === "NoteSearchChoice") told.push(sent.variables);
  });
  return told;
}

journey(
  "the dialog tells which document a search led to, and that one led to none when it is closed",
  async ({ page, open }) => {
    const told = watch(page);
    await open(article);
    await openByKeys(page);
    await field(page).fill("registrar lock");
    await options(page).nth(1).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    await expect.poll(() => told).toEqual([{ term: "registrar lock", slug: null }]);
    await openByKeys(page);
    const first = options(page).first();
    const slug = (await first.getAttribute("href"))?.split(/[/#]/).at(-1);
    await first.click();
    await dialog(page).waitFor({ state: "hidden" });
    await expect.poll(() => told.slice(1)).toEqual([{ term: "registrar lock", slug }]);
  },
);

journey(
  "the page of results tells the same, once, and the next page of them is no leaving",
  async ({ page, open, loads }) => {
    const told = watch(page);
    await open("/search?q=domain");
    const main = page.getByRole("main");
    // Entries of the glossary are read in a list, not as documents.
    const documents = page.locator('a:not([href^="/glossary"])');
    const title = main.getByRole("listitem").getByRole("heading").getByRole("link").and(documents).first();
    await title.waitFor();
    const before = await title.getAttribute("href");
    await main.getByRole("navigation").getByRole("link", { name: "Page 2" }).click();
    await page.waitForURL("**/search?q=domain&page=2");
    // The results follow the address.
    await expect.poll(() => title.getAttribute("href")).not.toBe(before);
    const slug = (await title.getAttribute("href"))?.split(/[/#]/).at(-1);
    await title.click();
    await page.waitForURL((url) => url.pathname !== "/search");
    await expect.poll(() => told).toEqual([{ term: "domain", slug }]);
    await page.getByRole("article").waitFor(); // until then the results are not left
    await page.goBack();
    await title.waitFor();
    await page.getByRole("banner").getByRole("link").first().click();
    await page.waitForURL((url) => url.pathname === "/");
    await expect.poll(() => told.slice(1)).toEqual([{ term: "domain", slug: null }]);
    expect(loads()).toBe(1);
  },
);

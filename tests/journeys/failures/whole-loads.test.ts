import type { Page } from "playwright-core";
import { expect } from "vitest";
import { hold } from "../../support/browser/held-files.ts";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const article = { path: "/article/what-the-udrp-decides", name: "What the UDRP decides, and what it does not" };

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address, textContent: "A link" });
    document.querySelector("main")?.append(link);
    link.click();
  }, path);
}

/** Loses the code of documents until one is loaded as a whole. */
async function loseDocumentCode(page: Page): Promise<void> {
  let isLost = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === article.path) isLost = false;
  });
  await page.route(/\/assets\/DocumentPage-[\w-]+\.js$/, (route) =>
    isLost ? route.abort("failed") : route.continue(),
  );
}

const lost = [/^failed request: .*\.js net::ERR_FAILED$/, /^console error: Failed to load resource: net::ERR_FAILED$/];

journey(
  "a page that is loaded as a whole for want of its code opens at its top, and Back leads to where the one before was left",
  async ({ page, open, expectComplaint, loads }) => {
    for (const complaint of lost) expectComplaint(complaint);
    await loseDocumentCode(page);
    await open("/");
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await follow(page, article.path);
    await expect.poll(() => heading(page).innerText()).toBe(article.name);
    await hydrated(page);
    expect(loads()).toBe(2);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(600);
  },
);

/** A gateway of a later build answers this operation: it knows neither the hash nor a field of the text. */
async function forget(page: Page, operation: string): Promise<void> {
  const answer = (status: number, message: string, code: string) => ({
    status,
    contentType: "application/json",
    body: JSON.stringify({ errors: [{ message, extensions: { code } }] }),
  });
  await page.route("**/graphql**", async (route) => {
    const request = route.request();
    if (!`${request.url()} ${request.postData() ?? ""}`.includes(operation)) return route.continue();
    return request.method() === "GET"
      ? route.fulfill(answer(200, "PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND"))
      : route.fulfill(answer(400, 'Cannot query field "summary" on type "Document".', "GRAPHQL_VALIDATION_FAILED"));
  });
}

journey(
  "where the gateway is of a later build and refuses the query of a page, that page is loaded as a whole document",
  async ({ page, open, expectComplaint, loads }) => {
    expectComplaint(/^answer 400: .*\/graphql$/);
    expectComplaint(/^console error: Failed to load resource: the server responded with a status of 400/);
    await forget(page, "DocumentPage");
    await open("/");
    const link = page.getByRole("main").getByRole("link", { name: article.name });
    await Promise.all([page.waitForResponse((response) => response.status() === 400), link.hover()]);
    expect(loads()).toBe(1);
    await link.click();
    await expect.poll(() => heading(page).innerText()).toBe(article.name);
    await hydrated(page);
    expect(loads()).toBe(2);
    expect(new URL(page.url()).pathname).toBe(article.path);
  },
);

journey("while the code of a page takes long to come, a placeholder is there", async ({ page, open, loads }) => {
  const letThrough = await hold(page, /\/assets\/DocumentPage-[\w-]+\.js$/);
  await open("/");
  await follow(page, article.path);
  await page.locator("main h1[data-waiting]").waitFor({ state: "attached" });
  expect(await page.getByRole("heading", { name: "How can we help you?" }).isVisible()).toBe(false);
  letThrough();
  await expect.poll(() => heading(page).innerText()).toBe(article.name);
  await expect.poll(() => heading(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(loads()).toBe(1);
});

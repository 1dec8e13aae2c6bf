import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated } from "../../support/browser/journey.ts";
import { openBrowser } from "../../support/browser/open-browser.ts";
import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const path = "/article/first-words";
const states = /\/page-state\//;

async function openPage(url: string): Promise<{ readonly page: Page; readonly errors: readonly string[] }> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return { page, errors };
}

test("a state that is lost at first is asked for again, and the page hydrates", async () => {
  await using site = await startFakeSite();
  const { page, errors } = await openPage(site.url);
  let lost = 0;
  await page.route(states, (route) => (lost++ === 0 ? route.abort("failed") : route.continue()));
  await page.goto(path);
  await page.keyboard.press("Tab");
  await expect.poll(() => lost).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await hydrated(page);
  expect(lost).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

test("a page that has changed since it was opened starts from its present state, without a fault", async () => {
  await using site = await startFakeSite();
  const { page, errors } = await openPage(site.url);
  const edited = Promise.withResolvers<undefined>();
  await page.route(states, (route) => edited.promise.then(() => route.continue()));
  await page.goto(path);
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.innerText()).toBe("First words");
  site.backend.on(calls.document, json({ doc: [aWireDocument({ subject: "Other words" })] }));
  site.purge();
  edited.resolve(undefined);
  await hydrated(page);
  await expect.poll(() => heading.innerText()).toBe("Other words");
  expect(errors).toEqual([]);
});

test("a page whose text alone has changed shows the present text, and its outline leads to the headings of it", async () => {
  const text = (heading: string): string =>
    `<h2>Before</h2><p>Text.</p><h2>${heading}</h2><pre><code>code of ${heading}</code></pre>`;
  await using site = await startFakeSite({ documents: [aWireDocument({ content: text("Old") })] });
  const { page, errors } = await openPage(site.url);
  const edited = Promise.withResolvers<undefined>();
  await page.route(states, (route) => edited.promise.then(() => route.continue()));
  await page.goto(path);
  expect(await page.locator(".prose h2").allInnerTexts()).toEqual(["Before", "Old"]);
  site.backend.on(calls.document, json({ doc: [aWireDocument({ content: text("New") })] }));
  site.purge();
  edited.resolve(undefined);
  await hydrated(page);
  await expect.poll(() => page.locator(".prose h2").allInnerTexts()).toEqual(["Before", "New"]);
  expect(await page.locator(".prose pre").innerText()).toBe("code of New");
  await page.locator(".prose [data-code] [data-tools]").waitFor({ state: "attached" });
  const outline = page.getByRole("navigation", { name: "On this page" });
  await outline.getByRole("link", { name: "New" }).click();
  await expect.poll(() => outline.locator("[aria-current]").allInnerTexts()).toEqual(["New"]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => outline.locator("[aria-current]").allInnerTexts()).toEqual([]);
  expect(errors).toEqual([]);
});

test("a state of a later build, without what this build asks for, leaves the page as it is, and its links to the browser", async () => {
  await using site = await startFakeSite();
  const { page, errors } = await openPage(site.url);
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    globalThis.fetch = async (asked, given) => {
      const answer = await send(asked, given);
      if (!answer.url.includes("/page-state/")) return answer;
      const { cache, ...state } = await answer.json();
      delete cache.ROOT_QUERY.pagePaths;
      return Object.defineProperty(Response.json({ ...state, cache }), "redirected", { value: true });
    };
  });
  let asked = 0;
  page.on("request", (request) => (asked += states.test(request.url()) ? 1 : 0));
  await page.goto(path);
  await page.keyboard.press("Tab");
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      return asked;
    })
    .toBeGreaterThan(1);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("First words");
  await page.getByRole("button", { name: /^Theme/ }).click();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("light");
  await page.getByRole("banner").getByRole("link", { name: "Articles" }).click();
  await page.getByRole("heading", { level: 1, name: "Articles" }).waitFor();
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toBe(`${site.url}/articles`);
  expect(errors.filter((message) => !message.includes("expected the data of every query"))).toEqual([]);
});

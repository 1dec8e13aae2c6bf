import type { Page } from "playwright-core";
import { expect } from "vitest";
import { holdAndLose } from "../../support/browser/held-files.ts";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { prepareJourneys, hydrated } from "../../support/browser/journey.ts";

const journey = prepareJourneys();

const article = { path: "/article/what-the-udrp-decides", name: "What the UDRP decides, and what it does not" };
const lost = [/^failed request: .*\.js net::ERR_FAILED$/, /^console error: Failed to load resource: net::ERR_FAILED$/];

/** Aborts the first `times` requests for scripts of this name. Returns how many it has aborted. */
function loseScripts(page: Page, name: RegExp, times = Number.POSITIVE_INFINITY): Promise<() => number> {
  return loseScriptsWhile(page, name, (count) => count < times);
}

async function loseScriptsWhile(page: Page, name: RegExp, isLost: (count: number) => boolean): Promise<() => number> {
  let count = 0;
  await page.route(
    (url) => url.pathname.startsWith("/assets/") && name.test(url.pathname),
    (route) => {
      if (!isLost(count)) return route.continue();
      count += 1;
      return route.abort("failed");
    },
  );
  return () => count;
}

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

// A script is requested twice, by its preload and by its import; it is lost only when both fail.
const once = 2;

for (const name of ["react", "entry.browser", "DocumentPage"]) {
  journey(
    `the script "${name}", lost at first, is fetched again when the connection is back, and the page hydrates`,
    async ({ page, requests, expectComplaint }) => {
      for (const complaint of lost) expectComplaint(complaint);
      const script = new RegExp(`/${name}-.*\\.js$`);
      const count = await loseScripts(page, script, once);
      await page.goto(article.path);
      await page.keyboard.press("Tab");
      await expect.poll(count).toBe(once);
      await expect
        .poll(async () => {
          await page.evaluate(() => dispatchEvent(new Event("online")));
          return requests().filter((url) => script.test(url)).length;
        })
        .toBeGreaterThan(once);
      await hydrated(page);
    },
  );
}

journey.onEveryScreen(
  "without any scripts every link, the menu and the search still work",
  async ({ page, isPhone, expectComplaint, ignoreComplaint }) => {
    for (const complaint of lost) expectComplaint(complaint);
    // After the third try, on a page that stays open that long.
    ignoreComplaint(/^console error: TypeError: Failed to fetch dynamically imported module: .*\/kernel-/);
    await loseScripts(page, /\.js$/);
    const isWholeLoad = (): Promise<boolean> =>
      page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name === location.href);
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: article.name }).click();
    await page.waitForURL(`**${article.path}`);
    expect(await isWholeLoad()).toBe(true);
    expect(await heading(page).innerText()).toBe(article.name);
    if (isPhone) {
      await page.getByRole("button", { name: "Menu" }).tap();
      await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Home" }).tap();
    } else {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
    }
    await page.waitForURL(/\/$/);
    await page.getByRole("main").getByRole("combobox", { name: "Search" }).fill("dnssec");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/search?q=dnssec");
    expect(await isWholeLoad()).toBe(true);
  },
);

journey(
  "the keys of the search are the browser's again when the kernel has failed three times",
  async ({ page, expectComplaint }) => {
    for (const complaint of lost) expectComplaint(complaint);
    expectComplaint(/^console error: TypeError: Failed to fetch dynamically imported module: .*\/kernel-/);
    const count = await loseScripts(page, /\/kernel-.*\.js$/);
    const takes = (keys: { readonly key: string; readonly ctrlKey: boolean }): Promise<boolean> =>
      page.evaluate(
        (given) =>
          !document.body.dispatchEvent(new KeyboardEvent("keydown", { ...given, bubbles: true, cancelable: true })),
        keys,
      );
    await page.goto(article.path);
    await expect.poll(count).toBe(1);
    expect(await takes({ key: "/", ctrlKey: false })).toBe(true);
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event("online")));
        return count();
      })
      .toBeGreaterThanOrEqual(3);
    await expect.poll(() => takes({ key: "/", ctrlKey: false })).toBe(false);
    expect(await takes({ key: "k", ctrlKey: true })).toBe(false);
  },
);

journey(
  "a page whose code fails to load is loaded as a whole document",
  async ({ page, open, expectComplaint, loads }) => {
    for (const complaint of lost) expectComplaint(complaint);
    let isLost = true;
    await loseScriptsWhile(page, /\/DocumentPage-.*\.js$/, () => isLost);
    page.on("request", (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === article.path) isLost = false;
    });
    await open("/");
    await page.getByRole("main").getByRole("link", { name: article.name }).dispatchEvent("click");
    await page.waitForURL(`**${article.path}`);
    await expect.poll(() => heading(page).innerText()).toBe(article.name);
    await hydrated(page);
    expect(loads()).toBe(2);
    await page.goBack();
    await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
  },
);

journey.onEveryScreen(
  "code whose prefetch failed is fetched again on the click",
  async ({ page, open, isPhone, expectComplaint, loads }) => {
    for (const complaint of lost) expectComplaint(complaint);
    // Before the page opens: once it is idle it fetches the code of links in view.
    const count = await loseScripts(page, /\/DocumentPage-.*\.js$/, once);
    await open("/");
    const link = page.getByRole("main").getByRole("link", { name: article.name });
    await (isPhone ? link.dispatchEvent("pointerdown") : link.hover());
    await expect.poll(count).toBe(once);
    await link.click();
    await expect.poll(() => heading(page).innerText()).toBe(article.name);
    expect(loads()).toBe(1);
  },
);

journey(
  "a search box whose list fails to load says so, leaves the page as it is, and works once the connection is back",
  async ({ page, open, expectComplaint, loads }) => {
    for (const complaint of lost) expectComplaint(complaint);
    await open("/articles");
    let isLost = true;
    await loseScriptsWhile(page, /\/SearchHits-.*\.js$/, () => isLost);
    const box = page.getByRole("main").getByRole("combobox");
    await box.fill("dnssec");
    await page.getByText("Failed to fetch results", { exact: true }).last().waitFor();
    expect(await heading(page).innerText()).toBe("Articles");
    isLost = false;
    await box.fill("dnssec chain");
    await page.getByRole("option").first().waitFor();
    expect(loads()).toBe(1);
  },
);

journey("a notice whose code fails to load does not break the page", async ({ page, open, expectComplaint }) => {
  for (const complaint of lost) expectComplaint(complaint);
  await open(article.path);
  const count = await loseScripts(page, /\/ToastStack-.*\.js$/);
  await page.getByRole("radio", { name: "4 stars" }).check();
  await expect.poll(count).toBe(once);
  await passIdleMoments(page);
  await page.getByRole("button", { name: "Take back my rating" }).waitFor();
  expect(await heading(page).innerText()).toBe(article.name);
});

journey(
  "a page whose code fails to load once the visitor has gone back is not loaded, and can be followed again",
  async ({ page, open, expectComplaint, loads }) => {
    for (const complaint of lost) expectComplaint(complaint);
    const code = /\/assets\/DocumentPage-[\w-]+\.js$/;
    const lose = await holdAndLose(page, code);
    await open("/");
    const link = page.getByRole("main").getByRole("link", { name: article.name });
    await link.dispatchEvent("click");
    await page.waitForURL(`**${article.path}`);
    // The code is imported once its sheet is there: then the import waits for the file that is held.
    const sheet = page.locator('link[rel="stylesheet"][href^="/assets/DocumentPage-"]');
    await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
    await page.goBack();
    lose();
    await page.waitForEvent("requestfailed");
    await passIdleMoments(page);
    await page.unroute(code);
    expect(loads()).toBe(1);
    await link.dispatchEvent("click");
    await expect.poll(() => heading(page).innerText()).toBe(article.name);
    expect(loads()).toBe(1);
  },
);

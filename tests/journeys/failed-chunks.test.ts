import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys, takenOver } from "../support/journey.ts";

const journey = prepareJourneys();

const article = { path: "/article/what-the-udrp-decides", name: "What the UDRP decides, and what it does not" };
const lost = [/^failed request: .*\.js net::ERR_FAILED$/, /^console error: Failed to load resource: net::ERR_FAILED$/];

/** Loses the requests for scripts of this name: so many of them, then no more. */
const loseScripts = async (page: Page, name: RegExp, times = Number.POSITIVE_INFINITY): Promise<() => number> => {
  let count = 0;
  await page.route(
    (url) => url.pathname.startsWith("/assets/") && name.test(url.pathname),
    (route) => {
      if (count >= times) return route.continue();
      count += 1;
      return route.abort("failed");
    },
  );
  return () => count;
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

// A script is asked for twice: ahead of its turn, and by its import. Only when both are lost is it lost.
const once = 2;

for (const name of ["react", "entry.browser", "DocumentPage"]) {
  journey(
    `the script "${name}", lost at first, is fetched again when the connection is back, and the page comes alive`,
    async ({ page, expectComplaint }) => {
      for (const complaint of lost) expectComplaint(complaint);
      const count = await loseScripts(page, new RegExp(`/${name}-.*\\.js$`), once);
      await page.goto(article.path);
      await expect.poll(count).toBe(once);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await takenOver(page);
    },
  );
}

journey.onEveryScreen(
  "scripts that never come leave every link, the menu and the search working",
  async ({ page, isPhone, expectComplaint, loads }) => {
    for (const complaint of lost) expectComplaint(complaint);
    await loseScripts(page, /\.js$/);
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: article.name }).click();
    await page.waitForURL(`**${article.path}`);
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
    expect(loads()).toBe(4);
  },
);

journey("a page whose code is lost on the way is loaded as a whole", async ({ page, open, expectComplaint, loads }) => {
  for (const complaint of lost) expectComplaint(complaint);
  await open("/");
  const count = await loseScripts(page, /\/DocumentPage-.*\.js$/, once);
  await page.getByRole("main").getByRole("link", { name: article.name }).dispatchEvent("click");
  await page.waitForURL(`**${article.path}`);
  await expect.poll(() => heading(page).innerText()).toBe(article.name);
  await takenOver(page);
  expect(count()).toBe(once);
  expect(loads()).toBe(2);
  await page.goBack();
  await expect.poll(() => heading(page).innerText()).toBe("How can we help you?");
});

journey.onEveryScreen(
  "code that was lost while somebody pointed at a link is fetched again by the press",
  async ({ page, open, isPhone, expectComplaint, loads }) => {
    for (const complaint of lost) expectComplaint(complaint);
    await open("/");
    const count = await loseScripts(page, /\/DocumentPage-.*\.js$/, once);
    const link = page.getByRole("main").getByRole("link", { name: article.name });
    await (isPhone ? link.dispatchEvent("touchstart") : link.hover());
    await expect.poll(count).toBe(once);
    await link.click();
    await expect.poll(() => heading(page).innerText()).toBe(article.name);
    expect(loads()).toBe(1);
  },
);

journey(
  "a search box whose list is lost says so, leaves the page as it is, and finds once the connection is back",
  async ({ page, open, expectComplaint, loads }) => {
    for (const complaint of lost) expectComplaint(complaint);
    await open("/articles");
    let isLost = true;
    await page.route(/\/assets\/SearchHits-.*\.js$/, (route) => (isLost ? route.abort("failed") : route.continue()));
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

journey("a notice whose code is lost does not take the page with it", async ({ page, open, expectComplaint }) => {
  for (const complaint of lost) expectComplaint(complaint);
  await open(article.path);
  const count = await loseScripts(page, /\/ToastStack-.*\.js$/);
  await page.getByRole("radio", { name: "4 stars" }).check();
  await expect.poll(count).toBe(once);
  await page.waitForTimeout(500); // a page that falls apart does so a moment later
  await page.getByRole("button", { name: "Take back my rating" }).waitFor();
  expect(await heading(page).innerText()).toBe(article.name);
});

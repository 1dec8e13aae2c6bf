import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { aDocument } from "../../support/content.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { startContentSite } from "../content-site.ts";
import { kept, withWorker } from "./kept-pages.ts";

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><rect width="120" height="32" fill="#0a7d5a"/></svg>';

const journey = prepareJourneys(() =>
  startContentSite({
    "site.yml": "name: Testsite\nid: testsite\ntheme: { logo: { light: theme/logo.svg } }\n",
    "theme/logo.svg": logo,
    "article/first-words.md": aDocument({ subject: "First words", body: "The text that was read." }),
    "article/second-words.md": aDocument({ subject: "Second words", body: "Another text." }),
    "glossary/zone.md": aDocument({ subject: "Zone", body: "A part of the tree." }),
  }),
);

/** All stored addresses, by path. */
function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

function isDrawn(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth > 0;
}

function goOffline(context: BrowserContext): Promise<void> {
  return context.setOffline(true);
}

journey(
  "a page that was read opens offline, with its application; another one lists what can be read",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    await open("/article/first-words");
    await kept(page, "/article/first-words");
    await goOffline(page.context());
    await open("/article/first-words");
    expect(await page.locator("main").innerText()).toContain("The text that was read.");
    await page.getByText("You are offline. What you have read here can still be opened.").waitFor();
    await page.goto("/article/second-words");
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
    await page.getByRole("link", { name: /First words/ }).click();
    await page.getByText("The text that was read.").waitFor();
  },
  withWorker,
);

journey(
  "the site's own logo is kept with the pages that show it",
  async ({ page, open }) => {
    await open("/article/first-words");
    await kept(page, "/article/first-words");
    const shown = await page.getByRole("banner").locator("img").first().getAttribute("src");
    expect(shown).toMatch(/^\/theme\/\w+\.svg$/);
    await expect.poll(() => keptPaths(page)).toContain(shown);
  },
  withWorker,
);

journey(
  "the copy of a page that is refused for the moment stays; that of a page that is gone does not",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/429|404/);
    for (const path of ["/article/first-words", "/article/second-words"]) {
      await open(path);
      await kept(page, path);
    }
    await page
      .context()
      .serviceWorkers()[0]
      ?.evaluate(async () => {
        await Reflect.get(globalThis, "registration").navigationPreload.disable();
        const statuses: Readonly<Record<string, number>> = { first: 429, second: 404 };
        globalThis.fetch = (asked) => {
          const word = /article\/(\w+)-words/.exec(asked instanceof Request ? asked.url : String(asked))?.[1] ?? "";
          const headers = { "content-type": "text/html" };
          return Promise.resolve(new Response("Not now", { status: statuses[word] ?? 503, headers }));
        };
      });
    const words = async () =>
      (await keptPaths(page)).flatMap((path) => /^\/article\/(\w+)-words$/.exec(path)?.[1] ?? []);
    expect(await words()).toEqual(["first", "second"]);
    await page.goto("/article/first-words");
    await page.goto("/article/second-words");
    await expect.poll(words).toEqual(["first"]);
  },
  withWorker,
);

journey(
  "where the device's storage fails, pages come from the network with all of their files, and offline there is the page that says so",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    await open("/article/first-words");
    await kept(page, "/article/first-words");
    await page
      .context()
      .serviceWorkers()[0]
      ?.evaluate(() => {
        caches.open = () => Promise.reject(new DOMException("broken", "UnknownError"));
      });
    expect((await open("/article/second-words"))?.fromServiceWorker()).toBe(true);
    expect(await page.getByRole("banner").locator("img").first().evaluate(isDrawn)).toBe(true);
    await goOffline(page.context());
    await page.goto("/article/first-words");
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
  },
  withWorker,
);

journey(
  "a page reached by client-side navigation opens offline too",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    await open("/articles");
    await kept(page, "/articles");
    await page.getByRole("main").getByRole("link", { name: "Second words" }).first().click();
    await page.getByText("Another text.").waitFor();
    await kept(page, "/article/second-words");
    await goOffline(page.context());
    await open("/article/second-words");
    await page.getByText("Another text.").waitFor();
  },
  withWorker,
);

journey(
  "the network comes first, and neither failures nor a visitor's own data are stored",
  async ({ page, open, site, ignoreComplaint }) => {
    ignoreComplaint(/404/);
    await open("/article/first-words");
    await kept(page, "/article/first-words");
    const response = await page.reload();
    expect(response?.fromServiceWorker()).toBe(true);
    expect(response?.headers()["x-kept-at"]).toBeUndefined();
    expect(
      await page.evaluate(async (url) => (await fetch(url)).status, `${site.url}/graphql?query=%7Bviewer%7Bip%7D%7D`),
    ).toBe(200);
    await page.goto("/article/no-such-words");
    const paths = await keptPaths(page);
    expect(paths).toContain("/article/first-words");
    expect(paths.filter((path) => /no-such-words|viewer|operations/.test(path))).toEqual([]);
  },
  withWorker,
);

journey(
  "inside the application, a link opens a page that was kept, and says so where it was not",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    for (const path of ["/glossary", "/", "/articles"]) {
      await open(path);
      await kept(page, path);
    }
    await goOffline(page.context());
    await page.getByText("You are offline. What you have read here can still be opened.").waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "How can we help you?" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "First words" }).first().waitFor();
    await page.getByText("You are offline. What you have read here can still be opened.").waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
    await page.getByText("A part of the tree.").waitFor();
    // By key: what a browser prefetches under a pointer does not know of a connection that only the page lacks.
    await page.getByRole("banner").getByRole("link", { name: "Authors" }).press("Enter");
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
  },
  withWorker,
);

import type { Page } from "playwright-core";
import { expect } from "vitest";
import { passIdleMoments } from "../../support/browser/idle-moments.ts";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument, makeContent } from "../../support/content.ts";
import type { TestContent } from "../../support/content.ts";
import { eventually } from "../../support/eventually.ts";
import { startSiteOf } from "../content-site.ts";

const siteYml = "name: Testsite\nid: testsite\n";
const webinars = "types:\n  webinar: { label: Webinar, listLabel: Webinars, listPath: /webinars }\n";

let content: TestContent;

const journey = prepareJourneys(async () => {
  content = await makeContent({
    "site.yml": siteYml,
    "article/first.md": aDocument({ subject: "First words" }),
    "redirects.yml": "/old-words: /article/first\n/old-feed: /feeds/all.rss\n",
  });
  return startSiteOf(content);
});

/** Follows a link inside the application, as one in a text that was fetched later. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement("a"), { href: address, textContent: "A link" });
    document.querySelector("main")?.append(link);
    link.click();
  }, path);
}

function thereOn(page: Page, path: string) {
  return eventually(
    async () => (await page.request.get(path)).status(),
    (status) => status === 200,
  );
}

journey(
  "a page that the site has got since a tab was opened is found by a link in that tab",
  async ({ page, open, loads }) => {
    await open("/article/first");
    await content.write("pages/team/jobs.md", "# Jobs with us\n\nCome.\n");
    await thereOn(page, "/team/jobs");
    await follow(page, "/team/jobs");
    const heading = page.getByRole("heading", { level: 1, name: "Jobs with us" });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => page.title()).toBe("Jobs with us");
    await expect.poll(() => page.locator("head meta[name=robots]").count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/team/jobs");
    expect(loads()).toBe(1);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "First words" }).waitFor();
  },
);

journey(
  "a document of a type that the site has got since a tab was opened is found by a link in that tab",
  async ({ page, open, loads }) => {
    await open("/article/first");
    await content.write("site.yml", siteYml + webinars);
    await content.write("webinar/zones.md", aDocument({ subject: "Zones on film" }));
    await thereOn(page, "/webinar/zones");
    await follow(page, "/webinar/zones");
    await page.getByRole("heading", { level: 1, name: "Zones on film" }).waitFor();
    expect(loads()).toBe(1);
  },
);

journey("an old address in a link leads to its document inside the application", async ({ page, open, loads }) => {
  await open("/contact");
  await follow(page, "/old-words");
  await page.getByRole("heading", { level: 1, name: "First words" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/article/first");
  expect(loads()).toBe(1);
});

journey("an old address in a link that leads to a file now has the browser open that", async ({ page, open }) => {
  await open("/contact");
  const file = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith("/all.rss"));
  await follow(page, "/old-feed");
  await file;
});

journey(
  "where the gateway does not answer, a page that there is not is looked for once",
  async ({ page, open, operations, ignoreComplaint }) => {
    ignoreComplaint(/^failed request: |^console error: Failed to load resource/);
    await open("/article/first");
    await page.route("**/graphql**", (route) => route.abort("failed"));
    await follow(page, "/no/such/page");
    await page.getByRole("heading", { level: 1, name: "No content found." }).waitFor();
    await expect.poll(() => operations().filter((name) => name === "Moved").length).toBe(1);
    for (let times = 0; times < 5; times += 1) await passIdleMoments(page);
    expect(operations().filter((name) => name === "Moved")).toEqual(["Moved"]);
  },
);

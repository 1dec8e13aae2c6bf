import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument } from "../../support/content.ts";
import { startContentSite } from "../content-site.ts";
import { kept, withWorker } from "./kept-pages.ts";

const journey = prepareJourneys(() =>
  startContentSite({
    "article/zones.md": aDocument({ subject: "Zones", body: "Each zone has a map.\n\n![A map](map.svg)" }),
    "article/map.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360"/></svg>',
    "glossary/zone.md": aDocument({ subject: "Zone", body: "A part of the tree." }),
  }),
);

const address = "/article/zones";

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText("You are offline. What you have read here can still be opened.").waitFor();
}

journey(
  "offline a picture opens in full size",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    await open(address);
    await kept(page, address);
    const picture = page.locator(".prose [data-zoom]");
    // The code that shows it comes with the first time.
    await picture.click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await goOffline(page);
    await picture.click();
    await page.getByRole("dialog").waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
  },
  withWorker,
);

journey(
  "offline the file of a picture opens that was kept with its page",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    await open(address);
    await kept(page, address);
    const file = (await page.locator(".prose [data-zoom]").getAttribute("href")) ?? "";
    await kept(page, file);
    // The browser's own copy may be gone by then.
    await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
    await goOffline(page);
    expect((await page.goto(file))?.status()).toBe(200);
  },
  withWorker,
);

journey(
  "offline, Back in a document goes back, and after a direct entry it leads to the list that was kept",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    for (const path of ["/articles", "/"]) {
      await open(path);
      await kept(page, path);
    }
    await page.getByRole("main").getByRole("link", { name: "Zones" }).first().click();
    await page.waitForURL(`**${address}`);
    await kept(page, address);
    await goOffline(page);
    const back = page.getByRole("main").getByRole("link", { name: "Back", exact: true });
    await back.click();
    await page.getByRole("heading", { level: 1, name: "How can we help you?" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");

    const direct = await page.context().newPage();
    await direct.goto(address);
    await goOffline(direct);
    await direct.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
    await direct.getByRole("heading", { level: 1, name: "Articles" }).waitFor();
  },
  withWorker,
);

journey.onPhone(
  "offline a tap on a term shows its definition, and the link in it leads to the page that was kept",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    await open("/glossary");
    await kept(page, "/glossary");
    await open(address);
    await kept(page, address);
    const term = page.locator(".prose [data-term]");
    const card = page.getByRole("note", { name: "Zone" });
    await term.tap();
    await card.getByText("A part of the tree.").waitFor();
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await goOffline(page);
    await term.tap();
    await card.getByText("A part of the tree.").waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    await card.getByRole("link", { name: "Open the glossary" }).tap();
    await page.waitForURL("**/glossary#zone");
    await page.getByRole("row", { name: /^Zone/ }).waitFor();
  },
  withWorker,
);

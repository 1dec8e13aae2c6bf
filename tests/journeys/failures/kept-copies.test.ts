import { expect } from "vitest";
import { prepareJourneys } from "../../support/browser/journey.ts";
import { aDocument } from "../../support/content.ts";
import { startContentSite } from "../content-site.ts";
import { kept, withWorker } from "./kept-pages.ts";

const first = "/article/first-words";

const journey = prepareJourneys(() =>
  startContentSite({
    "article/first-words.md": aDocument({ subject: "First words", body: "The text that was read." }),
  }),
);

journey(
  "a page that was read by a link of a campaign opens offline by any other link, and is listed once",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    await open(`${first}?utm_source=newsletter&gclid=1`);
    await kept(page, first);
    await open(`${first}/?utm_source=elsewhere`);
    await page.context().setOffline(true);
    await open(first);
    await page.getByText("The text that was read.").waitFor();
    await page.goto("/article/second-words");
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor();
    const links = page.getByRole("listitem").getByRole("link");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([first]);
  },
  withWorker,
);

journey(
  "the copy of a page stays where the device has no room for a newer one",
  async ({ page, open, ignoreComplaint }) => {
    ignoreComplaint(/ERR_INTERNET_DISCONNECTED|503/);
    await open(first);
    await kept(page, first);
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(() => {
      Reflect.set(globalThis, "refused", 0);
      Cache.prototype.put = () => {
        Reflect.set(globalThis, "refused", Number(Reflect.get(globalThis, "refused")) + 1);
        return Promise.reject(new DOMException("full", "QuotaExceededError"));
      };
    });
    await page.reload();
    await expect.poll(() => worker?.evaluate(() => Number(Reflect.get(globalThis, "refused")))).toBeGreaterThan(0);
    await page.context().setOffline(true);
    await open(first);
    await page.getByText("The text that was read.").waitFor();
  },
  withWorker,
);

journey(
  "an answer that does not come is the copy of it, before the page that asks gives up",
  async ({ page, open, loads }) => {
    // All limits of requests are shorter, by the same share.
    const hurry = (): void => {
      const wait = globalThis.setTimeout;
      const waitLess = (run: () => void, ms = 0, ...given: []) => wait(run, ms >= 10_000 ? ms / 2 : ms, ...given);
      Object.assign(globalThis, { setTimeout: waitLess });
    };
    await page.addInitScript(hurry);
    await open("/articles");
    await kept(page, "/articles");
    const link = page.getByRole("main").getByRole("link", { name: "First words" }).first();
    await link.dispatchEvent("click");
    await page.getByText("The text that was read.").waitFor();
    await kept(page, first);
    await open("/articles");
    const [worker] = page.context().serviceWorkers();
    await worker?.evaluate(hurry);
    await worker?.evaluate(() => {
      globalThis.fetch = () => new Promise(() => undefined);
    });
    await link.dispatchEvent("click");
    await page.getByText("The text that was read.").waitFor();
    expect(loads()).toBe(2);
  },
  withWorker,
);

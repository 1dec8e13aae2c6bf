import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../support/journey.ts";
import { startSite } from "../support/site.ts";
import type { TestSite } from "../support/site.ts";

// Nothing is kept, so that a document that was read before is as far away as a new one.
let own: TestSite;
const journey = prepareJourneys(
  async () => (own = await startSite({ CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" })),
);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const article = { path: "/article/what-the-udrp-decides", title: "What the UDRP decides, and what it does not" };

/** Stops the backend's process: it takes requests, and answers none. Give it the word to go on. */
const holdBackend = ({ gateway }: TestSite): (() => void) => {
  const pid = gateway.backendPid();
  if (pid === null) throw new Error("The embedded backend is not running.");
  process.kill(pid, "SIGSTOP");
  return () => process.kill(pid, "SIGCONT");
};

const failed = (page: Page) => page.getByRole("alert").getByText("Error fetching article.");

journey(
  "a document that cannot be had says so, and Retry gets it once the backend is back",
  async ({ page, open, operations, loads }) => {
    await open("/search?q=udrp");
    const goOn = holdBackend(own);
    try {
      await page.getByRole("main").getByRole("link", { name: article.title }).first().click();
      await failed(page).waitFor();
      await page.getByRole("button", { name: "Retry" }).click();
      await expect.poll(() => operations().length).toBe(2);
      await failed(page).waitFor();
    } finally {
      goOn();
    }
    await page.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => heading(page).innerText()).toBe(article.title);
    expect(new URL(page.url()).pathname).toBe(article.path);
    expect(loads()).toBe(1);
  },
);

journey(
  "a document that could not be had at first is answered 503, taken over as it is, and read after Retry",
  async ({ page, operations, expectComplaint }) => {
    expectComplaint(/^answer 503: /);
    expectComplaint(/^console error: Failed to load resource: the server responded with a status of 503/);
    const goOn = holdBackend(own);
    const response = await page.goto(article.path).finally(goOn);
    expect(response?.status()).toBe(503);
    expect(response?.headers()["retry-after"]).toBeDefined();
    await failed(page).waitFor();
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
    expect(operations()).toEqual([]);
    await page.getByRole("button", { name: "Retry" }).click();
    await heading(page).waitFor();
    expect(operations()).toEqual(["DocumentPage"]);
  },
);

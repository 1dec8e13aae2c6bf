import type { Page } from "playwright-core";
import { expect } from "vitest";
import { prepareJourneys } from "../support/journey.ts";
import type { TestSite } from "../support/site.ts";

const journey = prepareJourneys();

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The backend takes requests, and answers none: its process is stopped. Give it the word to go on. */
const hold = (site: TestSite): (() => void) => {
  const pid = site.gateway.backendPid();
  if (pid === null) throw new Error("The embedded backend is not running.");
  process.kill(pid, "SIGSTOP");
  return () => process.kill(pid, "SIGCONT");
};

/** What was read once is kept for a day, so each screen takes a document of its own. */
const unread = (isPhone: boolean) =>
  isPhone
    ? { path: "/article/what-the-udrp-decides", title: "What the UDRP decides, and what it does not", direct: "/article/choosing-a-ttl" }
    : { path: "/article/when-two-letters-look-the-same", title: "When two letters look the same", direct: "/article/dnssec-without-an-outage" };

journey("a document that cannot be had says so, and Retry gets it once the backend is back", async ({ page, open, site, isPhone, loads }) => {
  const { path, title } = unread(isPhone);
  await open("/");
  const goOn = hold(site);
  try {
    await page.getByRole("main").locator(`a[href="${path}"]`).click();
    await page.getByRole("alert").getByText("Error fetching article.").waitFor();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect.poll(() => page.getByRole("alert").getByText("Error fetching article.").isVisible(), { timeout: 6_000 }).toBe(true);
  } finally {
    goOn();
  }
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => heading(page).innerText(), { timeout: 6_000 }).toContain(title);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(loads()).toBe(1);
});

journey("a document that could not be had at first is answered 503, taken over as it is, and read after Retry", async ({ page, site, isPhone, operations, expectComplaint }) => {
  const { direct } = unread(isPhone);
  expectComplaint(/^answer 503: /);
  expectComplaint(/^console error: Failed to load resource: the server responded with a status of 503/);
  const goOn = hold(site);
  const response = await page.goto(direct).finally(goOn);
  expect(response?.status()).toBe(503);
  expect(response?.headers()["retry-after"]).toBeDefined();
  await page.getByRole("alert").getByText("Error fetching article.").waitFor();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("manual");
  expect(operations()).toEqual([]);
  await page.getByRole("button", { name: "Retry" }).click();
  await heading(page).waitFor();
  expect(operations()).toEqual(["DocumentPage"]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "../support/open-browser.ts";
import { json } from "../support/fake-backend-answers.ts";
import { startFakeSite } from "../support/fake-site.ts";
import { takenOver } from "../support/journey.ts";
import { aWireDocument } from "../support/wire-documents.ts";

const documents = [
  aWireDocument({ slug: "read-before", subject: "Read before", content: "<p>The text of before.</p>" }),
  aWireDocument({ slug: "other", subject: "Other" }),
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const startVisit = async () => {
  const site = await startFakeSite({ documents, settings: { CACHE_FRESH_SECONDS: "1" } });
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  return {
    site,
    page,
    [Symbol.asyncDispose]: async () => {
      await context.close();
      await site[Symbol.asyncDispose]();
    },
  };
};

const notice = (page: Page) =>
  page
    .getByRole("status")
    .getByText(/We can’t reach our documents right now\. You are reading a copy from \d{1,2}:\d{2}\s[AP]M\./);

/** How far parts of the page have moved by themselves so far. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0)),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test("who reads an old copy because the backend fails is told since when, nothing moves, and it goes when the backend is back", async () => {
  await using visit = await startVisit();
  const { page, site } = visit;
  await page.goto("/article/read-before");
  await page.waitForTimeout(1_200);
  site.backend.answerAll(json({ message: "Out of order." }, { status: 503 }));
  await page.goto("/article/read-before");
  await takenOver(page);
  await page.getByText("The text of before.").waitFor();
  await notice(page).waitFor({ timeout: 20_000 });
  expect(await shiftOf(page)).toBe(0);
  site.heal();
  await notice(page).waitFor({ state: "detached", timeout: 40_000 });
});

test("a notice that was closed stays closed while its reason lasts", async () => {
  await using visit = await startVisit();
  const { page, site } = visit;
  await page.goto("/article/read-before");
  await page.waitForTimeout(1_200);
  site.backend.answerAll(json({ message: "Out of order." }, { status: 503 }));
  await page.goto("/article/read-before");
  await notice(page).waitFor({ timeout: 20_000 });
  await page.getByRole("button", { name: "Close" }).click();
  await page.waitForTimeout(11_000);
  expect(await notice(page).count()).toBe(0);
});

test("an old copy that is served once while it is made anew is no reason for a notice", async () => {
  await using visit = await startVisit();
  const { page } = visit;
  await page.goto("/article/read-before");
  await page.waitForTimeout(1_200);
  await page.goto("/article/read-before");
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType("navigation")[0]
        ?.toJSON()
        .serverTiming.map(({ name }: { name: string }) => name),
    ),
  ).toEqual(["answer", "current"]);
  await page.waitForTimeout(11_000);
  expect(await notice(page).count()).toBe(0);
});

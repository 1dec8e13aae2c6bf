import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { stopClock } from "../support/clock.ts";
import { eventually } from "../support/eventually.ts";
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

/** A visitor of a site whose clock, like the one of the page, runs ahead where the test says. */
const startVisit = async () => {
  const clock = stopClock();
  const site = await startFakeSite({ documents, settings: { CACHE_FRESH_SECONDS: "60" } });
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.clock.install();
  return {
    site,
    page,
    pass: async (seconds: number): Promise<void> => {
      clock.pass(seconds);
      await page.clock.fastForward(seconds * 1_000);
    },
    [Symbol.asyncDispose]: async () => {
      await context.close();
      await site[Symbol.asyncDispose]();
      clock[Symbol.dispose]();
    },
  };
};

type Visit = Awaited<ReturnType<typeof startVisit>>;

/** Opens the document, and once more when the copy that the gateway has of it is old. */
const openOld = async ({ page, pass, site }: Visit, isAway: boolean): Promise<Readonly<Record<string, string>>> => {
  await page.goto("/article/read-before");
  await pass(100);
  if (isAway) site.backend.answerAll(json({ message: "Out of order." }, { status: 503 }));
  const response = await page.goto("/article/read-before");
  await takenOver(page);
  return response?.headers() ?? {};
};

/** Lets the page ask again whether its copy is old, and waits for the answer; gives until when it says that the copy was current. */
const askAgain = async ({ page, pass }: Visit): Promise<string> => {
  const isAsked = page.waitForResponse((response) => response.request().method() === "HEAD");
  await pass(11);
  return (await isAsked).headers()["server-timing"] ?? "";
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
  await openOld(visit, true);
  await page.getByText("The text of before.").waitFor();
  await askAgain(visit);
  await notice(page).waitFor();
  expect(await shiftOf(page)).toBe(0);
  site.heal();
  await eventually(
    async () => {
      const told = await askAgain(visit);
      return { told, notices: await notice(page).count(), calls: site.backend.calls.length };
    },
    ({ notices }) => notices === 0,
  );
});

test("a notice that was closed stays closed while its reason lasts", async () => {
  await using visit = await startVisit();
  const { page } = visit;
  await openOld(visit, true);
  await askAgain(visit);
  await notice(page).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  for (let times = 0; times < 2; times += 1) {
    await askAgain(visit);
    expect(await notice(page).count()).toBe(0);
  }
});

test("an old copy that is served once while it is made anew is no reason for a notice", async () => {
  await using visit = await startVisit();
  const { page } = visit;
  expect((await openOld(visit, false))["server-timing"]).toMatch(/^answer;.*current;/);
  await askAgain(visit);
  expect(await notice(page).count()).toBe(0);
});

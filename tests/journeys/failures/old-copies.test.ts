import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { stopClock } from "../../support/clock.ts";
import { eventually } from "../../support/eventually.ts";
import { openBrowser } from "../../support/browser/open-browser.ts";
import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { hangBeforeHeaders, json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { hydrated } from "../../support/browser/journey.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const documents = [
  aWireDocument({ slug: "read-before", subject: "Read before", content: "<p>The text of before.</p>" }),
  aWireDocument({ slug: "other", subject: "Other" }),
];

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A visitor of a site, with a clock for both site and page that the test can advance. */
async function startVisit() {
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
}

type Visit = Awaited<ReturnType<typeof startVisit>>;

/** Opens the document, and once more when the gateway's copy of it is stale. */
async function openOld({ page, pass, site }: Visit, isAway: boolean): Promise<Readonly<Record<string, string>>> {
  await page.goto("/article/read-before");
  await pass(100);
  if (isAway) site.backend.answerAll(json({ message: "Out of order." }, { status: 503 }));
  const response = await page.goto("/article/read-before");
  await hydrated(page);
  return response?.headers() ?? {};
}

/** Lets the page check again whether its copy is stale; returns until when the answer says that it was current. */
async function askAgain({ page, pass }: Visit): Promise<string> {
  const isAsked = page.waitForResponse((response) => response.request().method() === "HEAD");
  await pass(11);
  return (await isAsked).headers()["server-timing"] ?? "";
}

/** Waits until the gateway asks the backend for nothing more: time that passes meanwhile would make what it fetches old again. */
async function refreshed({ site: { backend } }: Visit): Promise<void> {
  let calls = -1;
  await eventually(
    async () => {
      const before = calls;
      await pause(200);
      calls = backend.calls.length;
      return { before, calls };
    },
    (seen) => seen.before === seen.calls,
  );
}

function notice(page: Page) {
  return page
    .getByRole("status")
    .getByText(/We can’t reach our documents right now\. You are reading a copy from \d{1,2}:\d{2}\s[AP]M\./);
}

/** Lets the page check again until it knows that there is a newer copy. */
async function untilCurrent(visit: Visit): Promise<void> {
  await eventually(
    async () => {
      const currentUntil = await askAgain(visit);
      await refreshed(visit);
      return { currentUntil, notices: await notice(visit.page).count(), calls: visit.site.backend.calls.length };
    },
    ({ notices }) => notices === 0,
  );
}

/** The page's layout shift so far. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0)),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

test("a reader of a stale copy of a failing backend sees its age, without shifts, until the backend is back", async () => {
  await using visit = await startVisit();
  const { page, site } = visit;
  await openOld(visit, true);
  await page.getByText("The text of before.").waitFor();
  await askAgain(visit);
  await notice(page).waitFor();
  expect(await shiftOf(page)).toBe(0);
  site.heal();
  await untilCurrent(visit);
});

test("the outline marks the current heading also when a changed text comes with the backend's return", async () => {
  await using visit = await startVisit();
  const { page, site } = visit;
  const text = (end: string): string =>
    `<h2>One</h2>${"<p>Long.</p>".repeat(40)}<h2>Two</h2>${"<p>Long.</p>".repeat(40)}<p>${end}</p>`;
  const answer = (end: string): void =>
    site.backend.on(calls.document, json({ doc: [aWireDocument({ slug: "read-before", content: text(end) })] }));
  answer("It ends like this.");
  await openOld(visit, true);
  await askAgain(visit);
  await notice(page).waitFor();
  site.heal();
  answer("It ends in another way.");
  await untilCurrent(visit);
  await page.getByText("It ends in another way.").waitFor();
  const current = page.locator("#on-this-page [aria-current]");
  for (const name of ["Two", "One"]) {
    await page.getByRole("heading", { name }).evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => current.allTextContents()).toEqual([name]);
  }
});

test("a closed notice stays closed while its cause lasts", async () => {
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

test.each([502, 429])(
  "the notice stays while the gateway itself answers %i, until a newer copy is there",
  async (status) => {
    await using visit = await startVisit();
    const { page, site } = visit;
    await openOld(visit, true);
    await askAgain(visit);
    await notice(page).waitFor();
    await page.route("/article/read-before", (route) => route.fulfill({ status }));
    for (let times = 0; times < 2; times += 1) expect(await askAgain(visit)).toBe("");
    expect(await notice(page).count()).toBe(1);
    await page.unroute("/article/read-before");
    site.heal();
    await untilCurrent(visit);
  },
);

test("a refresh that takes long, as on a busy machine, shows no notice", async () => {
  await using visit = await startVisit();
  const { page, pass, site } = visit;
  await page.goto("/article/read-before");
  await pass(100);
  site.backend.answerAll(hangBeforeHeaders);
  await page.goto("/article/read-before");
  await hydrated(page);
  for (let times = 0; times < 2; times += 1) {
    const timing = await askAgain(visit);
    expect(timing).toContain("current;");
    expect(timing).not.toContain("unreachable");
    expect(await notice(page).count()).toBe(0);
  }
});

test("a stale copy served during a refresh shows no notice", async () => {
  await using visit = await startVisit();
  const { page } = visit;
  expect((await openOld(visit, false))["server-timing"]).toMatch(/^answer;.*current;/);
  await askAgain(visit);
  expect(await notice(page).count()).toBe(0);
});

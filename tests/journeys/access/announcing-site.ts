import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { openBrowser } from "../../support/browser/open-browser.ts";
import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { hydrated } from "../../support/browser/journey.ts";
import { listen } from "../../support/browser/screen-reader.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

/** Thirty articles on several pages, and nothing of other types. */
export const articles = Array.from({ length: 30 }, (_, index) =>
  aWireDocument({ slug: `words-${index + 1}`, subject: `Words ${index + 1}` }),
);
const paged: FakeAnswer = (response, request) => {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://backend");
  const docs = pathname.endsWith("/article") ? articles : [];
  const [page, limit] = [Number(searchParams.get("page")), Number(searchParams.get("limit"))];
  const pagination = { totalDocs: docs.length, totalPages: Math.ceil(docs.length / limit), page, limit };
  json({ doc: docs.slice((page - 1) * limit, page * limit), pagination })(response, request);
};
const searched: FakeAnswer = (response, request) =>
  json((request.url ?? "").includes("nothing") ? [] : articles.slice(0, 3))(response, request);

/** Prepares a file of tests that listen to a site without a cache. After each test its backend works again. */
export function prepareListening() {
  const site = forAllTests(() =>
    startFakeSite({
      documents: articles,
      routes: { [calls.ofType]: paged, [calls.search]: searched },
      settings: { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" },
    }),
  );
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  async function visit(path: string) {
    // A service worker's requests would bypass the page's routes.
    const page = await browser.newPage({
      serviceWorkers: "block",
      baseURL: site().url,
      viewport: { width: 1440, height: 900 },
      colorScheme: "light",
    });
    const reader = await listen(page);
    await page.goto(path);
    await hydrated(page);
    await reader.said();
    return { page, ...reader, [Symbol.asyncDispose]: () => page.close() };
  }

  /** Lets the backend work again. */
  function heal(): void {
    site().heal();
    site().backend.on(calls.ofType, paged);
    site().backend.on(calls.search, searched);
  }
  afterEach(heal);
  return { site, visit, heal };
}

/** Waits for announcements, in any order, and returns everything announced up to the last of them. */
export async function hear(
  said: () => Promise<readonly string[]>,
  ...wanted: readonly string[]
): Promise<readonly string[]> {
  const heard: string[] = [];
  await expect
    .poll(async () => heard.push(...(await said())) && heard, { message: `to hear "${wanted.join('" and "')}"` })
    .toEqual(expect.arrayContaining([...wanted]));
  return heard;
}

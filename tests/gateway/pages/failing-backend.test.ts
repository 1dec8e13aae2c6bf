import { expect, test } from "vitest";
import { hangBeforeHeaders, json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { openPage } from "../../support/pages/open-page.ts";
import type { OpenedPage } from "../../support/pages/open-page.ts";
import { startSite } from "../../support/site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const down = json({ message: "Error at /srv/app.js, 10.0.0.7" }, { status: 500 });

function expectUnavailable({ status, headers, html, document }: OpenedPage, text: string): void {
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    "retry-after": "10",
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
  });
  expect(document.querySelector("main")?.textContent).toContain(text);
  expect(document.querySelectorAll("header a, footer a").length).toBeGreaterThan(10);
  expect(html).not.toMatch(/10\.0\.0\.7|\/srv\/|127\.0\.0\.1/);
}

test("a backend that was never up: 503 with the complete shell, for a document and for the home page", async () => {
  await using site = await startSite({ DOCS_API_URL: "http://127.0.0.1:9/api" });
  const article = await openPage(site, "/article/first-words");
  expectUnavailable(article, "Error fetching article.");
  expect(article.meta("robots")).toBe("noindex");
  expectUnavailable(await openPage(site, "/"), "Failed to load content.");
  expectUnavailable(await openPage(site, "/legal/terms"), "Error fetching article.");
});

test("a document whose call fails is 503, never 404, and is back when the backend is", async () => {
  await using site = await startFakeSite({ routes: { [calls.document]: down } });
  expectUnavailable(await openPage(site, "/article/first-words"), "Error fetching article.");
  site.backend.on(calls.document, json({ doc: [aWireDocument()] }));
  expect(await openPage(site, "/article/first-words")).toMatchObject({ status: 200 });
});

test("a backend that accepts calls and never answers is given up", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_UPSTREAM_TOTAL_MS: "1000" } });
  site.backend.answerAll(hangBeforeHeaders);
  const [article, home] = await Promise.all([openPage(site, "/article/first-words"), openPage(site, "/")]);
  expect([article.status, home.status]).toEqual([503, 503]);
  expectUnavailable(article, "Error fetching article.");
  expectUnavailable(home, "Failed to load content.");
});

const documents = [aWireDocument(), aWireDocument({ slug: "a-blog", subject: "A blog", docType: "blog" })];

test.each([
  { failing: "article", shown: "A blog" },
  { failing: "blog", shown: "First words" },
])("the home page without its $failing list shows the other one, and is not cacheable", async ({ failing, shown }) => {
  await using site = await startFakeSite({ documents, routes: { [`${calls.ofType}${failing}`]: down } });
  const { status, headers, document } = await openPage(site, "/");
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(document.querySelector("main")?.textContent).toContain(shown);
  expect(document.querySelector("main")?.textContent).not.toContain("Failed to load content.");
});

test("the home page without both its lists is 503", async () => {
  await using site = await startFakeSite({ documents, routes: { [calls.ofType]: down } });
  const page = await openPage(site, "/");
  expectUnavailable(page, "Failed to load content.");
  expect(page.document.querySelector("h1")?.textContent).toBe("How can we help you?");
});

test("a complete home page is cacheable: browsers revalidate each time, shared caches keep it while it is fresh", async () => {
  await using site = await startFakeSite({ documents });
  expect((await openPage(site, "/")).headers["cache-control"]).toMatch(
    /^public, max-age=0, must-revalidate, s-maxage=\d+/,
  );
});

test("a document whose navigation fails is shown without it, and is not cacheable", async () => {
  await using site = await startFakeSite({ routes: { [calls.categories]: down, [calls.tags]: down } });
  const { status, headers, document } = await openPage(site, "/article/first-words");
  expect({ status, cacheControl: headers["cache-control"] }).toEqual({ status: 200, cacheControl: "no-store" });
  expect(document.querySelector("article .prose")?.textContent).toContain("These are the first words.");
});

test("a page with a failure deep inside its data is not cacheable either", async () => {
  await using site = await startFakeSite({
    documents,
    settings: { CONTENT_DIR: "content", SITE_ID: "testsite" },
    routes: { [calls.categories]: down },
  });
  const { status, headers, document } = await openPage(site, "/");
  expect({ status, cacheControl: headers["cache-control"] }).toEqual({ status: 200, cacheControl: "no-store" });
  expect(document.querySelector("main")?.textContent).toContain("First words");
});

test("a missing document is 404 even when the search for suggestions fails", async () => {
  await using site = await startFakeSite({ routes: { [calls.search]: down } });
  const page = await openPage(site, "/article/none");
  expect(page.status).toBe(404);
  expect(page.html).toContain("No content found.");
});

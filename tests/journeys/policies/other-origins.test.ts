import { once } from "node:events";
import { createServer } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../../support/browser/open-browser.ts";
import type { TestBrowser } from "../../support/browser/open-browser.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import type { FakeSite } from "../../support/fakes/fake-site.ts";

let browser: TestBrowser;
let site: FakeSite;
let page: Page;
/** A page of another site: another port is another origin to a browser. */
const other = createServer(
  (_request, response) =>
    void response.setHeader("content-type", "text/html").end("<!doctype html><title>Another site</title>"),
);

beforeAll(async () => {
  [browser, site] = await Promise.all([
    openBrowser(),
    startFakeSite({ routes: { [calls.rate]: json({ message: "Thanks." }) } }),
  ]);
  page = await browser.newPage();
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
});
afterAll(async () => {
  await browser.close();
  other.close();
  await site[Symbol.asyncDispose]();
});

/** What a script on that page sees of an answer; null when the browser blocks it. */
function see(
  path: string,
  init: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {},
) {
  return page.evaluate(
    async ([address, options]) => {
      try {
        const response = await fetch(address, options);
        return {
          status: response.status,
          text: await response.text(),
          tag: response.headers.get("etag"),
          id: response.headers.get("x-request-id"),
        };
      } catch {
        return null;
      }
    },
    [`${site.url}${path}`, init] as const,
  );
}

function sent(operation: unknown) {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(operation),
  };
}
const query = `{ document(slug: "first-words") { subject } }`;

test("a page of another site reads a query by GET, and by POST after a preflight", async () => {
  const wanted = { status: 200, text: expect.stringContaining("First words"), id: expect.any(String) };
  expect(await see(`/graphql?query=${encodeURIComponent(query)}`)).toMatchObject({
    ...wanted,
    tag: expect.any(String),
  });
  expect(await see("/graphql", sent({ query }))).toMatchObject(wanted);
});

test.each([
  "/feeds/all.rss",
  "/article/first-words.md",
  "/article/first-words.json",
  "/schema.graphql",
  "/llms.txt",
  "/robots.txt",
])("it reads %s, and can revalidate it", async (path) => {
  const first = await see(path);
  expect(first?.status).toBe(200);
  expect((await see(path, { headers: { "if-none-match": String(first?.tag) } }))?.status).toBe(304);
});

test("it reads a 404, and answers of the Model Context Protocol", async () => {
  expect((await see("/article/none.json"))?.status).toBe(404);
  const message = sent({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const answer = await see("/mcp", {
    ...message,
    headers: {
      ...message.headers,
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-06-18",
    },
  });
  expect(answer?.text).toContain("read_document");
});

test("it changes nothing, and learns nothing about the visitor or from pages", async () => {
  const rating = { query: `mutation { rateDocument(slug: "first-words", rating: 4) { __typename } }` };
  expect(await see("/graphql", sent(rating))).toBeNull();
  // A plain form needs no preflight; it is refused for the type of its body.
  expect(
    await see("/graphql", { method: "POST", headers: { "content-type": "text/plain" }, body: JSON.stringify(rating) }),
  ).toMatchObject({ status: 415 });
  expect(await see(`/graphql?query=${encodeURIComponent(rating.query)}`)).not.toMatchObject({ status: 200 });
  expect(await see("/graphql", sent({ query: "{ viewer { ip } }" }))).toBeNull();
  expect(await see("/article/first-words")).toBeNull();
  expect(site.callsTo(calls.rate)).toBe(0);
});

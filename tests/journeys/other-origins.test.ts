import { once } from "node:events";
import { createServer } from "node:http";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../support/open-browser.ts";
import { json } from "../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../support/fake-site.ts";
import type { FakeSite } from "../support/fake-site.ts";

let browser: Browser;
let site: FakeSite;
let page: Page;
/** A page of another site: to a browser another port is another origin. */
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

/** What a script of that page sees of an answer; null where the browser shows it nothing. */
const see = (
  path: string,
  init: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {},
) =>
  page.evaluate(
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

const sent = (operation: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(operation),
});
const query = `{ document(slug: "first-words") { subject } }`;

test("a page of another site reads a query by GET, and by POST with a preflight before it", async () => {
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
])("it reads %s, and asks again whether it has changed", async (path) => {
  const first = await see(path);
  expect(first?.status).toBe(200);
  expect((await see(path, { headers: { "if-none-match": String(first?.tag) } }))?.status).toBe(304);
});

test("it reads what is not there, and what the Model Context Protocol says", async () => {
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

test("what it changes is nothing, and it learns nothing of the visitor, nor of pages", async () => {
  const rating = { query: `mutation { rateDocument(slug: "first-words", rating: 4) { __typename } }` };
  expect(await see("/graphql", sent(rating))).toBeNull();
  // A plain form needs no preflight: the type of its body refuses it.
  expect(
    await see("/graphql", { method: "POST", headers: { "content-type": "text/plain" }, body: JSON.stringify(rating) }),
  ).toMatchObject({ status: 415 });
  expect(await see(`/graphql?query=${encodeURIComponent(rating.query)}`)).not.toMatchObject({ status: 200 });
  expect(await see("/graphql", sent({ query: "{ viewer { ip } }" }))).toBeNull();
  expect(await see("/article/first-words")).toBeNull();
  expect(site.callsTo(calls.rate)).toBe(0);
});

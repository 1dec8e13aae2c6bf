import { describe, expect, test } from "vitest";
import { persistedDocuments } from "../../../gateway/generated/persisted-documents.ts";
import { exchange, post } from "../../support/exchange.ts";
import type { Exchanged } from "../../support/exchange.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";

type Site = Awaited<ReturnType<typeof startFakeSite>>;

const hash = Object.entries(persistedDocuments).find(([, text]) => text.startsWith("query DocumentPage("))?.[0] ?? "";
function documentPage(slug: string): string {
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify({ slug }), extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }) }).toString()}`;
}
function mcp(site: Site, slug: string): Promise<Exchanged> {
  return exchange(site, "/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "read_document", arguments: { document: slug } },
    }),
  });
}

/** Requests for missing things: the start of the answer while searches are left, and after. */
const ways: Readonly<
  Record<string, { readonly ask: (site: Site, slug: string) => Promise<Exchanged>; readonly status: number }>
> = {
  "a page": { ask: (site, slug) => exchange(site, `/article/${slug}`), status: 404 },
  "an address of no kind": { ask: (site, slug) => exchange(site, `/some/where/${slug}`), status: 404 },
  "a short address": { ask: (site, slug) => exchange(site, `/${slug}`), status: 404 },
  "a guide": { ask: (site, slug) => exchange(site, `/how-to/${slug}`), status: 404 },
  Markdown: { ask: (site, slug) => exchange(site, `/article/${slug}.md`), status: 404 },
  JSON: { ask: (site, slug) => exchange(site, `/article/${slug}.json`), status: 404 },
  "a page as Markdown": {
    ask: (site, slug) => exchange(site, `/some/${slug}`, { headers: { accept: "text/markdown" } }),
    status: 404,
  },
  "a page inside the application": { ask: (site, slug) => exchange(site, documentPage(slug)), status: 200 },
  "a tool's document": { ask: mcp, status: 200 },
};

describe.each(Object.entries(ways))("%s that does not exist", (_name, { ask, status }) => {
  test("counts as a search of the visitor; with none left the answer has the same status without suggestions, and is not shared", async () => {
    await using site = await startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "2", TRUST_PROXY: "1" } });
    for (const slug of ["furst-words", "forst-words"]) {
      const found = await ask(site, slug);
      expect([found.status, found.body.toString().includes("First words")]).toEqual([status, true]);
    }
    expect(site.callsTo(calls.search)).toBe(2);
    const without = await ask(site, "farst-words");
    expect([without.status, without.body.toString().includes("First words"), site.callsTo(calls.search)]).toEqual([
      status,
      false,
      2,
    ]);
    expect(without.headers["ratelimit"]).toMatch(/"search";r=0;t=\d+/);
    expect(without.headers["ratelimit-policy"]).toContain('"search";q=2;w=60');
  });
});

test("another visitor gets suggestions for an address whose last visitor got none", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "1", TRUST_PROXY: "1" } });
  const from = (ip: string, path: string) => exchange(site, path, { headers: { "x-forwarded-for": ip } });
  await from("198.51.100.7", "/article/furst-words");
  expect((await from("198.51.100.7", "/article/forst-words")).body.toString()).not.toContain("First words");
  const [other, again] = await Promise.all([
    from("203.0.113.9", "/article/forst-words"),
    from("198.51.100.7", "/article/forst-words"),
  ]);
  expect([other.status, other.body.toString().includes("First words"), again.status]).toEqual([404, true, 404]);
  // It is stored now, and stored answers are not counted.
  expect((await from("198.51.100.7", "/article/forst-words")).body.toString()).toContain("First words");
});

test("existing pages are not counted, however often they are opened", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "1" } });
  const there = [
    await exchange(site, "/article/first-words"),
    await exchange(site, documentPage("first-words")),
    await exchange(site, "/article/first-words.md"),
    await mcp(site, "first-words"),
  ];
  expect(there.map(({ status, headers }) => [status, String(headers["ratelimit"] ?? "").includes('"search"')])).toEqual(
    there.map(() => [200, false]),
  );
  expect((await exchange(site, "/search?q=one")).status).toBe(200);
});

test("an operation that requests suggestions itself is counted like any search", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "2" } });
  const closest = (slug: string) => post(site, { query: `{ closest(slug: "${slug}") { slug } }` });
  expect([(await closest("a")).status, (await closest("b")).status, (await closest("c")).status]).toEqual([
    200, 200, 429,
  ]);
});

test("the same holds for visitors whose cookies are forwarded", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "1", FORWARD_COOKIES: "session" } });
  const mine = (path: string) => exchange(site, path, { headers: { cookie: "session=1" } });
  expect((await mine("/article/furst-words")).body.toString()).toContain("First words");
  const without = [
    await mine("/article/forst-words"),
    await mine(documentPage("forst-words")),
    await mine("/article/forst-words.md"),
  ];
  expect(without.map(({ status, body }) => [status, body.toString().includes("First words")])).toEqual([
    [404, false],
    [200, false],
    [404, false],
  ]);
});

import { expect, test } from "vitest";
import { persistedDocuments } from "../../../gateway/generated/persisted-documents.ts";
import { exchange, post } from "../../support/exchange.ts";
import type { Exchanged } from "../../support/exchange.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/pages/open-page.ts";
import { fewSearches, searchOperation } from "./few-searches.ts";

type Site = Awaited<ReturnType<typeof startFakeSite>>;
type Search = (site: Site, term: string, headers?: Readonly<Record<string, string>>) => Promise<Exchanged>;

const message = "You have searched a lot in a short time. Please try again in a minute.";
const refusal = { errors: [{ message, extensions: { code: "RATE_LIMITED", status: 429 } }] };

function escaped(term: string): string {
  return `{"query":"{ s\\u0065arch(term: \\"${term}\\") { pagination { totalItems } } }"}`;
}
function hashOf(name: string): string {
  return Object.entries(persistedDocuments).find(([, document]) => document.startsWith(`query ${name}(`))?.[0] ?? "";
}
function byHash(name: string, variables: unknown): string {
  return new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(name) } }),
  }).toString();
}

const routes: Readonly<Record<string, Search>> = {
  "an operation by POST": (site, term, headers) => post(site, { query: searchOperation(term) }, headers),
  "an operation by GET": (site, term, headers = {}) =>
    exchange(site, `/graphql?${new URLSearchParams({ query: searchOperation(term) }).toString()}`, { headers }),
  "an operation whose letters are escaped": (site, term, headers) => post(site, escaped(term), headers),
  "an operation in a fragment under another name": (site, term, headers) =>
    post(
      site,
      { query: `{ ...F } fragment F on Query { x: search(term: "${term}") { pagination { page } } }` },
      headers,
    ),
  "a persisted operation": (site, term, headers = {}) =>
    exchange(site, `/graphql?${byHash("SearchPage", { term, page: 1 })}`, { headers }),
  "suggestions for a message": (site, term, headers) =>
    post(site, { query: `{ suggestions(text: "${term}") { slug } }` }, headers),
  "the search page": (site, term, headers = {}) => exchange(site, `/search?q=${term}`, { headers }),
  "the search page, strangely written": (site, term, headers = {}) =>
    exchange(site, `/%73earch/?x=1&q=${term}&page=1`, { headers }),
};

test.each(Object.entries(routes))(
  "%s: a number per minute from one address, then 429 with the time to wait, without a call; stored answers are not counted",
  async (_name, search) => {
    await using site = await startFakeSite({ settings: fewSearches });
    for (const term of ["one", "two", "three"]) expect((await search(site, term)).status).toBe(200);
    const asked = site.callsTo(calls.search);
    const refused = await search(site, "four");
    expect({
      status: refused.status,
      kept: refused.headers["cache-control"],
      asked: site.callsTo(calls.search),
    }).toEqual({ status: 429, kept: "no-store", asked });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(refused.headers["content-security-policy"]).toContain("default-src 'none'");
    // Stored answers are not counted, even for an address with nothing left.
    for (let time = 0; time < 5; time += 1) expect((await search(site, "two")).status).toBe(200);
    expect((await search(site, "five")).status).toBe(429);
  },
);

const free = forAllTests(() => startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "1000000" } }));

test.each(Object.entries(routes))("%s: with a high limit, all of 20 reach the backend", async (name, search) => {
  const before = free().callsTo(calls.search);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) => search(free(), `${name.replaceAll(/\W/g, "")}${number}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(free().callsTo(calls.search) - before).toBe(20);
});

test("an API client gets GraphQL in the media type it accepts, with a hint what to do", async () => {
  await using site = await startFakeSite({ settings: fewSearches });
  for (const accept of ["application/json", "application/graphql-response+json"]) {
    for (const term of ["a", "b", "c", "d"]) await post(site, { query: searchOperation(term) }, { accept });
    const refused = await post(site, { query: searchOperation("e") }, { accept });
    expect(refused.headers["content-type"]).toBe(`${accept}; charset=utf-8`);
    expect(JSON.parse(refused.body.toString())).toEqual(refusal);
  }
});

test("several searches in one operation count separately: more than the allowance is refused as a whole", async () => {
  await using site = await startFakeSite({ settings: fewSearches });
  const four = ["a", "b", "c", "d"].map((name) => `${name}: search(term: "${name}") { pagination { page } }`).join(" ");
  expect((await post(site, { query: `{ ${four} }` })).status).toBe(429);
  expect(site.callsTo(calls.search)).toBe(0);
});

test.each([
  [
    "an operation",
    (term: string) => ({
      query: `{ search(term: "${term}", types: ["article", "how-to", "article"]) { pagination { page } } }`,
    }),
  ],
  [
    "an operation with variables",
    (term: string) => ({
      query: 'query ($types: [ID!]) { search(term: "' + term + '", types: $types) { pagination { page } } }',
      variables: { types: ["article", "how-to", "article"] },
    }),
  ],
  [
    "a persisted operation",
    (term: string) => ({
      variables: { term, page: 1, types: ["article", "how-to", "article"] },
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf("SearchPage") } },
    }),
  ],
])("%s that searches two types takes two searches, as many as the backend makes", async (_name, search) => {
  await using site = await startFakeSite({ settings: fewSearches });
  const first = await post(site, search("one"));
  expect(first.headers["ratelimit"]).toMatch(/^"search";r=1;/);
  expect([first.status, site.callsTo(calls.search)]).toEqual([200, 2]);
  expect((await post(site, search("two"))).status).toBe(429);
  expect(site.callsTo(calls.search)).toBe(2);
  expect((await post(site, { query: searchOperation("three") })).status).toBe(200);
});

test("more types than a search may name are refused, and take no more than that many searches", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "5" } });
  const types = JSON.stringify(Array.from({ length: 200 }, (_, index) => `type-${index}`));
  const { status, body } = await post(site, {
    query: `{ search(term: "one", types: ${types}) { pagination { page } } }`,
  });
  expect([status, JSON.parse(body.toString()).errors[0].extensions.code]).toEqual([200, "BAD_USER_INPUT"]);
});

test("the search page explains why there are no results, is complete, and has the state for hydration", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "1" } });
  await openPage(site, "/search?q=one");
  const refused = await openPage(site, "/search?q=two");
  expect(refused.status).toBe(429);
  expect(refused.document.querySelector("main [role=alert], main")?.textContent).toContain(`Error: ${message}`);
  expect(refused.document.querySelector<HTMLInputElement>("main input[name=q]")?.value).toBe("two");
  expect(refused.document.querySelector("#state")?.textContent).toContain("RATE_LIMITED");
  expect(refused.document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
});

test("an operation about the visitor that also searches is counted once", async () => {
  await using site = await startFakeSite({ settings: fewSearches });
  const both = (term: string) => post(site, { query: `{ viewer { ip } ${searchOperation(term).slice(1)}` });
  for (const term of ["one", "two", "three"]) expect((await both(term)).status).toBe(200);
  expect((await both("four")).status).toBe(429);
});

test("refusals are counted in the metrics", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "1" } });
  for (const term of ["one", "two", "three"]) await post(site, { query: searchOperation(term) });
  expect((await exchange(site, "/operations/metrics")).body.toString()).toContain(
    'lectern_answers_total{route="graphql",source="refused"} 2',
  );
});

test("a search by a Model Context Protocol tool uses the same allowance, and is refused in the protocol's form", async () => {
  await using site = await startFakeSite({ settings: fewSearches });
  const call = (id: number) =>
    exchange(site, "/mcp", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id,
        method: "tools/call",
        params: { name: "search", arguments: { term: `word ${id}` } },
      }),
    });
  for (const id of [1, 2]) expect((await call(id)).status).toBe(200);
  expect((await post(site, { query: searchOperation("three") })).status).toBe(200);
  const asked = site.callsTo(calls.search);
  const refused = await call(4);
  expect({
    status: refused.status,
    body: JSON.parse(refused.body.toString()),
    asked: site.callsTo(calls.search),
  }).toEqual({ status: 429, body: { jsonrpc: "2.0", id: 4, error: { code: -32_000, message } }, asked });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

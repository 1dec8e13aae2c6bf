import { expect, test } from "vitest";
import { persistedDocuments } from "../../../gateway/generated/persisted-documents.ts";
import { exchange, post } from "../../support/exchange.ts";
import type { Exchanged } from "../../support/exchange.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openPage } from "../../support/open-page.ts";

type Site = Awaited<ReturnType<typeof startFakeSite>>;
type Search = (site: Site, term: string, headers?: Readonly<Record<string, string>>) => Promise<Exchanged>;

const few = { LIMIT_SEARCHES_PER_MINUTE: "3" };
const message = "You have searched a lot in a short time. Please try again in a minute.";
const refusal = { errors: [{ message, extensions: { code: "RATE_LIMITED", status: 429 } }] };

const text = (term: string): string => `{ search(term: "${term}", limit: 5) { pagination { totalItems } } }`;
const escaped = (term: string): string =>
  `{"query":"{ s\\u0065arch(term: \\"${term}\\") { pagination { totalItems } } }"}`;
const hashOf = (name: string): string =>
  Object.entries(persistedDocuments).find(([, document]) => document.startsWith(`query ${name}(`))?.[0] ?? "";
const byHash = (name: string, variables: unknown): string =>
  new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(name) } }),
  }).toString();

const doors: Readonly<Record<string, Search>> = {
  "an operation by POST": (site, term, headers) => post(site, { query: text(term) }, headers),
  "an operation by GET": (site, term, headers = {}) =>
    exchange(site, `/graphql?${new URLSearchParams({ query: text(term) }).toString()}`, { headers }),
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

test.each(Object.entries(doors))(
  "%s: so many a minute from one address, then 429 with the time to wait and without a call; what is in the store is not counted",
  async (_name, search) => {
    await using site = await startFakeSite({ settings: few });
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
    // What is in the store is nobody's allowance, also of one who has none left.
    for (let time = 0; time < 5; time += 1) expect((await search(site, "two")).status).toBe(200);
    expect((await search(site, "five")).status).toBe(429);
  },
);

const free = forAllTests(() => startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "1000000" } }));

test.each(Object.entries(doors))(
  "%s: with the limit out of reach, every one of 20 reaches the backend",
  async (name, search) => {
    const before = free().callsTo(calls.search);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => search(free(), `${name.replaceAll(/\W/g, "")}${number}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(free().callsTo(calls.search) - before).toBe(20);
  },
);

test("what a program gets is GraphQL in the media type it asked for, and says what to do", async () => {
  await using site = await startFakeSite({ settings: few });
  for (const accept of ["application/json", "application/graphql-response+json"]) {
    for (const term of ["a", "b", "c", "d"]) await post(site, { query: text(term) }, { accept });
    const refused = await post(site, { query: text("e") }, { accept });
    expect(refused.headers["content-type"]).toBe(`${accept}; charset=utf-8`);
    expect(JSON.parse(refused.body.toString())).toEqual(refusal);
  }
});

test("several searches in one operation count each: more than the allowance is refused whole", async () => {
  await using site = await startFakeSite({ settings: few });
  const four = ["a", "b", "c", "d"].map((name) => `${name}: search(term: "${name}") { pagination { page } }`).join(" ");
  expect((await post(site, { query: `{ ${four} }` })).status).toBe(429);
  expect(site.callsTo(calls.search)).toBe(0);
});

test("the search page says why there are no results, is whole, and has what the application goes on with", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "1" } });
  await openPage(site, "/search?q=one");
  const refused = await openPage(site, "/search?q=two");
  expect(refused.status).toBe(429);
  expect(refused.document.querySelector("main [role=alert], main")?.textContent).toContain(`Error: ${message}`);
  expect(refused.document.querySelector<HTMLInputElement>("main input[name=q]")?.value).toBe("two");
  expect(refused.document.querySelector("#state")?.textContent).toContain("RATE_LIMITED");
  expect(refused.document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
});

test("one visitor's refusal is nobody else's: others get their answer, also to the same question at the same time", async () => {
  await using site = await startFakeSite({ settings: { ...few, TRUST_PROXY: "1" } });
  const from = (ip: string) => ({ "x-forwarded-for": ip });
  for (const term of ["one", "two", "three"]) await post(site, { query: text(term) }, from("198.51.100.7"));
  const [refused, answered] = await Promise.all([
    post(site, { query: text("same") }, from("198.51.100.7")),
    post(site, { query: text("same") }, from("203.0.113.9")),
  ]);
  expect([refused.status, answered.status]).toEqual([429, 200]);
});

test("addresses of one IPv6 network count as one, however they are written; a neighbour's network is another", async () => {
  await using site = await startFakeSite({ settings: { ...few, TRUST_PROXY: "1" } });
  const statusFrom = async (ip: string, term: string): Promise<number> =>
    (await post(site, { query: text(term) }, { "x-forwarded-for": ip })).status;
  expect([
    await statusFrom("2001:db8:1:2::1", "a"),
    await statusFrom("2001:DB8:1:2:0:0:0:9", "b"),
    await statusFrom("2001:db8:1:2:ffff::1", "c"),
  ]).toEqual([200, 200, 200]);
  expect(await statusFrom("2001:0db8:0001:0002::77", "d")).toBe(429);
  expect(await statusFrom("2001:db8:1:3::1", "e")).toBe(200);
  for (const [index, ip] of ["192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201"].entries())
    expect(await statusFrom(ip, `v4${index}`)).toBe(200);
  expect(await statusFrom("192.0.2.1", "v4")).toBe(429);
});

test("without a proxy, a header that names another address each time changes nothing", async () => {
  await using site = await startFakeSite({ settings: few });
  const statuses: number[] = [];
  for (let number = 0; number < 5; number += 1)
    statuses.push(
      (
        await post(
          site,
          { query: text(`t${number}`) },
          { "x-forwarded-for": `198.51.100.${number}`, forwarded: `for=198.51.100.${number}` },
        )
      ).status,
    );
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test("behind proxies that are named by address, the visitor is the nearest that is none of them", async () => {
  await using site = await startFakeSite({ settings: { ...few, TRUST_PROXY: "127.0.0.1, 10.0.0.0/8, 2001:db8::/32" } });
  const ipOf = async (forwarded: string) =>
    JSON.parse((await post(site, { query: "{ viewer { ip } }" }, { "x-forwarded-for": forwarded })).body.toString())
      .data.viewer.ip;
  expect(await ipOf("198.51.100.7, 203.0.113.9, 10.1.2.3")).toBe("203.0.113.9");
  expect(await ipOf("203.0.113.9, 2001:db8::5, ::ffff:10.0.0.1")).toBe("203.0.113.9");
  expect(await ipOf("203.0.113.9, nonsense, 10.0.0.1")).toBeNull();
});

test("visitors whose cookies are passed on have the same allowance, though nothing of theirs is in the store", async () => {
  await using site = await startFakeSite({ settings: { ...few, FORWARD_COOKIES: "session" } });
  const mine = { cookie: "session=1" };
  expect((await post(site, { query: text("one") }, mine)).status).toBe(200);
  expect((await exchange(site, "/search?q=two", { headers: mine })).status).toBe(200);
  expect((await exchange(site, "/search?q=three", { headers: mine })).status).toBe(200);
  expect((await exchange(site, "/search?q=three", { headers: mine })).status).toBe(429);
  expect((await post(site, { query: text("four") }, mine)).status).toBe(429);
});

test("an operation about the visitor that searches too is counted once", async () => {
  await using site = await startFakeSite({ settings: few });
  const both = (term: string) => post(site, { query: `{ viewer { ip } ${text(term).slice(1)}` });
  for (const term of ["one", "two", "three"]) expect((await both(term)).status).toBe(200);
  expect((await both("four")).status).toBe(429);
});

test("refusals are counted for the operator", async () => {
  await using site = await startFakeSite({ settings: { LIMIT_SEARCHES_PER_MINUTE: "1" } });
  for (const term of ["one", "two", "three"]) await post(site, { query: text(term) });
  expect((await exchange(site, "/operations/metrics")).body.toString()).toContain(
    'lectern_answers_total{door="graphql",source="refused"} 2',
  );
});

test("a search by a tool of the Model Context Protocol takes from the same allowance, and is refused in its own words", async () => {
  await using site = await startFakeSite({ settings: few });
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
  expect((await post(site, { query: text("three") })).status).toBe(200);
  const asked = site.callsTo(calls.search);
  const refused = await call(4);
  expect({
    status: refused.status,
    body: JSON.parse(refused.body.toString()),
    asked: site.callsTo(calls.search),
  }).toEqual({ status: 429, body: { jsonrpc: "2.0", id: 4, error: { code: -32_000, message } }, asked });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

import { expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { json, raw } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { askMcp, corsOf, elsewhere, forAll, query, reads } from "./support/public-reads.ts";
import type { Headers, Site } from "./support/public-reads.ts";

const routes = { [calls.rate]: json({ message: "Thanks." }), "/media/": raw("<svg/>", "image/svg+xml") };
const settings = { SITE_URL: "https://docs.example", FORWARD_COOKIES: "session" };
const open = forAllTests(() => startFakeSite({ settings, routes }));
const narrow = forAllTests(() =>
  startFakeSite({ settings: { ...settings, CORS_ORIGINS: "https://app.example, https://例え.jp" }, routes }),
);
const closed = forAllTests(() => startFakeSite({ settings: { ...settings, CORS_ORIGINS: "none" }, routes }));

const mutation = { query: `mutation { rateDocument(slug: "first-words", rating: 4) { __typename } }` };
const viewer = { query: "{ viewer { ip } }" };

test.each(Object.entries(reads))(
  "%s may be read by pages of any site, without credentials, filled and from memory",
  async (_name, read) => {
    for (const headers of [{ origin: elsewhere }, { origin: elsewhere }, { origin: "null" }, {}])
      expect(corsOf(await read(open(), headers))).toEqual(forAll);
  },
);

test.each(Object.entries(reads))(
  "%s, when only some origins may read: each response names only the requesting origin, from the store too",
  async (_name, read) => {
    const allowedTo = async (headers: Headers) => {
      const answer = await read(narrow(), headers);
      expect(String(answer.headers.vary)).toMatch(/\borigin\b/i);
      return answer.headers["access-control-allow-origin"];
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await allowedTo({ origin: "https://app.example" })).toBe("https://app.example");
      expect(await allowedTo({ origin: "https://xn--r8jz45g.jp" })).toBe("https://xn--r8jz45g.jp");
      expect(await allowedTo({})).toBeUndefined();
    }
    const isRefused = [
      "a query by POST",
      "a query that cannot be run",
      "a message of the Model Context Protocol",
    ].includes(_name);
    expect(isRefused ? undefined : await allowedTo({ origin: elsewhere })).toBeUndefined();
  },
);

test.each(Object.entries(reads))("%s may not be read by other sites when CORS_ORIGINS is none", async (_name, read) => {
  expect(corsOf(await read(closed(), {}))).toEqual({
    allowed: undefined,
    exposed: undefined,
    credentials: undefined,
    resource: "same-origin",
  });
});

test("any operation from an origin that may not read is refused", async () => {
  for (const site of [narrow(), closed()]) {
    expect((await post(site, query, { origin: elsewhere })).status).toBe(403);
    expect((await askMcp(site, { origin: elsewhere })).status).toBe(403);
  }
});

test("304 has the headers too: a browser uses them to update its copy's", async () => {
  const first = await exchange(open(), "/article/first-words.json");
  const again = await exchange(open(), "/article/first-words.json", {
    headers: { origin: elsewhere, "if-none-match": String(first.headers.etag) },
  });
  expect({ status: again.status, ...corsOf(again) }).toEqual({ status: 304, ...forAll });
});

test.each([
  ["a mutation", mutation],
  ["what asks about the visitor", viewer],
  [
    "a mutation among queries",
    { query: `query Q { site { name } } ${mutation.query.replace("mutation", "mutation M")}`, operationName: "M" },
  ],
])(
  "%s from another origin is 403, is not readable, and changes nothing; from the site's own origin it is answered",
  async (_name, operation) => {
    for (const site of [open(), narrow(), closed()]) {
      for (const origin of [elsewhere, "https://app.example", "null"]) {
        const answer = await post(site, operation, { origin });
        expect({
          status: answer.status,
          allowed: answer.headers["access-control-allow-origin"],
          text: answer.body.toString(),
        }).toEqual({ status: 403, allowed: undefined, text: "Pages of other sites cannot send operations here.\n" });
      }
      expect(site.callsTo(calls.rate)).toBe(0);
    }
    await using own = await startFakeSite({ settings, routes });
    for (const headers of [{ origin: "https://docs.example" }, {}]) {
      const answer = await post(own, operation, headers);
      expect({ status: answer.status, allowed: answer.headers["access-control-allow-origin"] }).toEqual({
        status: 200,
        allowed: undefined,
      });
    }
  },
);

test("a mutation by GET stays 405, and changes nothing", async () => {
  expect(
    (await exchange(open(), `/graphql?${new URLSearchParams(mutation).toString()}`, { headers: { origin: elsewhere } }))
      .status,
  ).toBe(405);
  expect(open().callsTo(calls.rate)).toBe(0);
});

test("an answer for a visitor's forwarded cookies is not readable by other origins", async () => {
  const headers = { origin: elsewhere, cookie: "session=1" };
  expect((await post(open(), query, headers)).status).toBe(403);
  for (const path of ["/article/first-words.json", "/feeds/all.json", "/media/a.svg"])
    expect(corsOf(await exchange(open(), path, { headers }))).toMatchObject({
      allowed: undefined,
      resource: "same-origin",
    });
});

test("pages are not readable by other origins", async () => {
  for (const path of ["/", "/article/first-words", "/nowhere"])
    expect(corsOf(await exchange(open(), path, { headers: { origin: elsewhere } }))).toMatchObject({
      allowed: undefined,
      resource: "same-origin",
    });
});

test("refusals of a body are readable by the sender", async () => {
  const sent = { method: "POST", headers: { origin: elsewhere, "content-type": "text/plain" }, body: "x" };
  const answer = await exchange(open(), "/graphql", sent);
  expect({ status: answer.status, allowed: answer.headers["access-control-allow-origin"] }).toEqual({
    status: 415,
    allowed: "*",
  });
});

function preflight(site: Site, path: string, origin = elsewhere, method = "POST") {
  return exchange(site, path, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": method, "access-control-request-headers": "content-type" },
  });
}

test.each([
  ["/graphql", "GET, HEAD, POST"],
  ["/mcp", "GET, HEAD, POST"],
  ["/feeds/all.rss", "GET, HEAD"],
  ["/article/first-words.md", "GET, HEAD"],
])("a preflight for %s is 204 and names %s", async (path, methods) => {
  const { status, headers, body } = await preflight(open(), path);
  expect({ status, body: body.toString() }).toEqual({ status: 204, body: "" });
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": methods,
    "access-control-max-age": "7200",
    "x-content-type-options": "nosniff",
  });
  expect(headers["access-control-allow-headers"]).toMatch(/Content-Type, If-None-Match.*\*/);
  expect(headers["access-control-allow-credentials"]).toBeUndefined();
});

test("preflights are answered for origins that may read, and never for routes of operators or mail programs", async () => {
  const named = await preflight(narrow(), "/graphql", "https://app.example");
  expect({
    status: named.status,
    allowed: named.headers["access-control-allow-origin"],
    vary: named.headers.vary,
  }).toEqual({ status: 204, allowed: "https://app.example", vary: "Origin" });
  for (const answer of [await preflight(narrow(), "/graphql"), await preflight(closed(), "/graphql")]) {
    expect({ status: answer.status, allowed: answer.headers["access-control-allow-origin"] }).toEqual({
      status: 403,
      allowed: undefined,
    });
  }
  for (const path of ["/operations/purge", "/newsletter/unsubscribe"])
    expect((await preflight(open(), path)).status).toBe(405);
  expect((await exchange(open(), "/graphql", { method: "OPTIONS" })).status).toBe(405);
});

import { expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import type { Exchanged } from "../../support/exchange.ts";
import { json, raw } from "../../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const elsewhere = "https://elsewhere.example";
const routes = { [calls.rate]: json({ message: "Thanks." }), "/media/": raw("<svg/>", "image/svg+xml") };
const settings = { SITE_URL: "https://docs.example", FORWARD_COOKIES: "session" };
const open = forAllTests(() => startFakeSite({ settings, routes }));
const narrow = forAllTests(() =>
  startFakeSite({ settings: { ...settings, CORS_ORIGINS: "https://app.example, https://例え.jp" }, routes }),
);
const closed = forAllTests(() => startFakeSite({ settings: { ...settings, CORS_ORIGINS: "none" }, routes }));

const query = { query: `{ document(slug: "first-words") { subject } }` };
const mutation = { query: `mutation { rateDocument(slug: "first-words", rating: 4) { __typename } }` };
const viewer = { query: "{ viewer { ip } }" };
const listTools = { jsonrpc: "2.0", id: 1, method: "tools/list" };

type Site = { readonly url: string };
type Headers = Readonly<Record<string, string>>;

const askMcp = (site: Site, headers: Headers) =>
  exchange(site, "/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    body: JSON.stringify(listTools),
  });

/** Everything that is public. */
const reads: Readonly<Record<string, (site: Site, headers: Headers) => Promise<Exchanged>>> = {
  "a query by GET": (site, headers) => exchange(site, `/graphql?${new URLSearchParams(query).toString()}`, { headers }),
  "a query by POST": (site, headers) => post(site, query, headers),
  "a query that cannot be run": (site, headers) => post(site, { query: "{ nothing }" }, headers),
  "a document as Markdown": (site, headers) => exchange(site, "/article/first-words.md", { headers }),
  "a document as JSON": (site, headers) => exchange(site, "/article/first-words.json", { headers }),
  "a file that is not there": (site, headers) => exchange(site, "/article/none.json", { headers }),
  "a file that moved": (site, headers) => exchange(site, "/first-words.md", { headers }),
  "a feed": (site, headers) => exchange(site, "/feeds/all.json", { headers }),
  "llms.txt": (site, headers) => exchange(site, "/llms.txt", { headers }),
  "the schema": (site, headers) => exchange(site, "/schema.graphql", { headers }),
  "robots.txt": (site, headers) => exchange(site, "/robots.txt", { headers }),
  "a sitemap": (site, headers) => exchange(site, "/sitemap.xml", { headers }),
  "a picture": (site, headers) => exchange(site, "/media/a.svg", { headers }),
  "a message of the Model Context Protocol": askMcp,
};

const corsOf = ({ headers }: Exchanged) => ({
  allowed: headers["access-control-allow-origin"],
  exposed: headers["access-control-expose-headers"],
  credentials: headers["access-control-allow-credentials"],
  resource: headers["cross-origin-resource-policy"],
});
const exposed = "ETag, Retry-After, RateLimit, RateLimit-Policy, GraphQL-Cost, X-Request-Id, Link, Server-Timing";
const forAll = { allowed: "*", exposed, credentials: undefined, resource: "cross-origin" };

test.each(Object.entries(reads))(
  "%s may be read by pages of every site, without credentials, made and from memory",
  async (_name, read) => {
    for (const headers of [{ origin: elsewhere }, { origin: elsewhere }, { origin: "null" }, {}])
      expect(corsOf(await read(open(), headers))).toEqual(forAll);
  },
);

test.each(Object.entries(reads))(
  "%s, where only some origins may read: each is named to itself alone, also in what is stored",
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

test.each(Object.entries(reads))(
  "%s is for no page of another site where CORS_ORIGINS is none",
  async (_name, read) => {
    expect(corsOf(await read(closed(), {}))).toEqual({
      allowed: undefined,
      exposed: undefined,
      credentials: undefined,
      resource: "same-origin",
    });
  },
);

test("an operation from an origin that may not read is refused, whatever it is", async () => {
  for (const site of [narrow(), closed()]) {
    expect((await post(site, query, { origin: elsewhere })).status).toBe(403);
    expect((await askMcp(site, { origin: elsewhere })).status).toBe(403);
  }
});

test("304 says it too: a browser takes its headers for those of its copy", async () => {
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
  "%s from another origin is 403, is read by nobody, and changes nothing; from the site's own it is answered",
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

test("what is made for a visitor's own cookies is for no other origin", async () => {
  const headers = { origin: elsewhere, cookie: "session=1" };
  expect((await post(open(), query, headers)).status).toBe(403);
  for (const path of ["/article/first-words.json", "/feeds/all.json", "/media/a.svg"])
    expect(corsOf(await exchange(open(), path, { headers }))).toMatchObject({
      allowed: undefined,
      resource: "same-origin",
    });
});

test("pages are for people", async () => {
  for (const path of ["/", "/article/first-words", "/nowhere"])
    expect(corsOf(await exchange(open(), path, { headers: { origin: elsewhere } }))).toMatchObject({
      allowed: undefined,
      resource: "same-origin",
    });
});

test("refusals of a body can be read by who sent it", async () => {
  const sent = { method: "POST", headers: { origin: elsewhere, "content-type": "text/plain" }, body: "x" };
  const answer = await exchange(open(), "/graphql", sent);
  expect({ status: answer.status, allowed: answer.headers["access-control-allow-origin"] }).toEqual({
    status: 415,
    allowed: "*",
  });
});

const preflight = (site: Site, path: string, origin = elsewhere, method = "POST") =>
  exchange(site, path, {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": method, "access-control-request-headers": "content-type" },
  });

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

test("a preflight is answered for the origins that may read, and for nothing that is the operators' or a mail program's", async () => {
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

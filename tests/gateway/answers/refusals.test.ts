import { expect, test } from "vitest";
import { exchange, post } from "../../support/exchange.ts";
import { json, raw } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const site = forAllTests(() => startFakeSite({ settings: { FORWARD_COOKIES: "session" } }));

const long = `/${"a".repeat(4_200)}`;
const foreign = { host: "evil.example" };

test.each([
  { wrong: "method, length and host", status: 405, path: long, options: { method: "DELETE", headers: foreign } },
  { wrong: "method and host", status: 405, path: "/", options: { method: "POST", headers: foreign } },
  { wrong: "length and host", status: 414, path: long, options: { headers: foreign } },
  { wrong: "host", status: 421, path: "/article/first-words", options: { headers: foreign } },
  {
    wrong: "host and type of the body",
    status: 421,
    path: "/graphql",
    options: { method: "POST", headers: { ...foreign, "content-type": "text/plain" }, body: "x" },
  },
  { wrong: "host and cookie", status: 421, path: "/", options: { headers: { ...foreign, cookie: "session=1" } } },
])("a request with an invalid $wrong is refused for the first fault: $status", async ({ status, path, options }) => {
  const answer = await exchange(site(), path, options);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" });
});

test("a refusal makes no backend call", () => {
  expect(site().backend.calls).toEqual([]);
});

const everyKind = [
  { kind: "a page that is stored", path: "/article/first-words", status: 200 },
  { kind: "a page that is missing", path: "/article/none", status: 404 },
  { kind: "a page that moved", path: "/first-words", status: 301 },
  { kind: "a query", path: "/graphql?query={site{name}}", status: 200, isOpen: true },
  { kind: "a query that cannot be run", path: "/graphql?query={nothing}", status: 400, isOpen: true },
  { kind: "what asks about the visitor", path: "/graphql?query={viewer{ip}}", status: 200 },
  { kind: "robots.txt", path: "/robots.txt", status: 200, isOpen: true },
  { kind: "a sitemap", path: "/sitemap.xml", status: 200, isOpen: true },
  { kind: "a private page", path: "/article/first-words", status: 200, options: { headers: { cookie: "session=1" } } },
  { kind: "a file that is not there", path: "/assets/none.js", status: 404 },
  { kind: "health", path: "/operations/health", status: 200 },
  { kind: "a wrong method", path: "/", status: 405, options: { method: "PUT" } },
  { kind: "a long address", path: long, status: 414 },
  { kind: "a foreign host", path: "/", status: 421, options: { headers: foreign } },
  {
    kind: "a body of a wrong type",
    path: "/graphql",
    status: 415,
    isOpen: true,
    options: { method: "POST", headers: { "content-type": "text/plain" }, body: "x" },
  },
  {
    kind: "a body that is too long",
    path: "/graphql",
    status: 413,
    isOpen: true,
    options: { method: "POST", headers: { "content-type": "application/json" }, body: "x".repeat(100_001) },
  },
];

test.each(everyKind)(
  "$kind ($status) has each security header once, filled or from memory",
  async ({ path, status, options, isOpen }) => {
    for (let times = 0; times < 2; times += 1) {
      const { status: got, headers, names } = await exchange(site(), path, options);
      expect(got).toBe(status);
      expect(headers).toMatchObject({
        "content-security-policy": expect.stringContaining("default-src 'none'"),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": isOpen ? "cross-origin" : "same-origin",
        "permissions-policy": expect.stringContaining("geolocation=()"),
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "x-request-id": expect.stringMatching(/^[0-9a-f]{12}-[0-9a-z]+$/),
        "cache-control": expect.any(String),
        date: expect.any(String),
      });
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  },
);

test("per-response values are never shared: no two responses have the same id", async () => {
  const ids = await Promise.all(
    everyKind.flatMap(({ path, options }) =>
      [1, 2].map(async () => (await exchange(site(), path, options)).headers["x-request-id"]),
    ),
  );
  expect(new Set(ids).size).toBe(everyKind.length * 2);
});

test("a cookie that the backend sets reaches no client, now or later", async () => {
  const withCookie = { headers: { "set-cookie": "backend=1; Path=/", "x-powered-by": "backend" } };
  await using cookies = await startFakeSite({
    routes: {
      [calls.document]: json({ doc: [aWireDocument()] }, withCookie),
      [calls.robots]: json({ content: "User-agent: *\nAllow: /\n" }, withCookie),
      [calls.categories]: raw('{"allCategories":[]}', "application/json", withCookie),
    },
  });
  const query = { query: `{ document(slug: "first-words") { subject } navigation { categories { name } } }` };
  for (let times = 0; times < 2; times += 1) {
    for (const { headers, status } of [
      await exchange(cookies, "/article/first-words"),
      await exchange(cookies, "/robots.txt"),
      await post(cookies, query),
    ]) {
      expect(status).toBe(200);
      expect(headers["set-cookie"]).toBeUndefined();
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  }
});

import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const site = forAllTests(() => startFakeSite({ routes: { [`${calls.document}down`]: json({}, { status: 500 }) } }));

const routes = [
  { address: "/", status: 200 },
  { address: "/article/first-words", status: 200 },
  { address: "/article/down", status: 503 },
  { address: "/nowhere", status: 404 },
  { address: "/graphql?query={site{name}}", status: 200 },
  { address: "/graphql?query={nothing}", status: 400 },
  { address: "/graphql", status: 405, method: "PUT" },
  { address: "/graphql", status: 415, method: "POST" },
  { address: "/robots.txt", status: 200 },
  { address: "/sitemap.xml", status: 200 },
  { address: "/mark.svg", status: 200 },
  { address: "/assets/none.js", status: 404 },
  { address: "/media/none.svg", status: 404 },
  { address: "/operations/health", status: 200 },
  { address: "/%", status: 404 },
  { address: "/", status: 405, method: "POST" },
] as const;

test.each(routes)("$address ($status) has the security headers for browsers", async ({ address, status, ...rest }) => {
  const response = await fetch(`${site().url}${address}`, { method: "GET", ...rest });
  expect(response.status).toBe(status);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
    "permissions-policy": expect.stringContaining("geolocation=()"),
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-request-id": expect.stringMatching(/^[0-9a-f]{12}-[0-9a-z]+$/),
  });
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["server"]).toBeUndefined();
  expect(headers["cache-control"]).toMatch(status >= 400 ? /^no-store$/ : /no-store|max-age/);
});

test("every response has a unique id", async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await fetch(`${site().url}/article/first-words`)).headers.get("x-request-id")),
  );
  expect(new Set(ids).size).toBe(3);
});

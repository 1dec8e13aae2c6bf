import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { sendRaw } from "../../support/raw-request.ts";

const site = forAllTests(() => startFakeSite());

function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

const malformed = [
  "/%",
  "/%E0%A4%A",
  "/%00",
  "/article/%00",
  "/article/%",
  "/article/%ff",
  "//evil.example",
  "//evil.example/%2e%2e",
  "/\\evil.example",
  "/../",
  "/../../etc/passwd",
  "/assets/../../package.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/assets/..%2f..%2fpackage.json",
  "/media/../api/x",
  "/media/..%2f..%2fx.svg",
  "/media/%",
  "/%.xml",
  "/..%2f.xml",
  "/a%0d%0aset-cookie:x=1",
  "/article/__proto__",
  "/.env",
  "/.git/config",
] as const;

test.each(malformed)("%s is 400 or 404, once, and never leads off the site", async (path) => {
  const answer = await sendRaw(site().url, `GET ${path} HTTP/1.1`);
  expect([400, 404]).toContain(statusOf(answer));
  expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
  expect(answer.split("\r\n\r\n")[0]).not.toMatch(/^(location|set-cookie):/im);
});

test.each([
  "GET http://evil.example/ HTTP/1.1",
  "GET * HTTP/1.1",
  "GET / HTTP/9.9",
  "G\u0000T / HTTP/1.1",
  "nonsense",
  "GET /a b HTTP/1.1",
])("%j gets one answer, below 500", async (line) => {
  const answer = await sendRaw(site().url, line);
  expect(statusOf(answer)).toBeLessThan(500);
  expect(answer).not.toContain("evil.example");
});

test.each(["GET http://evil.example/ HTTP/1.1", "GET * HTTP/1.1"])("after %j the gateway still runs", async (line) => {
  expect(statusOf(await sendRaw(site().url, line))).toBe(400);
  expect(statusOf(await sendRaw(site().url, "GET / HTTP/1.1"))).toBe(200);
});

test("an ambiguous request is refused, and its connection closed", async () => {
  for (const headers of [
    ["content-length: 5", "transfer-encoding: chunked"],
    ["content-length: 5", "content-length: 6"],
    ["transfer-encoding: chunked, identity"],
  ]) {
    const answer = await sendRaw(site().url, "POST /graphql HTTP/1.1", "content-type: application/json", ...headers);
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
  }
});

test("headers of more than 16 KB are 431, and the next visitor is served", async () => {
  expect(statusOf(await sendRaw(site().url, "GET / HTTP/1.1", `x-filler: ${"x".repeat(17_000)}`))).toBe(431);
  expect((await fetch(`${site().url}/operations/health`)).status).toBe(200);
});

test("an address of more than 4 KB is 414", async () => {
  expect((await fetch(`${site().url}/${"a".repeat(4_100)}`)).status).toBe(414);
  expect((await fetch(`${site().url}/search?q=${"a".repeat(3_900)}`)).status).toBe(200);
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])(
  "%s is 405 everywhere except at the GraphQL route, and names the allowed methods",
  async (method) => {
    for (const path of [
      "/",
      "/article/first-words",
      "/robots.txt",
      "/sitemap.xml",
      "/assets/x.js",
      "/media/x.svg",
      "/operations/health",
    ]) {
      const { status, headers } = await fetch(`${site().url}${path}`, { method });
      expect({ path, status, allow: headers.get("allow"), cacheControl: headers.get("cache-control") }).toEqual({
        path,
        status: 405,
        allow: "GET, HEAD",
        cacheControl: "no-store",
      });
    }
  },
);

test("a missing file of the client is a plain 404, never a page", async () => {
  for (const path of ["/assets/none.js", "/assets/none.css", "/assets/", "/assets"]) {
    const response = await fetch(`${site().url}${path}`);
    expect({
      path,
      status: response.status,
      cacheControl: response.headers.get("cache-control"),
      type: response.headers.get("content-type"),
    }).toEqual({
      path,
      status: 404,
      cacheControl: "no-store",
      type: "text/plain; charset=utf-8",
    });
    expect(await response.text()).toBe("Not found\n");
  }
});

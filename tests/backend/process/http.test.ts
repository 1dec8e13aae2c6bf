import { afterAll, beforeAll, expect, test } from "vitest";
import { request as rawRequest } from "node:http";
import { once } from "node:events";
import { startSite } from "../support/backend-process.ts";
import { aDocument } from "../support/content-folder.ts";
import { at } from "../support/json.ts";

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({
    "article/a.md": aDocument(),
    "article/with-picture.md": aDocument({}, "![A picture](dot.svg)"),
    "article/dot.svg": dot,
  });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
});

const details = "/api/docs/get-details/testsite";

/** Sends a path that no URL parser has normalized. */
async function requestRaw(path: string): Promise<number | undefined> {
  const { port } = await site.backend.waitForMessage("listening");
  const sent = rawRequest({ host: "127.0.0.1", port, path }).end();
  const [response] = await once(sent, "response");
  response.resume();
  return response.statusCode;
}

test("HEAD is GET without the body", async () => {
  const head = await site.request(`${details}/a`, { method: "HEAD" });
  const get = await site.request(`${details}/a`);
  expect([head.status, head.body]).toEqual([200, ""]);
  expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
});

test("an ETag changes with the content", async () => {
  const before = (await site.request(`${details}/a`)).headers.get("etag") ?? "";
  const mark = site.backend.messages.length;
  site.content.write("article/a.md", aDocument({ subject: "Changed" }));
  await site.backend.waitForMessage("changed", mark);
  const after = await site.request(`${details}/a`, { headers: { "if-none-match": before } });
  expect(after.status).toBe(200);
  expect(at(after.body, "doc.0.subject")).toBe("Changed");
});

test("a file goes by Range for GET alone, and by If-Range", async () => {
  const { body } = await site.request(`${details}/with-picture`);
  const file = /\/media\/[0-9a-f]+\.svg/.exec(JSON.stringify(body))?.[0] ?? "";
  const range = { range: "bytes=1-3" };
  const { headers } = await site.request(file);
  const statusOf = async (ifRange: string): Promise<number> =>
    (await site.request(file, { headers: { ...range, "if-range": ifRange } })).status;
  expect((await site.request(file, { headers: range })).status).toBe(206);
  expect(await statusOf(headers.get("etag") ?? "")).toBe(206);
  expect(await statusOf('"another"')).toBe(200);
  const head = await site.request(file, { method: "HEAD", headers: range });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, String(dot.length)]);
  const beyond = await site.request(file, { headers: { range: `bytes=${dot.length}-` } });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${dot.length}`]);
  expect([beyond.headers.get("content-length"), beyond.headers.get("cache-control")]).toEqual(["0", "no-store"]);
});

test("a method that a call does not support is 405, with the supported ones", async () => {
  const { status, headers, body } = await site.request("/api/docs/rate/a", { method: "PUT", body: {} });
  expect([status, headers.get("allow")]).toEqual([405, "POST, DELETE"]);
  expect(at(body, "message")).toContain("POST, DELETE");
});

test.each([
  ["/", 404],
  ["/api", 404],
  ["/docs/get-details/testsite/a", 404],
  ["/api/docs/get-details/testsite/", 404],
  ["/api/docs/get-details/testsite/a/b", 404],
  ["/api/docs/get-details/testsite/%E0%A4%A", 400],
  ["/api/docs/get-details/testsite/%", 400],
  ["/api/docs/get-details/testsite/%00", 404],
  ["/api/docs/get-details/testsite/../testsite/a", 404],
  ["/media/..%2fstore.sqlite", 404],
  ["/media/%2e%2e", 404],
])("%s is answered with %i", async (path, status) => {
  expect(await requestRaw(path)).toBe(status);
});

test("a bad request is answered with JSON that has a message", async () => {
  for (const path of ["/nothing/here", `${details}/no-such`, "/docs/robots/other"]) {
    const { status, headers, body } = await site.request(path);
    expect(status).toBe(404);
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(Object.keys(Object(body))).toEqual(["message"]);
  }
});

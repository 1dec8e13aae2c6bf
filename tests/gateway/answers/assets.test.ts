import { rm, utimes, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { exchange } from "../../support/exchange.ts";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const folder = fileURLToPath(new URL("../../../dist/client/assets", import.meta.url));
const forGood = expect.stringMatching(/^public, ?max-age=31536000, ?immutable$/);
const site = forAllTests(() => startFakeSite());

test("every file that a page refers to exists, and is immutable for one year", async () => {
  const { body } = await exchange(site(), "/article/first-words");
  const named = [...new Set(body.toString().match(/\/assets\/[\w.-]+/g))];
  expect(named.length).toBeGreaterThan(1);
  for (const path of named) {
    const { status, headers } = await exchange(site(), path);
    expect({ path, status, kept: headers["cache-control"] }).toEqual({ path, status: 200, kept: forGood });
    expect(headers["content-type"]).toMatch(/^(?:text\/(?:css|javascript)|application\/javascript|font\/|image\/)/);
    expect(path).toMatch(/-[\w-]{6,8}\.\w+$/);
  }
});

test.each([
  "/assets/none-12345678.js",
  "/assets/none.css",
  "/assets/",
  "/assets",
  "/assets/../manifest.json",
  "/assets/%2e%2e/manifest.json",
  "/assets/index.html",
  "/assets/.hidden",
])("%s is missing: a plain 404 that is not cached, never a page", async (path) => {
  for (let times = 0; times < 2; times += 1) {
    const { status, headers, body } = await exchange(site(), path, { headers: { accept: "text/html" } });
    expect({ status, type: headers["content-type"], kept: headers["cache-control"] }).toEqual({
      status: 404,
      type: "text/plain; charset=utf-8",
      kept: "no-store",
    });
    expect(body.toString()).not.toContain("<");
  }
});

test("a file of an earlier build is still served to pages that refer to it", async () => {
  const name = "earlier-0a1b2c3d.js";
  await writeFile(`${folder}/${name}`, "export const earlier = 1;\n");
  const sixDaysAgo = new Date(Date.now() - 6 * 24 * 60 * 60 * 1_000);
  await utimes(`${folder}/${name}`, sixDaysAgo, sixDaysAgo);
  try {
    await using later = await startFakeSite({ rereadClient: true });
    const { status, headers, body } = await exchange(later, `/assets/${name}`);
    expect({ status, kept: headers["cache-control"], text: body.toString() }).toEqual({
      status: 200,
      kept: forGood,
      text: "export const earlier = 1;\n",
    });
  } finally {
    await rm(`${folder}/${name}`);
  }
});

test.each(["bytes=9-1", "bytes=0-99999999999999999999", "bytes=-5", "bytes=0-5", "bytes=abc", "bytes=", "lines=1-2"])(
  "a file is sent whole, whatever part of it %s asks for",
  async (range) => {
    const page = (await exchange(site(), "/article/first-words")).body.toString();
    const [script = ""] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
    for (const path of [script, "/mark.svg", "/sw.js"]) {
      const whole = await exchange(site(), path);
      const { status, headers, body } = await exchange(site(), path, { headers: { range } });
      expect({ path, status, part: headers["content-range"], isWhole: body.equals(whole.body) }).toEqual({
        path,
        status: 200,
        part: undefined,
        isWhole: true,
      });
    }
  },
);

test.each([
  ["br, gzip", "br"],
  ["gzip, br;q=0", "gzip"],
  ["gzip, br;q=0.5", "gzip"],
  ["GZIP", "gzip"],
  ["gzip;q=0, br;q=0", undefined],
  ["identity;q=0, gzip", "gzip"],
  ["identity;q=0", undefined],
  ["*", "br"],
  ["br;q=0, *;q=0.5", "gzip"],
  ["*;q=0", undefined],
  ["zebra", undefined],
  ["", undefined],
  [undefined, undefined],
])("a client that accepts the encodings %j gets a file as %s", async (accepted, encoding) => {
  const page = (await exchange(site(), "/article/first-words")).body.toString();
  const [script = ""] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
  const headers = accepted === undefined ? {} : { "accept-encoding": accepted };
  const file = await exchange(site(), script, { headers });
  expect({ status: file.status, encoding: file.headers["content-encoding"], vary: file.headers.vary }).toEqual({
    status: 200,
    encoding,
    vary: "Accept-Encoding",
  });
});

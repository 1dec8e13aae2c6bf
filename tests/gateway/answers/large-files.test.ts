import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeDataDir } from "../../support/gateway-process.ts";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";

function links(count: number, year = 2025) {
  return json({
    sitemap: {
      links: Array.from({ length: count }, (_, index) => ({
        linkname: `/article/document-${index}`,
        lastmoddate: `${year}-01-02`,
      })),
    },
  });
}

/** Much less than the default, so that the test's files can be small. */
const settings = { LIMIT_ANSWER_BYTES: "20000", SITE_URL: "https://docs.example" };

async function openSite(count = 1_000) {
  const data = await makeDataDir();
  const site = await startFakeSite({
    settings: { ...settings, DATA_DIR: data.dir },
    routes: { [calls.sitemap]: links(count) },
  });
  return {
    ...site,
    dataDir: data.dir,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await data[Symbol.asyncDispose]();
    },
  };
}

const path = "/sitemap-article.xml";

test("a sitemap too large for memory is stored anyway: the backend is called once", async () => {
  await using site = await openSite();
  const first = await exchange(site, path);
  const second = await exchange(site, path);
  expect(first.body.length).toBeGreaterThan(20_000);
  expect(second.body.equals(first.body)).toBe(true);
  expect(second.headers["server-timing"]).toMatch(/desc=hit/);
  expect(site.callsTo(calls.sitemap)).toBe(1);
});

test("it has a length, a strong tag for each encoding, and 304 for conditional requests", async () => {
  await using site = await openSite();
  const plain = await exchange(site, path);
  const br = await exchange(site, path, { headers: { "accept-encoding": "br" } });
  const gzip = await exchange(site, path, { headers: { "accept-encoding": "gzip" } });
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  for (const { headers, body } of [plain, br, gzip]) expect(headers["content-length"]).toBe(String(body.length));
  const tags = [plain, br, gzip].map(({ headers }) => String(headers.etag));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  const known = await exchange(site, path, { headers: { "accept-encoding": "br", "if-none-match": tags[1] ?? "" } });
  expect({ status: known.status, length: known.body.length }).toEqual({ status: 304, length: 0 });
  const head = await exchange(site, path, { method: "HEAD" });
  expect({ status: head.status, length: head.headers["content-length"], sent: head.body.length }).toEqual({
    status: 200,
    length: String(plain.body.length),
    sent: 0,
  });
});

test("a change is served at once, even while the old file still exists", async () => {
  await using site = await openSite();
  const before = await exchange(site, path, { headers: { "accept-encoding": "br" } });
  site.backend.on(calls.sitemap, links(1_000, 2026));
  site.purge();
  const after = await exchange(site, path, { headers: { "accept-encoding": "br" } });
  expect(brotliDecompressSync(after.body).toString()).toContain("<lastmod>2026-01-02");
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test("files that can no longer have readers are removed", async () => {
  await using site = await openSite();
  for (let year = 2001; year < 2006; year += 1) {
    site.backend.on(calls.sitemap, links(1_000, year));
    site.purge();
    await exchange(site, path, { headers: { "accept-encoding": "br" } });
  }
  const folder = join(site.dataDir, "gateway/last-good");
  const files = (await readdir(folder, { recursive: true })).filter((file) => /[0-9a-f]{64}$/.test(file));
  expect(files).toHaveLength(2);
});

test("a file that disappears ends the connection, so a partial body is never taken for complete", async () => {
  await using site = await openSite();
  await exchange(site, path);
  await rm(join(site.dataDir, "gateway/last-good"), { recursive: true });
  await expect(exchange(site, path)).rejects.toThrow(/hang up|aborted/);
  site.purge();
  expect((await exchange(site, path)).status).toBe(200);
});

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fakes/fake-site.ts";
import { startSite } from "../../support/site.ts";
import { at } from "../../backend/support/json.ts";
import { aDocument, createContentFolder, createDataFolder } from "../../backend/support/content-folder.ts";

async function reportOf(dataDir: string): Promise<unknown> {
  const backend = (await readFile(`${dataDir}/backend/address`, "utf8")).trim();
  return at(await (await fetch(`${backend}/api/reports/missing-paths/testsite`)).json(), "paths");
}

/** Reads a response to its end, which frees its connection, and returns its status. */
async function read(url: string): Promise<number> {
  const response = await fetch(url);
  await response.text();
  return response.status;
}

test("missing pages are counted without their query, across restarts; probes and existing pages are not", async () => {
  using data = createDataFolder();
  using content = createContentFolder({ "article/there.md": aDocument() });
  const settings = { DATA_DIR: data.path, CONTENT_DIR: content.path };
  const first = await startSite(settings);
  for (const path of [
    "/article/gone?token=secret",
    "/article/gone/",
    "/no/such/page",
    "/wp-login.php",
    "/.env",
    "/article/there",
  ])
    await read(`${first.url}${path}`);
  await first[Symbol.asyncDispose]();
  await using second = await startSite(settings);
  expect(await reportOf(second.dataDir)).toMatchObject([
    { path: "/article/gone", count: 2 },
    { path: "/no/such/page", count: 1 },
  ]);
});

test("a backend that does not accept the counts is logged once, and the site continues", async () => {
  await using site = await startFakeSite();
  expect(await read(`${site.url}/no/such/page`)).toBe(404);
  await expect.poll(() => site.callsTo("/api/reports/missing-paths"), { interval: 500 }).toBe(1);
  expect(await read(`${site.url}/no/such/page`)).toBe(404);
});

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { startFakeSite } from "../../support/fake-site.ts";
import { startSite } from "../../support/site.ts";
import { at } from "../../backend/support/json.ts";
import { aDocument, createContentFolder, createDataFolder } from "../../backend/support/content-folder.ts";

const reportOf = async (dataDir: string): Promise<unknown> => {
  const backend = (await readFile(`${dataDir}/backend/address`, "utf8")).trim();
  return at(await (await fetch(`${backend}/api/reports/missing-paths/testsite`)).json(), "paths");
};

/** Reads an answer to its end, so that its connection can serve again, and gives its status. */
const read = async (url: string): Promise<number> => {
  const response = await fetch(url);
  await response.text();
  return response.status;
};

test("pages that are not there are counted without their query, and outlive the gateway; probes and pages that are there are not", async () => {
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
}, 60_000);

test("a backend that does not want to know is told once, and the site goes on", async () => {
  await using site = await startFakeSite();
  expect(await read(`${site.url}/no/such/page`)).toBe(404);
  await expect.poll(() => site.callsTo("/api/reports/missing-paths"), { interval: 500 }).toBe(1);
  expect(await read(`${site.url}/no/such/page`)).toBe(404);
}, 20_000);

import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownerToken } from "../../../backend/http/owner.ts";
import { createContractClient } from "../../contract/support/contract.ts";
import { startBackend, startSite } from "../support/backend-process.ts";
import { createContentFolder, createDataFolder } from "../support/content-folder.ts";
import { at } from "../support/json.ts";
import { files, rate, run, settingsOf, totalIn } from "./backup-commands.ts";

test("a backup made while visitors write has everything stored before it, and restores elsewhere with each voter's vote", async () => {
  await using site = await startSite(files);
  using elsewhere = createDataFolder();
  const copy = join(elsewhere.path, "copy of today.sqlite");
  for (let voter = 0; voter < 20; voter += 1) await site.request(...rate(2, `192.0.2.${voter}`));
  const copied = new AbortController();
  const writing = (async () => {
    for (let voter = 0; !copied.signal.aborted; voter += 1)
      expect((await site.request(...rate(5, `10.0.${voter >> 8}.${voter & 255}`))).status).toBe(200);
  })();
  const made = await run("backup", copy, settingsOf(site.data, site.content));
  copied.abort();
  await writing;
  expect(made).toEqual({ code: 0, out: `Backed up the store to ${copy}: ${statSync(copy).size} bytes.\n` });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(site.data.path, "backend")).filter((name) => name.startsWith("copy-"))).toEqual([]);

  const restored = await run("restore", copy, settingsOf(elsewhere, site.content));
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("There was no previous store.") });
  const again = await startBackend(site.content, elsewhere.path);
  expect((await again.request(...rate(4, "192.0.2.1"))).status).toBe(200);
  expect(JSON.stringify((await again.request("/api/docs/get-details/testsite/a")).body)).toContain("First");
  await again.stop();
  const { votes, sum } = await totalIn(elsewhere.path);
  // Second votes replaced first ones, so the secret that identifies voters was restored too.
  expect(votes).toBeGreaterThanOrEqual(20);
  expect(sum - 5 * (votes - 20)).toBe(19 * 2 + 4);
  expect(readdirSync(join(elsewhere.path, "backend/media"))).toHaveLength(1);
});

test("a store that is not in use can be backed up too", async () => {
  await using site = await startSite(files);
  await site.request(...rate(3, "192.0.2.1"));
  await site.backend.stop();
  using other = createDataFolder();
  const copy = join(other.path, "copy.sqlite");
  expect((await run("backup", copy, settingsOf(site.data, site.content))).code).toBe(0);
  expect((await run("restore", copy, settingsOf(other, site.content))).code).toBe(0);
  expect(await totalIn(other.path)).toEqual({ votes: 1, sum: 3 });
});

test("without read access to the data folder no backup can be requested, even on the same machine", async () => {
  await using site = await startSite(files, { PURGE_SECRET: "an operator's secret" });
  for (const authorization of ["", "Bearer ", "Bearer an operator's secret", `Bearer ${"x".repeat(43)}`]) {
    expect((await site.request("/api/backup/testsite", { method: "POST", headers: { authorization } })).status).toBe(
      401,
    );
  }
  expect(readdirSync(join(site.data.path, "backend")).filter((name) => name.startsWith("copy-"))).toEqual([]);
});

test("the backup call answers as the contract says", async () => {
  await using site = await startSite(files);
  const client = createContractClient(
    async () => `http://127.0.0.1:${(await site.backend.waitForMessage("listening")).port}`,
  );
  const folder = join(site.data.path, "backend");
  const headers = { authorization: `Bearer ${ownerToken(readFileSync(join(folder, "address-secret")))}` };
  const call = (options: { readonly site?: string; readonly headers?: typeof headers }) =>
    client.call("makeBackup", { path: { site: options.site ?? "testsite" }, ...(options.headers ? { headers } : {}) });
  expect([(await call({})).status, (await call({ site: "other", headers })).status]).toEqual([401, 404]);
  expect(existsSync(join(folder, String(at((await call({ headers })).body, "file"))))).toBe(true);
});

test("a copy that was never fetched is deleted at the next start", async () => {
  using content = createContentFolder(files);
  using data = createDataFolder();
  await (await startBackend(content, data.path)).stop();
  const left = join(data.path, "backend/copy-0-1.sqlite");
  writeFileSync(left, "half a copy");
  await (await startBackend(content, data.path)).stop();
  expect(existsSync(left)).toBe(false);
});

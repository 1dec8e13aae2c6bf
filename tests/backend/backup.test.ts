import { execFile } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cleanEnvironment } from "../support/clean-environment.ts";
import { ownerToken } from "../../backend/http/owner.ts";
import { openStore } from "../../backend/store/sqlite/open-store.ts";
import { createContractClient } from "../contract/support/contract.ts";
import { startBackend, startSite } from "./support/backend-process.ts";
import { aDocument, aPicture, createContentFolder, createDataFolder } from "./support/content-folder.ts";
import { at } from "./support/json.ts";

const root = fileURLToPath(new URL("../../backend/", import.meta.url));

interface Run {
  readonly code: number;
  readonly out: string;
}

/** Runs a command as npm does. */
const run = (
  command: "backup" | "restore",
  file: string | null,
  settings: Readonly<Record<string, string>>,
): Promise<Run> =>
  new Promise((resolve) => {
    const env = cleanEnvironment(settings);
    execFile(
      process.execPath,
      ["--disable-warning=ExperimentalWarning", join(root, `${command}.ts`), ...(file === null ? [] : [file])],
      { env },
      (error, out, err) => resolve({ code: typeof error?.code === "number" ? error.code : 0, out: out + err }),
    );
  });

const files = { "article/a.md": aDocument({ subject: "First" }, "![A picture](a.svg)"), "article/a.svg": aPicture() };
const rate = (rating: number, ip: string) => ["/api/docs/rate/a", { body: { rating, ip } }] as const;
const settingsOf = (data: { readonly path: string }, content: { readonly path: string }) => ({
  DATA_DIR: data.path,
  CONTENT_DIR: content.path,
});

const totalIn = async (dataDir: string): Promise<{ readonly votes: number; readonly sum: number }> => {
  const store = openStore(join(dataDir, "backend/store.sqlite"));
  try {
    return await store.ratings.total("a");
  } finally {
    await store.close();
  }
};

test("a copy that is made while visitors write holds all that was stored before, and is the store again elsewhere, with each voter's vote", async () => {
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
  expect(made).toEqual({ code: 0, out: `${copy} holds the store: ${statSync(copy).size} bytes.\n` });
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(site.data.path, "backend")).filter((name) => name.startsWith("copy-"))).toEqual([]);

  const restored = await run("restore", copy, settingsOf(elsewhere, site.content));
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("There was no store before.") });
  const again = await startBackend(site.content, elsewhere.path);
  expect((await again.request(...rate(4, "192.0.2.1"))).status).toBe(200);
  expect(JSON.stringify((await again.request("/api/docs/get-details/testsite/a")).body)).toContain("First");
  await again.stop();
  const { votes, sum } = await totalIn(elsewhere.path);
  // The second vote of a voter replaced the first: the secret came along.
  expect(votes).toBeGreaterThanOrEqual(20);
  expect(sum - 5 * (votes - 20)).toBe(19 * 2 + 4);
  expect(readdirSync(join(elsewhere.path, "backend/media"))).toHaveLength(1);
});

test("a restore is refused while the backend runs, and changes nothing; afterwards it works, and the old store stays beside it", async () => {
  using content = createContentFolder(files);
  using data = createDataFolder();
  using other = createDataFolder();
  const settings = settingsOf(data, content);
  const copy = join(other.path, "copy.sqlite");
  const first = await startBackend(content, data.path);
  await first.request(...rate(1, "192.0.2.1"));
  expect((await run("backup", copy, settings)).code).toBe(0);
  await first.request(...rate(5, "192.0.2.2"));
  const refused = await run("restore", copy, settings);
  expect(refused).toEqual({
    code: 2,
    out: `A docs backend runs on ${join(data.path, "backend/store.sqlite")}. Stop the site first, then restore.\n`,
  });
  expect((await first.request(...rate(5, "192.0.2.3"))).status).toBe(200);
  await first.stop("SIGKILL");
  const { code, out } = await run("restore", copy, settings);
  expect(code).toBe(0);
  const before = /The store that was there before is (\S+)\./.exec(out)?.[1] ?? "";
  expect(await totalIn(data.path)).toEqual({ votes: 1, sum: 1 });
  const old = new DatabaseSync(before);
  expect(old.prepare("SELECT count(*) AS votes, sum(rating) AS sum FROM votes").get()).toEqual({ votes: 3, sum: 11 });
  old.close();
});

test("a store that is not in use is copied too", async () => {
  await using site = await startSite(files);
  await site.request(...rate(3, "192.0.2.1"));
  await site.backend.stop();
  using other = createDataFolder();
  const copy = join(other.path, "copy.sqlite");
  expect((await run("backup", copy, settingsOf(site.data, site.content))).code).toBe(0);
  expect((await run("restore", copy, settingsOf(other, site.content))).code).toBe(0);
  expect(await totalIn(other.path)).toEqual({ votes: 1, sum: 3 });
});

test("a file that is no copy, is damaged, or is of a later version is refused by what it is, and the store stays as it was", async () => {
  await using site = await startSite(files);
  await site.request(...rate(3, "192.0.2.1"));
  using other = createDataFolder();
  const settings = settingsOf(site.data, site.content);
  const good = join(other.path, "good.sqlite");
  await run("backup", good, settings);
  await site.backend.stop();
  const make = (name: string, change: (file: string) => void): string => {
    const file = join(other.path, name);
    copyFileSync(good, file);
    change(file);
    return file;
  };
  const sql =
    (text: string) =>
    (file: string): void => {
      const database = new DatabaseSync(file);
      database.exec(text);
      database.close();
    };
  const bad = [
    [
      make("text", (file) => writeFileSync(file, "no database at all, but a text that is long enough".repeat(20))),
      /no copy of a store: file is not a database/,
    ],
    [make("empty", (file) => truncateSync(file, 0)), /has no table facts, votes/],
    [make("foreign", sql("DROP TABLE votes; DROP TABLE contacts")), /has no table votes, contacts/],
    [make("later", sql("PRAGMA user_version = 999")), /has version 999, but this software knows the versions 1 to \d+/],
    [
      make("half", (file) => truncateSync(file, Math.floor(statSync(file).size / 2 / 4_096) * 4_096)),
      /no copy of a store|is damaged/,
    ],
    [
      make("secretless", sql("DELETE FROM facts WHERE name = 'address-secret'")),
      /the secret of the voters is not in it/,
    ],
    [join(other.path, "nowhere"), /There is no file/],
  ] as const;
  for (const [file, reason] of bad) {
    const { code, out } = await run("restore", file, settings);
    expect([code, out]).toEqual([2, expect.stringMatching(reason)]);
    expect(out).not.toMatch(/ at .*\.ts/);
  }
  expect(await totalIn(site.data.path)).toEqual({ votes: 1, sum: 3 });
  expect(readdirSync(join(site.data.path, "backend")).filter((name) => /next|before/.test(name))).toEqual([]);
});

test("a command that cannot do what it is asked to says what to do", async () => {
  await using site = await startSite(files);
  using other = createDataFolder();
  const settings = settingsOf(site.data, site.content);
  const there = join(other.path, "there");
  writeFileSync(there, "mine");
  const outs = [
    await run("backup", there, settings),
    await run("backup", join(other.path, "none/copy"), settings),
    await run("backup", null, settings),
    await run("backup", join(other.path, "x"), settingsOf(other, site.content)),
    await run("restore", null, settings),
  ];
  expect(outs).toEqual(
    [
      /is there already/,
      /is no folder/,
      /npm run backup -- FILE/,
      /There is no store at/,
      /npm run restore -- FILE/,
    ].map((reason) => ({ code: 2, out: expect.stringMatching(reason) })),
  );
  expect(readFileSync(there, "utf8")).toBe("mine");
});

test("nobody who cannot read the data folder has a copy made, also on the same machine", async () => {
  await using site = await startSite(files, { PURGE_SECRET: "an operator's secret" });
  for (const authorization of ["", "Bearer ", "Bearer an operator's secret", `Bearer ${"x".repeat(43)}`]) {
    expect((await site.request("/api/backup/testsite", { method: "POST", headers: { authorization } })).status).toBe(
      401,
    );
  }
  expect(readdirSync(join(site.data.path, "backend")).filter((name) => name.startsWith("copy-"))).toEqual([]);
});

test("the call that makes a copy answers as the contract says", async () => {
  await using site = await startSite(files);
  const client = createContractClient(async () => `http://127.0.0.1:${(await site.backend.told("listening")).port}`);
  const folder = join(site.data.path, "backend");
  const headers = { authorization: `Bearer ${ownerToken(readFileSync(join(folder, "address-secret")))}` };
  const call = (options: { readonly site?: string; readonly headers?: typeof headers }) =>
    client.call("makeBackup", { path: { site: options.site ?? "testsite" }, ...(options.headers ? { headers } : {}) });
  expect([(await call({})).status, (await call({ site: "other", headers })).status]).toEqual([401, 404]);
  expect(existsSync(join(folder, String(at((await call({ headers })).body, "file"))))).toBe(true);
});

test("a copy that nobody has taken away is gone after the next start", async () => {
  using content = createContentFolder(files);
  using data = createDataFolder();
  await (await startBackend(content, data.path)).stop();
  const left = join(data.path, "backend/copy-0-1.sqlite");
  writeFileSync(left, "half a copy");
  await (await startBackend(content, data.path)).stop();
  expect(existsSync(left)).toBe(false);
});

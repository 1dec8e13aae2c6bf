import {
  chownSync,
  copyFileSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { startBackend, startSite } from "../support/backend-process.ts";
import { createContentFolder, createDataFolder } from "../support/content-folder.ts";
import { files, rate, run, settingsOf, totalIn } from "./backup-commands.ts";

test("a restore is refused and changes nothing while the backend runs; afterwards it works, and keeps the old store beside it", async () => {
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
    out: `A docs backend is using ${join(data.path, "backend/store.sqlite")}. Stop the site first, then restore.\n`,
  });
  expect((await first.request(...rate(5, "192.0.2.3"))).status).toBe(200);
  await first.stop("SIGKILL");
  const { code, out } = await run("restore", copy, settings);
  expect(code).toBe(0);
  const before = /The previous store is kept in (\S+)\./.exec(out)?.[1] ?? "";
  expect(await totalIn(data.path)).toEqual({ votes: 1, sum: 1 });
  const old = new DatabaseSync(before);
  expect(old.prepare("SELECT count(*) AS votes, sum(rating) AS sum FROM votes").get()).toEqual({ votes: 3, sum: 11 });
  old.close();
});

test("a file that is no backup, is damaged, or is from a later version is refused with the reason, and the store is unchanged", async () => {
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
      /is not a backup: file is not a database/,
    ],
    [make("empty", (file) => truncateSync(file, 0)), /lacks the table facts, votes/],
    [make("foreign", sql("DROP TABLE votes; DROP TABLE contacts")), /lacks the table votes, contacts/],
    [make("later", sql("PRAGMA user_version = 999")), /has version 999, but this release supports versions 1 to \d+/],
    [
      make("half", (file) => truncateSync(file, Math.floor(statSync(file).size / 2 / 4_096) * 4_096)),
      /is not a backup|is damaged/,
    ],
    [make("secretless", sql("DELETE FROM facts WHERE name = 'address-secret'")), /lacks the voters' secret/],
    [join(other.path, "nowhere"), /does not exist/],
  ] as const;
  for (const [file, reason] of bad) {
    const { code, out } = await run("restore", file, settings);
    expect([code, out]).toEqual([2, expect.stringMatching(reason)]);
    expect(out).not.toMatch(/ at .*\.ts/);
  }
  expect(await totalIn(site.data.path)).toEqual({ votes: 1, sum: 3 });
  expect(readdirSync(join(site.data.path, "backend")).filter((name) => /next|before/.test(name))).toEqual([]);
});

test("a command that cannot run says what to do", async () => {
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
      /already exists/,
      /is not a folder/,
      /npm run backup -- FILE/,
      /There is no store at/,
      /npm run restore -- FILE/,
    ].map((reason) => ({ code: 2, out: expect.stringMatching(reason) })),
  );
  expect(readFileSync(there, "utf8")).toBe("mine");
});

test("a restore where only the log of a lost store is left does not replay it into the restored one", async () => {
  await using site = await startSite(files);
  await site.request(...rate(1, "192.0.2.1"));
  using other = createDataFolder();
  const settings = settingsOf(site.data, site.content);
  const copy = join(other.path, "copy.sqlite");
  expect((await run("backup", copy, settings)).code).toBe(0);
  await site.request(...rate(5, "192.0.2.2"));
  await site.backend.stop("SIGKILL");
  const folder = join(site.data.path, "backend");
  expect(statSync(join(folder, "store.sqlite-wal")).size).toBeGreaterThan(0);
  rmSync(join(folder, "store.sqlite"));
  expect((await run("restore", copy, settings)).code).toBe(0);
  expect(await totalIn(site.data.path)).toEqual({ votes: 1, sum: 1 });
  expect(readdirSync(folder).some((name) => /\.before-.*-wal$/.test(name))).toBe(true);
});

test.skipIf(process.getuid?.() !== 0)("what root restores belongs to the owner of the data", async () => {
  await using site = await startSite(files);
  using other = createDataFolder();
  const settings = settingsOf(site.data, site.content);
  const copy = join(other.path, "copy.sqlite");
  expect((await run("backup", copy, settings)).code).toBe(0);
  await site.backend.stop();
  const folder = join(site.data.path, "backend");
  const ownersOf = (...names: readonly string[]) =>
    names.map((name) => {
      const { uid, gid, mode } = statSync(join(folder, name));
      return [uid, gid, mode & 0o777];
    });
  chownSync(folder, 12_345, 12_346);
  expect((await run("restore", copy, settings)).code).toBe(0);
  expect(ownersOf("store.sqlite", "address-secret")).toEqual([
    [12_345, 12_346, 0o600],
    [12_345, 12_346, 0o600],
  ]);
  rmSync(folder, { recursive: true });
  chownSync(site.data.path, 12_347, 12_348);
  expect((await run("restore", copy, settings)).code).toBe(0);
  expect(ownersOf(".", "store.sqlite").map(([uid, gid]) => [uid, gid])).toEqual([
    [12_347, 12_348],
    [12_347, 12_348],
  ]);
});

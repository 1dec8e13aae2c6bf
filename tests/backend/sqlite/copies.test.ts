import { join } from "node:path";
import { DatabaseSync, backup } from "node:sqlite";
import { expect, test } from "vitest";
import { copyDatabase } from "../../../backend/store/sqlite/copies.ts";
import { openDatabase } from "../../../backend/store/sqlite/database.ts";
import { createDataFolder } from "../support/content-folder.ts";

test("a copy that meets an open transaction at its first step waits for it, and has what it stored", async () => {
  using data = createDataFolder();
  const database = openDatabase(join(data.path, "store.sqlite"));
  const file = join(data.path, "copy.sqlite");
  database.exec("BEGIN IMMEDIATE; INSERT INTO facts (name, value) VALUES ('meanwhile', 'stored')");
  const copying = copyDatabase(database, file, Buffer.from("secret"));
  // One that begins later has met it.
  await expect(backup(database, join(data.path, "other.sqlite"))).rejects.toMatchObject({ errcode: 0 });
  database.exec("COMMIT");
  await copying;
  database.close();
  using copy = new DatabaseSync(file);
  expect(copy.prepare("SELECT value FROM facts WHERE name = 'meanwhile'").get()).toEqual({ value: "stored" });
});

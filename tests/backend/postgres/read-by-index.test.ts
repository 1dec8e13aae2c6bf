import { expect, test } from "vitest";
import { createDatabase } from "../../../backend/store/postgres/database.ts";
import { runSql } from "../../support/services/postgres.ts";
import { createTestDatabase } from "../support/store-place.ts";

const scans = "SHOW enable_seqscan";
const on = [{ enable_seqscan: "on" }];
const off = [{ enable_seqscan: "off" }];
const cutOthers =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

test("searches scan no table, whatever options the address of the database has; all else does as PostgreSQL decides", async () => {
  await using place = await createTestDatabase();
  const url = new URL(place.url);
  url.searchParams.set("options", "-c geqo=off");
  const database = createDatabase(url.href, () => undefined);
  const read = () => Promise.all([database.read(scans), database.readByIndex(scans)]);
  expect(await read()).toEqual([on, off]);
  expect(await database.readByIndex("SHOW geqo")).toEqual([{ geqo: "off" }]);
  await database.close();
});

test("a search whose connection is cut is still answered, on one that scans no table either", async () => {
  await using place = await createTestDatabase();
  const database = createDatabase(place.url, () => undefined);
  expect(await database.readByIndex(scans)).toEqual(off);
  await runSql(place.url, cutOthers);
  expect(await database.readByIndex(scans)).toEqual(off);
  await database.close();
});

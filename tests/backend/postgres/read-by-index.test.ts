import { Client } from "pg";
import { expect, test } from "vitest";
import { createDatabase } from "../../../backend/store/postgres/database.ts";
import { eventually } from "../../support/eventually.ts";
import { runSql } from "../../support/services/postgres.ts";
import { createTestDatabase } from "../support/store-place.ts";

const scans = "SHOW enable_seqscan";
const on = [{ enable_seqscan: "on" }];
const off = [{ enable_seqscan: "off" }];
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

test("a search whose connection is cut while it waits is still answered, on one that scans no table either", async () => {
  await using place = await createTestDatabase();
  const database = createDatabase(place.url, () => undefined);
  await database.query("CREATE TABLE words (id int)");
  const blocker = new Client({ connectionString: place.url });
  await blocker.connect();
  await blocker.query("BEGIN; LOCK TABLE words");
  const read = database.readByIndex("SELECT count(*) AS words, current_setting('enable_seqscan') AS scans FROM words");
  const cutBlocked =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  await eventually(
    () => runSql(place.url, cutBlocked),
    (rows) => rows.length === 1,
  );
  await blocker.end();
  expect(await read).toEqual([{ words: 0, scans: "off" }]);
  await database.close();
});

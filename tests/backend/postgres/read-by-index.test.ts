import { expect, test } from "vitest";
import { createDatabase } from "../../../backend/store/postgres/database.ts";
import { cutReading } from "../support/cut-reading.ts";
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
  const statement = "SELECT count(*) AS words, current_setting('enable_seqscan') AS scans FROM words";
  const read = await cutReading(place.url, "words", () => database.readByIndex(statement));
  expect(read).toEqual([{ words: 0, scans: "off" }]);
  await database.close();
});

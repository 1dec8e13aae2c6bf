import { expect, test } from "vitest";
import { createDatabase } from "../../../backend/store/postgres/database.ts";
import { saveFact } from "../../../backend/store/postgres/facts.ts";
import { migrate } from "../../../backend/store/postgres/migrate.ts";
import { createSearchedFactReader } from "../../../backend/store/postgres/search/searched-facts.ts";
import { createTestDatabase } from "../support/store-place.ts";

test("a search reads its facts once, at its beginning; another one beside it has those of its own", async () => {
  await using place = await createTestDatabase();
  await migrate(place.url);
  const database = createDatabase(place.url, () => undefined);
  let reads = 0;
  const { read, during } = createSearchedFactReader({
    read: (...given) => {
      reads += 1;
      return database.read(...given);
    },
  });
  await saveFact(database, "language", "de");
  const [first, second] = await during(async () => {
    const before = [await read("language"), await read("synonyms")];
    await saveFact(database, "language", "fr");
    const beside = await during(async () => [await read("language")]);
    return [[...before, await read("language")], beside];
  });
  expect([first, second, reads]).toEqual([["de", null, "de"], ["fr"], 2]);
  expect([await read("language"), reads]).toEqual(["fr", 3]);
  await database.close();
});

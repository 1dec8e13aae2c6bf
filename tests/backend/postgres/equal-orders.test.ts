import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createIngest } from "../../../backend/ingest/publish/ingest.ts";
import { createMediaFolder } from "../../../backend/ingest/read/media-folder.ts";
import { openPostgresStore } from "../../../backend/store/postgres/open-store.ts";
import { openStore } from "../../../backend/store/sqlite/open-store.ts";
import type { Store } from "../../../backend/store/store.ts";
import { readQuestions } from "../../../bench/relevance/demonstration.ts";
import { createDataFolder } from "../support/content-folder.ts";
import { createTestDatabase } from "../support/store-place.ts";

const demonstration = fileURLToPath(new URL("../../../content", import.meta.url));

async function orders(store: Store, asked: readonly string[]) {
  using media = createDataFolder();
  await createIngest({ store, contentDir: demonstration, media: createMediaFolder(media.path) }).scan();
  const found = new Map<string, readonly string[]>();
  for (const term of asked) {
    const { items } = await store.search.find({ term, docType: null, purpose: "search", page: 1, limit: 10 });
    found.set(
      term,
      items.map(({ document }) => document.slug),
    );
  }
  await store.close();
  return found;
}

test("both stores give the same documents in the same order to the questions of the bench", async () => {
  const asked = (await readQuestions()).map(({ ask }) => ask);
  await using database = await createTestDatabase();
  const onPostgres = await orders(await openPostgresStore(database.url, () => undefined), asked);
  const onSqlite = await orders(openStore(":memory:"), asked);
  expect(asked.length).toBeGreaterThan(150);
  expect(asked.filter((term) => JSON.stringify(onPostgres.get(term)) !== JSON.stringify(onSqlite.get(term)))).toEqual(
    [],
  );
});

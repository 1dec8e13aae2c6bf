import { expect, test } from "vitest";
import type { NewDocument } from "../../../backend/store/documents.ts";
import { createDatabase } from "../../../backend/store/postgres/database.ts";
import { estimateCounts } from "../../../backend/store/postgres/search/estimated-counts.ts";
import type { Query } from "../../../backend/store/search/question/query.ts";
import { anEmptyIndex } from "../support/empty-index.ts";
import { createCommonWords } from "../../../backend/store/postgres/search/common-words.ts";
import { openPostgresStore } from "../../../backend/store/postgres/open-store.ts";
import { createTestDatabase } from "../support/store-place.ts";
import { aNewDocument } from "../support/new-document.ts";

const documents = 600;

function sectionsOf(number: number): NewDocument["sections"] {
  const text = ["everywhere", ...(number % 2 === 0 ? ["often"] : []), ...(number % 10 === 0 ? ["rarely"] : [])];
  return [{ heading: null, occurrence: 1, text: text.join(" ") }];
}

test("a full ingest estimates how many documents have each common word; rare words are counted", async () => {
  await using place = await createTestDatabase();
  const database = createDatabase(place.url, () => undefined);
  const store = await openPostgresStore(place.url, () => undefined);
  expect(await createCommonWords(database)()).toEqual(new Map());
  await store.sources.publish({
    documents: Array.from({ length: documents }, (_, number) => aNewDocument(number, { sections: sectionsOf(number) })),
  });
  await store.sources.setIngested("all");
  const common = await createCommonWords(database)();
  expect(common.get("everywhere")).toBe(documents);
  expect(common.get("often")).toBe(documents / 2);
  expect(common.has("rarely")).toBe(false);
  await store.close();
  await database.close();
});

test("the documents of a word that most have are not counted, as long as the statistics say so", async () => {
  const estimates = new Map([["everywhere", 20_000]]);
  const counted: Query[] = [];
  const index = estimateCounts(
    {
      ...anEmptyIndex(),
      count: async (query) => {
        counted.push(query);
        return 7;
      },
    },
    async () => estimates,
  );
  const query: Query = {
    needs: "all",
    parts: [{ words: [{ folded: "everywhere", isPrefix: true }], alternatives: [] }],
    terms: [],
  };
  expect(await index.count(query, { docType: null })).toBe(10_000);
  expect(counted).toHaveLength(0);
  expect(await index.count(query, { docType: "article" })).toBe(7);
  estimates.clear();
  expect(await index.count(query, { docType: null })).toBe(7);
});

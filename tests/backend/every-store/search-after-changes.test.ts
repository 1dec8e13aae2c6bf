import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../backend/store/store.ts";
import { aNewDocument } from "../support/new-document.ts";
import { openEmptyStore } from "../support/store-place.ts";

let store: Store;
beforeAll(async () => {
  store = await openEmptyStore();
});
afterAll(() => store.close());

function about(text: string) {
  return [{ heading: null, occurrence: 1, text }];
}

async function slugsFor(term: string): Promise<readonly string[]> {
  const found = await store.search.find({ term, docType: null, purpose: "search", page: 1, limit: 10 });
  return found.items.map(({ document }) => document.slug);
}

test("a document that was ranked before is ranked by its new texts once it has changed", async () => {
  await store.sources.publish({
    documents: [
      aNewDocument(1, { sections: about("It mentions pears.") }),
      aNewDocument(2, { sections: about("It mentions apples.") }),
    ],
  });
  expect([await slugsFor("apples"), await slugsFor("pears")]).toEqual([["d2"], ["d1"]]);
  await store.sources.publish({ documents: [aNewDocument(2, { subject: "Pears" })] });
  expect([await slugsFor("apples"), await slugsFor("pears")]).toEqual([[], ["d2", "d1"]]);
});

test("a message no longer finds a document by a subject that it had before", async () => {
  const find = () =>
    store.search.find({
      term: "What of the cedar or the birch?",
      docType: null,
      purpose: "message",
      page: 1,
      limit: 10,
    });
  await store.sources.publish({ documents: [aNewDocument(3, { subject: "Cedar and birch" })] });
  expect((await find()).total).toBe(1);
  await store.sources.publish({ documents: [aNewDocument(3, { subject: "Elder and lilac" })] });
  expect(await find()).toMatchObject({ items: [], total: 0 });
});

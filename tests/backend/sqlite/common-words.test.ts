import { afterAll, beforeAll, expect, test } from "vitest";
import type { NewDocument } from "../../../backend/store/documents.ts";
import type { SearchRequest } from "../../../backend/store/search/search.ts";
import type { Store } from "../../../backend/store/store.ts";
import { aNewDocument } from "../support/new-document.ts";
import { openEmptyStore } from "../support/store-place.ts";

/** More documents than are ranked by all criteria. */
const count = 2_400;

/** Every text has "the", and so does a tenth of the subjects; the higher the number, the longer the subject. */
function aDocumentWithThe(number: number): NewDocument {
  return aNewDocument(number, {
    docType: number % 20 === 0 ? "sop" : "article",
    subject:
      number % 10 === 0 ? `Of the number ${"and so on ".repeat(1 + Math.floor(number / 10))}` : `Number ${number}`,
    sections: [{ heading: null, occurrence: 1, text: "All about the domains." }],
  });
}

let store: Store;
beforeAll(async () => {
  store = await openEmptyStore();
  await store.sources.publish({ documents: Array.from({ length: count }, (_, number) => aDocumentWithThe(number)) });
  await store.sources.setIngested("all");
});
afterAll(() => store.close());

function search(request: Partial<SearchRequest> = {}) {
  return store.search.find({ term: "the", docType: null, purpose: "search", page: 1, limit: 12, ...request });
}
function slugsOf({ items }: Awaited<ReturnType<typeof search>>) {
  return items.map(({ document }) => document.slug);
}
function ofEvery(step: number) {
  return Array.from({ length: 12 }, (_, place) => `d${place * step}`);
}

test("for a word in every text, documents with the word in their subject rank first, short subjects before long ones", async () => {
  const found = await search();
  expect([found.total, slugsOf(found)]).toEqual([count, ofEvery(10)]);
});

test("the ranking also holds within a type, although fewer documents match", async () => {
  const found = await search({ docType: "sop" });
  expect([found.total, slugsOf(found)]).toEqual([count / 20, ofEvery(20)]);
});

test("the following pages have the remaining documents, each once", async () => {
  const slugs: string[] = [];
  for (let page = 1; page <= count / 100; page += 1) slugs.push(...slugsOf(await search({ page, limit: 100 })));
  expect(new Set(slugs).size).toBe(count);
  expect(slugs.slice(0, count / 10).every((slug) => slug.endsWith("0"))).toBe(true);
  expect(slugs.slice(count / 10).some((slug) => slug.endsWith("0"))).toBe(false);
});

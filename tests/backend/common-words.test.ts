import { afterAll, beforeAll, expect, test } from "vitest";
import type { NewDocument } from "../../backend/store/documents.ts";
import type { SearchRequest } from "../../backend/store/search.ts";
import type { Store } from "../../backend/store/store.ts";
import { aNewDocument } from "./support/new-document.ts";
import { openEmptyStore } from "./support/store-place.ts";

/** More than are weighed against each other. */
const count = 2_400;

/** All texts have "the", a tenth of the subjects too: the higher the number, the longer the subject. */
const aDocumentWithThe = (number: number): NewDocument =>
  aNewDocument(number, {
    docType: number % 20 === 0 ? "sop" : "article",
    subject:
      number % 10 === 0 ? `Of the number ${"and so on ".repeat(1 + Math.floor(number / 10))}` : `Number ${number}`,
    sections: [{ heading: null, occurrence: 1, text: "All about the domains." }],
  });

let store: Store;
beforeAll(async () => {
  store = await openEmptyStore();
  await store.sources.publish({ documents: Array.from({ length: count }, (_, number) => aDocumentWithThe(number)) });
  await store.sources.setIngested("all");
});
afterAll(() => store.close());

const search = (request: Partial<SearchRequest> = {}) =>
  store.search.find({ term: "the", docType: null, purpose: "search", page: 1, limit: 12, ...request });
const slugsOf = ({ items }: Awaited<ReturnType<typeof search>>) => items.map(({ document }) => document.slug);
const ofEvery = (step: number) => Array.from({ length: 12 }, (_, place) => `d${place * step}`);

test("of a word of every text, those that have it in their subject come first, the shortest subject before others", async () => {
  const found = await search();
  expect([found.total, slugsOf(found)]).toEqual([count, ofEvery(10)]);
});

test("within a type the same is so, though it has fewer than are weighed", async () => {
  const found = await search({ docType: "sop" });
  expect([found.total, slugsOf(found)]).toEqual([count / 20, ofEvery(20)]);
});

test("the pages after those hold the others, each once", async () => {
  const slugs: string[] = [];
  for (let page = 1; page <= count / 100; page += 1) slugs.push(...slugsOf(await search({ page, limit: 100 })));
  expect(new Set(slugs).size).toBe(count);
  expect(slugs.slice(0, count / 10).every((slug) => slug.endsWith("0"))).toBe(true);
  expect(slugs.slice(count / 10).some((slug) => slug.endsWith("0"))).toBe(false);
});

import { expect, test } from "vitest";
import type { NewDocument } from "../../../backend/store/documents.ts";
import type { SearchRequest } from "../../../backend/store/search.ts";
import { openEmptyStore } from "../support/store-place.ts";

/** More than are ranked by all of their words. */
const count = 1_300;

const aNewDocument = (number: number): NewDocument => ({
  slug: `d${number}`,
  path: `article/d${number}.md`,
  docType: number % 2 === 0 ? "article" : "blog",
  subject: number === 700 ? "Domains" : number % 100 === 0 ? `Of ${number} domains and more` : `Number ${number}`,
  metaTitle: null,
  metaDescription: number % 10 === 0 ? "On domains." : null,
  description: null,
  featuredImage: null,
  category: null,
  subcategory: null,
  tags: [],
  datePublished: new Date(Date.UTC(2020, 0, 1) + number * 86_400_000).toISOString(),
  lastUpdated: null,
  location: null,
  schemaMarkup: [],
  authorId: null,
  content: "",
  sections: [{ heading: null, occurrence: 1, text: "A text about domains." }],
});

const aSearch = (request: Partial<SearchRequest> = {}): SearchRequest => ({ term: "domains", docType: null, purpose: "search", page: 1, limit: 100, ...request });

test("of a word that all documents have, those that are about it come first, and the pages hold every document once", async () => {
  const store = await openEmptyStore();
  await store.sources.publish({ documents: Array.from({ length: count }, (_, number) => aNewDocument(number)) });
  const first = await store.search.find(aSearch());
  expect(first.total).toBe(count);
  expect(first.items[0]?.document.slug).toBe("d700");
  expect(first.items.slice(0, 13).every(({ document }) => document.subject.includes("omains"))).toBe(true);
  expect(first.items[0]?.sections[0]?.snippet).toBe("A text about domains.");
  const slugs: string[] = [];
  for (let page = 1; page <= 14; page += 1) slugs.push(...(await store.search.find(aSearch({ page }))).items.map(({ document }) => document.slug));
  expect(slugs).toHaveLength(count);
  expect(new Set(slugs).size).toBe(count);
  expect(slugs.slice(130, 133)).toEqual(["d1299", "d1298", "d1297"]);
  const ofType = await store.search.find(aSearch({ docType: "blog", page: 7 }));
  expect([ofType.total, ofType.items.length]).toEqual([count / 2, 50]);
  await store.close();
});

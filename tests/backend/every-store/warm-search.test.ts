import { afterEach, beforeEach, expect, test } from "vitest";
import type { SearchResults } from "../../../backend/store/search/search.ts";
import type { Store } from "../../../backend/store/store.ts";
import { warmSearch } from "../../../backend/warm-search.ts";
import { aNewDocument } from "../support/new-document.ts";
import { openEmptyStore } from "../support/store-place.ts";

let store: Store;
beforeEach(async () => {
  store = await openEmptyStore();
});
afterEach(() => store.close());

/** Warms the search, and returns what it searched for and found. */
async function warmed(): Promise<readonly (readonly [term: string, found: SearchResults])[]> {
  const asked: [string, SearchResults][] = [];
  const find: Store["search"]["find"] = async (request) => {
    const found = await store.search.find(request);
    asked.push([request.term, found]);
    return found;
  };
  await warmSearch({ documents: store.documents, search: { ...store.search, find } });
  return asked;
}

test("one search finds a document and corrects a word, and is not counted", async () => {
  await store.sources.publish({ documents: [aNewDocument(1, { subject: "Search for a domain" })] });
  const [[term, { items, correctedTerm }] = ["", { items: [], correctedTerm: null }], ...others] = await warmed();
  expect({ term, found: items.map(({ document }) => document.slug), correctedTerm, others }).toEqual({
    term: "serach Search for a domain",
    found: ["d1"],
    correctedTerm: "search Search for a domain",
    others: [],
  });
  expect(await store.zeroResultSearches.list({ page: 1, limit: 10 })).toMatchObject({ total: 0 });
});

test("a store without documents is not searched", async () => {
  expect(await warmed()).toEqual([]);
});

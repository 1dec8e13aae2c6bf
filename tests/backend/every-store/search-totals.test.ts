import { expect, test } from "vitest";
import type { NewDocument } from "../../../backend/store/documents.ts";
import type { SearchRequest } from "../../../backend/store/search/search.ts";
import { aNewDocument } from "../support/new-document.ts";
import { openEmptyStore } from "../support/store-place.ts";

function saying(text: string): Pick<NewDocument, "sections"> {
  return { sections: [{ heading: null, occurrence: 1, text }] };
}

function some(count: number, from: number, facts: Partial<NewDocument>): readonly NewDocument[] {
  return Array.from({ length: count }, (_, index) => aNewDocument(from + index, facts));
}

async function openSite(documents: readonly NewDocument[]) {
  const store = await openEmptyStore();
  for (let first = 0; first < documents.length; first += 200)
    await store.sources.publish({ documents: documents.slice(first, first + 200) });
  const find = async (page: number, more: Partial<SearchRequest> = {}) =>
    store.search.find({ term: "wombat quokka", docType: null, purpose: "search", page, limit: 10, ...more });
  return { find, [Symbol.asyncDispose]: () => store.close() };
}

/** Some with both words, and some that are about one of them. */
const documents = [
  ...some(400, 0, saying("A quokka, and a wombat, and other animals.")),
  ...some(100, 1_000, { subject: "Quokka", ...saying("Nothing else.") }),
];

test("all pages of a search have one total, and as many results as it says", async () => {
  await using site = await openSite(documents);
  const pages = await Promise.all(Array.from({ length: 41 }, (_, index) => site.find(index + 1)));
  const [total = 0, ...others] = new Set(pages.map((page) => page.total));
  expect(others).toEqual([]);
  expect(pages.flatMap(({ items }) => items)).toHaveLength(total);
});

test.each([
  ["with facets", { facets: true }],
  ["of a choice", { choice: { category: "c" } }],
  ["of a type", { docType: "guide", facets: true }],
] as const)("all pages of a search %s have one total", async (_what, request) => {
  const chosen = { category: { slug: "c", name: "C" } };
  const guides = some(350, 2_000, { docType: "guide", ...saying("A quokka, and a wombat, and other animals.") });
  await using site = await openSite([...documents, ...guides].map((document) => ({ ...document, ...chosen })));
  const pages = await Promise.all([1, 2, 12, 30].map((page) => site.find(page, request)));
  expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
});

import { expect, test } from "vitest";
import type { NewDocument } from "../../../backend/store/documents.ts";
import type { SearchRequest } from "../../../backend/store/search/search.ts";
import { aNewDocument } from "../support/new-document.ts";
import { openEmptyStore } from "../support/store-place.ts";

function aboutDomains(number: number): NewDocument {
  return aNewDocument(number, {
    docType: number % 2 === 0 ? "article" : "blog",
    subject:
      number === 700
        ? "Domains"
        : number < 1_300 && number % 100 === 0
          ? `Of ${number} domains and more`
          : `Number ${number}`,
    metaDescription: number < 1_300 && number % 10 === 0 ? "On domains." : null,
  });
}

function aSearch(request: Partial<SearchRequest> = {}): SearchRequest {
  return {
    term: "domains",
    docType: null,
    purpose: "search",
    page: 1,
    limit: 100,
    ...request,
  };
}

/** More documents than are ranked by all of their words, and more than are counted. */
const counts = [1_300, 10_400];

test.each(counts)(
  "for a word in all of %i documents, those about it rank first, and the pages have every document once",
  async (count) => {
    const store = await openEmptyStore();
    await store.sources.publish({ documents: Array.from({ length: count }, (_, number) => aboutDomains(number)) });
    await store.sources.setIngested("all");
    const first = await store.search.find(aSearch());
    expect(first.total).toBe(Math.min(count, 10_000));
    expect(first.items[0]?.document.slug).toBe("d700");
    expect(first.items.slice(0, 13).every(({ document }) => document.subject.includes("omains"))).toBe(true);
    expect(first.items[0]?.sections[0]?.snippet).toBe("A text about domains.");
    const slugs: string[] = [];
    for (let page = 1; page <= 14; page += 1)
      slugs.push(...(await store.search.find(aSearch({ page }))).items.map(({ document }) => document.slug));
    expect(slugs).toHaveLength(Math.min(count, 1_400));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.slice(130, 133)).toEqual([1, 2, 3].map((place) => `d${count - place}`));
    const ofType = await store.search.find(aSearch({ docType: "blog", page: 7 }));
    expect(ofType.total).toBe(count / 2);
    expect(ofType.items.map(({ document }) => document.docType)).toEqual(
      Array.from({ length: Math.min(100, count / 2 - 600) }, () => "blog"),
    );
    await store.close();
  },
);

test("pages fit together where more documents match than are weighed, on a large site", async () => {
  const store = await openEmptyStore();
  const matching = 180;
  const text = (number: number): string =>
    number < matching ? `${"domains ".repeat(1 + (number % 7))} and others` : "Others";
  await store.sources.publish({
    documents: Array.from({ length: 2_100 }, (_, number) =>
      aNewDocument(number, { sections: [{ heading: null, occurrence: 1, text: text(number) }] }),
    ),
  });
  await store.sources.setIngested("all");
  const slugs: string[] = [];
  for (let page = 1; page <= 9; page += 1)
    slugs.push(...(await store.search.find(aSearch({ page, limit: 20 }))).items.map(({ document }) => document.slug));
  expect(slugs).toHaveLength(matching);
  expect(new Set(slugs).size).toBe(matching);
  await store.close();
});

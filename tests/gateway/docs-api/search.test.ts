import { expect, test } from "vitest";
import { json, versioned } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, errorOf, openDocsApi } from "./open-docs-api.ts";

const found = [
  aDocument({ slug: "a", docType: "blog" }),
  aDocument({ slug: "b", docType: "article" }),
  aDocument({ slug: "c", docType: "blog" }),
];
const asked = { term: "rdap", docType: null, purpose: "search", page: 1, limit: 2 } as const;

async function search(answer: unknown, request: Partial<{ docType: string | null; page: number; limit: number }> = {}) {
  await using backend = await startFakeBackend({ "/docs/get-docs-by-searchterm/": json(answer) });
  await using site = openDocsApi(backend);
  return (await site.api.search({ ...asked, ...request })).data;
}

function slugs({ found: documents }: Awaited<ReturnType<typeof search>>) {
  return documents.map(({ document }) => document.slug);
}

test.each([
  ["a bare list", found],
  ["docs", { docs: found }],
  ["results", { results: found }],
])("results are accepted as %s, and are paged here when the backend does not page", async (_name, answer) => {
  const first = await search(answer);
  expect(slugs(first)).toEqual(["a", "b"]);
  expect(first.pagination).toEqual({
    totalDocs: 3,
    totalPages: 2,
    page: 1,
    limit: 2,
    hasNextPage: true,
    hasPrevPage: false,
  });
  expect(first.correctedTerm).toBeNull();
  expect(slugs(await search(answer, { page: 2 }))).toEqual(["c"]);
  expect(slugs(await search(answer, { page: 3 }))).toEqual([]);
});

test("the backend's pages and its corrected term are passed on", async () => {
  const pagination = { totalDocs: 7, totalPages: 4, page: 2, limit: 2, hasNextPage: true, hasPrevPage: true };
  const answer = { docs: found.slice(0, 2), pagination, correctedTerm: "valuation" };
  const page = await search(answer, { page: 2 });
  expect(slugs(page)).toEqual(["a", "b"]);
  expect(page).toMatchObject({ pagination, correctedTerm: "valuation" });
});

test("the backend's synonyms are passed on; a backend that does not mention them is known to have none", async () => {
  expect((await search({ docs: found, synonyms: ["whois"] })).synonyms).toEqual(["whois"]);
  expect((await search({ docs: found, synonyms: [] })).synonyms).toEqual([]);
  expect((await search({ docs: found, synonyms: "whois" })).synonyms).toBeNull();
  expect((await search(found)).synonyms).toBeNull();
});

test("a search for what is written exactly says so to the backend; others leave it out", async () => {
  await using backend = await startFakeBackend({ "/docs/get-docs-by-searchterm/": json(found) });
  await using site = openDocsApi(backend);
  await site.api.search({ ...asked, isExact: true });
  await site.api.search({ ...asked, isExact: false });
  expect(backend.calls.map(({ url }) => new URL(url, "http://backend").searchParams.get("exact"))).toEqual([
    "true",
    null,
  ]);
});

test("the words that the backend found are passed on; of one that does not name them they are unknown", async () => {
  expect((await search({ docs: found, matchedWords: ["Domains"] })).matchedWords).toEqual(["Domains"]);
  expect((await search({ docs: found, matchedWords: 1 })).matchedWords).toBeNull();
  expect((await search(found)).matchedWords).toBeNull();
});

test("of the words and synonyms of an answer, a hundred are kept, without blank and overlong ones", async () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `w${index}`);
  const page = await search({
    docs: found,
    correctedTerm: "x".repeat(301),
    synonyms: ["", " ", 5, null, "x".repeat(301), ...many],
    matchedWords: many,
  });
  expect(page).toMatchObject({ correctedTerm: null, synonyms: many.slice(0, 100), matchedWords: many.slice(0, 100) });
});

test("of the sections of a result, of their matches and of the values of a facet, a hundred are kept", async () => {
  const matches = Array.from({ length: 101 }, () => [0, 1]);
  const sections = Array.from({ length: 101 }, (_, index) => ({ snippet: `s${index}`, matches }));
  const values = Array.from({ length: 101 }, (_, index) => ({ value: `v${index}`, name: "A value", count: 1 }));
  const facets = { counted: 1, type: values, category: values, tag: values, author: values, year: values };
  const page = await search({ docs: [aDocument({ sections })], facets });
  expect(page.found[0]?.sections).toHaveLength(100);
  expect(page.found[0]?.sections[0]?.matches).toHaveLength(100);
  expect(page.facets?.tag).toHaveLength(100);
});

test.each([
  ["a bare list", found],
  ["a page that has all", { docs: found, pagination: { totalDocs: 3, totalPages: 2, page: 1, limit: 2 } }],
])("of %s, documents of other types are removed when the backend ignores the type", async (_name, answer) => {
  const page = await search(answer, { docType: "blog", limit: 1 });
  expect(slugs(page)).toEqual(["a"]);
  expect(page.pagination).toMatchObject({ totalDocs: 2, totalPages: 2, hasNextPage: true });
  expect(slugs(await search(answer, { docType: "blog", limit: 1, page: 2 }))).toEqual(["c"]);
});

test.each([
  ["a bare list", [...found, found[0], ...found], { totalDocs: 3, totalPages: 2 }],
  ["a page", { docs: [found[0], ...found], pagination: { totalDocs: 30 } }, { totalDocs: 30, totalPages: 15 }],
])("of %s, a document that is in it twice is found once", async (_name, answer, pagination) => {
  const page = await search(answer, { limit: 2 });
  expect(slugs(page).slice(0, 2)).toEqual(["a", "b"]);
  expect(new Set(slugs(page)).size).toBe(slugs(page).length);
  expect(page.pagination).toMatchObject(pagination);
});

test("each page of a backend that ignores the type keeps what is left of it", async () => {
  const answer = { docs: found, pagination: { totalDocs: 30, totalPages: 10, page: 2, limit: 3 } };
  const page = await search(answer, { docType: "blog", limit: 3, page: 2 });
  expect(slugs(page)).toEqual(["a", "c"]);
  expect(page.pagination).toMatchObject({ totalDocs: 30, page: 2, hasNextPage: true });
});

test("documents without a type are taken to be of the requested one", async () => {
  const { found: documents } = await search([aDocument({ slug: "x" })], { docType: "blog" });
  expect(documents.map(({ document }) => [document.slug, document.docType])).toEqual([["x", "blog"]]);
});

test("sections keep what can be shown, and matches that are within the snippet", async () => {
  const sections = [
    {
      heading: "Answers",
      occurrence: 2,
      anchor: "the-answers",
      snippet: " the RDAP answer",
      matches: [[5, 9], [9, 5], [10, 99], [-1, 3], ["1", 2], [1]],
    },
    { snippet: "before any heading" },
    { heading: "without a snippet" },
    null,
  ];
  const page = await search([aDocument({ sections })]);
  expect(page.found[0]?.sections).toEqual([
    { heading: "Answers", occurrence: 2, anchor: "the-answers", snippet: " the RDAP answer", matches: [[5, 9]] },
    { heading: null, occurrence: 1, anchor: null, snippet: "before any heading", matches: [] },
  ]);
});

test("an answer without a list is a bad payload", async () => {
  await using backend = await startFakeBackend({ "/docs/": json({ message: "ok" }) });
  await using site = openDocsApi(backend);
  expect(await errorOf(site.api.search(asked))).toMatchObject({ problem: "bad-payload" });
});

test("results are kept as they came, and read anew when they are asked for again, also when the backend confirms them", async () => {
  await using backend = await startFakeBackend({
    "/docs/get-docs-by-searchterm/": versioned({ docs: found }, { etag: '"1"' }),
  });
  await using site = openDocsApi(backend);
  const first = await site.api.search(asked);
  const again = await site.api.search(asked);
  expect(again).toEqual(first);
  expect(again.data.found[0]).not.toBe(first.data.found[0]);
  site.forward(60);
  const confirmed = await site.api.search(asked);
  expect(confirmed.freshUntil).toBe(first.freshUntil + 60_000);
  const kept = await site.api.search(asked);
  expect(kept).toEqual(confirmed);
  expect(kept.data).toEqual(first.data);
  expect(kept.data.found[0]).not.toBe(confirmed.data.found[0]);
  expect(backend.calls.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, '"1"']);
  backend.answerAll(json({}, { status: 503 }));
  site.forward(120);
  expect(await site.api.search(asked)).toMatchObject({ stale: true, data: first.data });
});

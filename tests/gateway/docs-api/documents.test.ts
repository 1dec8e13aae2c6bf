import { describe, expect, test } from "vitest";
import { json } from "../../support/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fake-backend.ts";
import { aDocument, errorOf, openDocsApi } from "./open-docs-api.ts";

const parsed = async (fields: Readonly<Record<string, unknown>>) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json({ doc: [aDocument(fields)] }));
  return (await site.api.fetchDocument("a")).data;
};

const bare = {
  _id: "1",
  slug: "what-is-rdap",
  subject: "What is RDAP?",
  metaTitle: null,
  metaDescription: null,
  content: null,
  featuredImage: null,
  category: null,
  subcategory: null,
  typeName: null,
  docType: null,
  datePublished: null,
  lastUpdated: null,
  user: [],
  authorDetails: [],
  typeDetails: [],
  tagDetails: [],
  location: null,
  schemaMarkup: [],
  description: null,
};

describe("the fields of a document", () => {
  test("are all there when the backend sends the least", async () => {
    expect(await parsed({})).toEqual(bare);
  });

  test("are absent when the backend sends null, and unknown ones are left out", async () => {
    const nulls = Object.fromEntries(
      Object.keys(bare)
        .slice(3)
        .map((name) => [name, null]),
    );
    expect(await parsed({ ...nulls, surprise: { a: 1 } })).toEqual(bare);
  });

  test.each([[{}], [[]], [true], [-1]])("are absent when all are of the wrong type: %j", async (wrong) => {
    const fields = Object.fromEntries(
      Object.keys(bare)
        .slice(3)
        .map((name) => [name, wrong]),
    );
    expect(await parsed(fields)).toEqual(bare);
  });

  test("are passed on when they are as they should be", async () => {
    const document = await parsed({
      _id: 42,
      metaTitle: "RDAP in short",
      content: "<p>Text</p>",
      docType: "article",
      datePublished: "2026-03-04T10:30:00+02:00",
      lastUpdated: "2026-03-05",
      user: [{ _id: 7, name: "Ines", designation: "Editor" }, { designation: "nobody" }, null, "text"],
      authorDetails: [{ name: "Ines" }],
      typeDetails: [{ name: "How-to & More" }],
      tagDetails: [
        { _id: "t", name: "DNS", slug: "the-dns" },
        { name: "★", _id: "star" },
      ],
      location: { name: "Lisbon" },
    });
    expect(document).toMatchObject({
      _id: "42",
      metaTitle: "RDAP in short",
      content: "<p>Text</p>",
      docType: "article",
      datePublished: "2026-03-04T08:30:00Z",
      lastUpdated: "2026-03-05T00:00:00Z",
      user: [{ _id: "7", name: "Ines", designation: "Editor" }],
      authorDetails: [{ _id: null, name: "Ines" }],
      typeDetails: [{ _id: null, name: "How-to & More", slug: "how-to-more" }],
      tagDetails: [
        { _id: "t", name: "DNS", slug: "the-dns" },
        { _id: "star", name: "★", slug: "star" },
      ],
      location: "Lisbon",
    });
  });

  test("take the slug for an id that is missing", async () => {
    expect((await parsed({ _id: null }))?._id).toBe("what-is-rdap");
  });
});

test.each([
  ["2026-03-04", "2026-03-04T00:00:00Z"],
  ["2026-03-04T10:30", "2026-03-04T10:30:00Z"],
  ["2026-03-04 10:30:15", "2026-03-04T10:30:15Z"],
  ["2026-03-04T10:30:15.999Z", "2026-03-04T10:30:15Z"],
  ["2026-03-04T23:30:00-0200", "2026-03-05T01:30:00Z"],
  ["2024-02-29", "2024-02-29T00:00:00Z"],
  ["2026-02-29", null],
  ["2026-02-30T10:00:00Z", null],
  ["2026-13-01", null],
  ["2026-03-04T25:00:00Z", null],
  ["March 4, 2026", null],
  ["04/03/2026", null],
  ["soon", null],
  ["", null],
  [1_772_600_000_000, null],
])("the date %j becomes %j", async (datePublished, expected) => {
  expect((await parsed({ datePublished }))?.datePublished).toBe(expected);
});

test.each([
  ["text of an object", [{ markup: '{"@type":"Article"}' }], [{ "@type": "Article" }]],
  ["an object", [{ markup: { "@type": "Article" } }], [{ "@type": "Article" }]],
  ["text without a wrapper", ['{"@type":"Article"}'], [{ "@type": "Article" }]],
  ["text of a list", [{ markup: '[{"a":1},{"b":2}]' }], [{ a: 1 }, { b: 2 }]],
  ["text that does not parse", [{ markup: "{'@type':'Article'}" }, { markup: '{"a":1}' }], [{ a: 1 }]],
  ["text of no object", [{ markup: '"a"' }, { markup: "1" }, { markup: "null" }, { markup: null }, null], []],
])("schema markup given as %s", async (_name, schemaMarkup, expected) => {
  expect((await parsed({ schemaMarkup }))?.schemaMarkup).toEqual(expected);
});

test.each([
  ["an empty list", { doc: [] }],
  ["null", { doc: null }],
  ["a document without a slug", { doc: [{ subject: "A" }] }],
  ["a document without a subject", { doc: [{ slug: "a", subject: "  " }] }],
  ["a list of nothing that is a document", { doc: [null, 1, "a", []] }],
])("there is no document in %s", async (_name, answer) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json(answer));
  expect((await site.api.fetchDocument("a")).data).toBeNull();
  expect((await site.api.fetchFirstDocumentOfType("tou")).data).toBeNull();
});

test("a 404 means that there is no document, and an empty list of a type", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  expect((await site.api.fetchDocument("a")).data).toBeNull();
  expect((await site.api.fetchDocumentsOfAuthor("7", { page: 1, limit: 12 })).data).toBeNull();
  expect((await site.api.fetchDocumentsOfType("sop", { page: 1, limit: 12 })).data).toEqual({
    docs: [],
    pagination: { totalDocs: 0, totalPages: 0, page: 1, limit: 12, hasNextPage: false, hasPrevPage: false },
  });
});

describe("a list of documents", () => {
  const docs = [aDocument({ slug: "a" }), { slug: "without-subject" }, aDocument({ slug: "b" })];
  const pagination = { totalDocs: 26, totalPages: 3, page: 2, limit: 12, hasNextPage: true, hasPrevPage: true };
  const counts = { totalCount: 26, currentPage: 2, pageCount: 3, hasMore: true };

  test.each([
    ["doc and pagination", { doc: docs, pagination }],
    ["posts and pagination", { posts: docs, pagination }],
    ["results.allDocs and pagination", { results: { allDocs: docs }, pagination }],
    ["results.allDocs and counts beside it", { results: { allDocs: docs }, ...counts }],
    ["results with allDocs and counts in it", { results: { allDocs: docs, ...counts } }],
    ["doc and the total alone", { doc: docs, pagination: { totalDocs: 26 } }],
    ["counts written as text", { doc: docs, pagination: { totalDocs: "26", page: "2", limit: "12" } }],
    ["pagination null and counts", { doc: docs, pagination: null, ...counts }],
  ])("comes as %s", async (_name, answer) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json(answer));
    const page = { page: 2, limit: 12 };
    for (const list of [
      await site.api.fetchDocumentsOfType("blog", page),
      await site.api.fetchPosts("blog", page),
      await site.api.fetchDocumentsOfAuthor("7", page),
    ]) {
      expect(list.data?.docs.map(({ slug }) => slug)).toEqual(["a", "b"]);
      expect(list.data?.pagination).toEqual(pagination);
    }
  });

  test("without a word about pages is the whole list, and the page is cut out of it", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    const all = Array.from({ length: 5 }, (_, index) => aDocument({ slug: `d${index}` }));
    backend.answerAll(json({ posts: all }));
    const { data } = await site.api.fetchPosts("blog", { page: 2, limit: 2 });
    expect(data.docs.map(({ slug }) => slug)).toEqual(["d2", "d3"]);
    expect(data.pagination).toEqual({
      totalDocs: 5,
      totalPages: 3,
      page: 2,
      limit: 2,
      hasNextPage: true,
      hasPrevPage: true,
    });
  });

  test("that only says that there is more has one document more than were seen", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json({ results: { allDocs: docs }, hasMore: true }));
    const { data } = await site.api.fetchDocumentsOfAuthor("7", { page: 1, limit: 3 });
    expect(data?.pagination).toEqual({
      totalDocs: 4,
      totalPages: 2,
      page: 1,
      limit: 3,
      hasNextPage: true,
      hasPrevPage: false,
    });
  });

  test("without a list in it is a bad payload", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json({ doc: "none", pagination }));
    expect(await errorOf(site.api.fetchPosts("blog", { page: 1, limit: 2 }))).toMatchObject({ problem: "bad-payload" });
  });
});

test("a backend that lists no articles and legal texts is asked by the calls that it has for these", async () => {
  await using backend = await startFakeBackend({
    "/docs/get-docs-by-type/domainlens?docType=article": json({ posts: [aDocument({ slug: "post" })] }),
    "/api/docs/get-single-docs-by-specificType/domainlens/tou": json({ doc: [aDocument({ slug: "terms" })] }),
  });
  await using site = openDocsApi(backend);
  const page = { page: 1, limit: 12 };
  expect((await site.api.fetchDocumentsOfType("article", page)).data).toMatchObject({
    docs: [{ slug: "post" }],
    pagination: { totalDocs: 1 },
  });
  expect((await site.api.fetchDocumentsOfType("tou", page)).data).toMatchObject({
    docs: [{ slug: "terms" }],
    pagination: { totalDocs: 1 },
  });
  expect((await site.api.fetchDocumentsOfType("tou", { page: 2, limit: 12 })).data).toMatchObject({
    docs: [],
    pagination: { totalDocs: 1 },
  });
  expect((await site.api.fetchDocumentsOfType("privacy-policy", page)).data).toMatchObject({
    docs: [],
    pagination: { totalDocs: 0 },
  });
  expect((await site.api.fetchDocumentsOfType("sop", page)).data.docs).toEqual([]);
  expect(backend.calls.filter(({ url }) => url.includes("sop"))).toHaveLength(1);
});

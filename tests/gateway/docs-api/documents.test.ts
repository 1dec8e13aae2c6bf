import { describe, expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, errorOf, openDocsApi } from "./open-docs-api.ts";

async function parsed(fields: Readonly<Record<string, unknown>>) {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json({ doc: [aDocument(fields)] }));
  return (await site.api.fetchDocument("a")).data;
}

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
  language: null,
  readingMinutes: null,
  sourcePath: null,
  editUrl: null,
};

describe("the fields of a document", () => {
  test("all exist when the backend sends the minimum", async () => {
    expect(await parsed({})).toEqual(bare);
  });

  test("are absent when the backend sends null, and unknown ones are dropped", async () => {
    const nulls = Object.fromEntries(
      Object.keys(bare)
        .slice(3)
        .map((name) => [name, null]),
    );
    expect(await parsed({ ...nulls, surprise: { a: 1 } })).toEqual(bare);
  });

  test.each([[{}], [[]], [true], [-1]])("are absent when all have the wrong type: %j", async (wrong) => {
    const fields = Object.fromEntries(
      Object.keys(bare)
        .slice(3)
        .map((name) => [name, wrong]),
    );
    expect(await parsed(fields)).toEqual(bare);
  });

  test("are passed on when valid", async () => {
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

  test.each([
    [{ subject: "A", metaTitle: "M" }, "A"],
    [{ subject: null, metaTitle: "M" }, "M"],
    [{ subject: " ", metaTitle: null, content: "<p>x</p>" }, "What Is Rdap"],
  ])("have a title: %j is titled %j", async (fields, subject) => {
    expect(await parsed(fields)).toMatchObject({ subject });
  });

  test("use the slug when the id is missing", async () => {
    expect((await parsed({ _id: null }))?._id).toBe("what-is-rdap");
  });
});

test.each([
  ["2026-03-04", "2026-03-04T00:00:00Z"],
  ["2026-03-04T10:30", "2026-03-04T10:30:00Z"],
  ["2026-03-04 10:30:15", "2026-03-04T10:30:15Z"],
  ["2026-03-04T10:30:15.999Z", "2026-03-04T10:30:15Z"],
  ["2026-03-04T23:30:00-0200", "2026-03-05T01:30:00Z"],
  ["2026-03-04 23:30:15.25-02", "2026-03-05T01:30:15Z"],
  ["2024-02-29", "2024-02-29T00:00:00Z"],
  ["2026-02-29", null],
  ["2026-02-30T10:00:00Z", null],
  ["2026-13-01", null],
  ["2026-03-04T25:00:00Z", null],
  ["2026-03-04T10:00:00+99", null],
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
])("%s has no document", async (_name, answer) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json(answer));
  expect((await site.api.fetchDocument("a")).data).toBeNull();
  expect((await site.api.fetchFirstDocumentOfType("tou")).data).toBeNull();
});

test("a single document is accepted without a list around it; anything else is a bad payload", async () => {
  await using backend = await startFakeBackend({
    "/api/docs/get-details/domainlens/a": json({ doc: aDocument({ slug: "a" }) }),
    "/api/docs/get-details/domainlens/b": json({ doc: "garbage" }),
  });
  await using site = openDocsApi(backend);
  expect((await site.api.fetchDocument("a")).data).toMatchObject({ slug: "a" });
  expect(await errorOf(site.api.fetchDocument("b"))).toMatchObject({ problem: "bad-payload" });
});

test("a document that does not say its type is of the type that was asked for", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json({ doc: [aDocument({ slug: "a" }), aDocument({ slug: "b", docType: "news" })] }));
  const page = { page: 1, limit: 12 };
  for (const { data } of [
    await site.api.fetchDocumentsOfType("blog", page),
    await site.api.fetchGlossary("blog", page),
    await site.api.fetchPosts("blog", page),
  ])
    expect(data.docs.map(({ slug, docType }) => [slug, docType])).toEqual([
      ["a", "blog"],
      ["b", "news"],
    ]);
  expect((await site.api.fetchFirstDocumentOfType("tou")).data).toMatchObject({ slug: "a", docType: "tou" });
  expect((await site.api.fetchDocument("a")).data).toMatchObject({ slug: "a", docType: null });
});

test.each([404, 410])("a %d means no document, and an empty list of a type", async (status) => {
  await using backend = await startFakeBackend();
  backend.answerAll(json({ message: "Nothing here" }, { status }));
  await using site = openDocsApi(backend);
  expect((await site.api.fetchDocument("a")).data).toBeNull();
  expect((await site.api.fetchDocumentsOfAuthor("7", { page: 1, limit: 12 })).data).toBeNull();
  expect((await site.api.fetchDocumentsOfType("sop", { page: 1, limit: 12 })).data).toEqual({
    docs: [],
    pagination: { totalDocs: 0, totalPages: 0, page: 1, limit: 12, hasNextPage: false, hasPrevPage: false },
  });
});

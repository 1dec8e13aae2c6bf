import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { z } from "zod";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";
import { searchDemonstration } from "./search-demonstration.ts";

test("a search finds documents, and the matches are at the given positions", async () => {
  const { items, correctedTerm, pagination } = await searchDemonstration('term: "registrar"');
  expect(correctedTerm).toBeNull();
  expect(items.length).toBeGreaterThan(2);
  expect(pagination).toMatchObject({ page: 1 });
  const marked = items.flatMap(({ sections }) =>
    sections.flatMap(({ snippet, matches }) => matches.map(([start, end]) => snippet.slice(start, end))),
  );
  expect(marked.length).toBeGreaterThan(2);
  for (const words of marked) expect(words).toMatch(/regist/i);
});

test("the last word may be incomplete", async () => {
  const found = await searchDemonstration('term: "dns resol"');
  expect(found.items.map(({ document }) => document.slug)).toContain("how-a-resolver-walks-the-tree");
});

test("a misspelt search is corrected, and says what was searched instead", async () => {
  const found = await searchDemonstration('term: "domian valuaton"');
  expect(found.correctedTerm).toMatch(/domain valuation/i);
  expect(found.items[0]?.document.slug).toBe("domain-valuation-four-methods");
});

test("a correction can be taken back", async () => {
  const found = await searchDemonstration('term: "domain valuaton", exact: true');
  expect(found.correctedTerm).toBeNull();
  expect((await searchDemonstration('term: "valuaton", exact: true')).items).toEqual([]);
});

test("every found section links to an existing heading of the document", async () => {
  let anchors = 0;
  for (const term of ["registrar", "dns record", "price", "certificate"]) {
    for (const { document, sections } of (await searchDemonstration(`term: "${term}", limit: 80`, "content")).items) {
      const text = JSDOM.fragment(document.content ?? "");
      for (const { anchor, heading } of sections) {
        if (anchor === null) continue;
        anchors += 1;
        expect(text.querySelector(`[id="${anchor}"]`)?.textContent, `${document.slug}#${anchor}`).toContain(heading);
      }
    }
  }
  expect(anchors).toBeGreaterThan(10);
});

test("a type restricts the results to its documents", async () => {
  const found = await searchDemonstration('term: "domain", types: ["blog"]');
  expect(found.items.length).toBeGreaterThan(0);
  expect(new Set(found.items.map(({ document }) => document.type.id))).toEqual(new Set(["blog"]));
});

test.each([10, 30])("no page of %i results of several types is empty, however many documents match", async (limit) => {
  const ofType = (docType: string, count: number) =>
    Array.from({ length: count }, (_, index) => aWireDocument({ slug: `${docType}-${index}`, docType }));
  await using fake = await startFakeSite({ documents: [...ofType("article", 500), ...ofType("blog", 3)] });
  const pageOf = async (page: number) => {
    const query = `{ search(term: "words", types: ["article", "blog"], page: ${page}, limit: ${limit}) {
      items { document { slug } } pagination { totalItems totalPages hasNextPage } } }`;
    return Search.parse((await ask(fake, query)).data).search;
  };
  const last = Math.ceil(103 / limit);
  const pages = await Promise.all([1, last, last + 1].map(pageOf));
  const facts = pages.map(({ items, pagination }) => ({ items: items.length, ...pagination }));
  const totals = { totalItems: 503, totalPages: last };
  expect(facts).toEqual([
    { ...totals, items: limit, hasNextPage: true },
    { ...totals, items: 103 % limit, hasNextPage: false },
    { ...totals, items: 0, hasNextPage: false },
  ]);
});

const Search = z.object({
  search: z.object({
    items: z.array(z.unknown()),
    pagination: z.object({ totalItems: z.number(), totalPages: z.number(), hasNextPage: z.boolean() }),
  }),
});

test("no result is an empty list without an error", async () => {
  expect(await searchDemonstration('term: "qqqxxyyzz"')).toMatchObject({ items: [], pagination: { totalItems: 0 } });
});

test.each(["", "   ", "\\n\\t"])("a blank term (%j) finds nothing, without a backend call", async (term) => {
  await using fake = await startFakeSite();
  expect(
    await ask(
      fake,
      `{ search(term: "${term}") { items { document { slug } } correctedTerm pagination { totalItems totalPages } } }`,
    ),
  ).toMatchObject({
    data: { search: { items: [], correctedTerm: null, pagination: { totalItems: 0, totalPages: 0 } } },
    errors: [],
  });
  expect(fake.backend.calls).toEqual([]);
});

test("a term of more than 300 characters is refused without a call; one of 300 is accepted", async () => {
  await using fake = await startFakeSite();
  const query = "query ($term: String!) { search(term: $term) { items { document { slug } } } }";
  expect(await ask(fake, query, { variables: { term: "x".repeat(301) } })).toMatchObject({
    data: { search: null },
    errors: [
      {
        message: "term must be at most 300 characters, got 301; use fewer words.",
        extensions: { code: "BAD_USER_INPUT", status: 400 },
      },
    ],
  });
  expect(fake.backend.calls).toEqual([]);
  expect(await ask(fake, query, { variables: { term: ` ${"x".repeat(300)} ` } })).toMatchObject({
    data: { search: { items: [{ document: { slug: "first-words" } }] } },
    errors: [],
  });
});

test("when the backend ignores the type, the gateway filters the results", async () => {
  await using fake = await startFakeSite({
    documents: [aWireDocument(), aWireDocument({ slug: "news", docType: "news" })],
  });
  const { data } = await ask(
    fake,
    '{ search(term: "words", types: ["news"]) { items { document { slug } } pagination { totalItems } } }',
  );
  expect(data?.search).toEqual({ items: [{ document: { slug: "news" } }], pagination: { totalItems: 1 } });
  expect(fake.backend.calls[0]?.url).toContain("searchType=news");
});

test("a document without a type is found once, however many types are searched", async () => {
  const documents = [aWireDocument({ docType: null }), aWireDocument({ slug: "second", docType: "blog" })];
  await using fake = await startFakeSite({ documents });
  const { data } = await ask(
    fake,
    '{ search(term: "words", types: ["article", "blog"]) { items { document { slug } } } }',
  );
  expect(data).toEqual({
    search: { items: [{ document: { slug: "first-words" } }, { document: { slug: "second" } }] },
  });
});

test("a search that fails is null with an error", async () => {
  await using fake = await startFakeSite({ routes: { [calls.search]: json({}, { status: 503 }) } });
  expect(await ask(fake, '{ search(term: "words") { items { document { slug } } } }')).toMatchObject({
    data: { search: null },
    errors: [{ extensions: { code: "HTTP_503", status: 503 } }],
  });
});

test("one type may be named alone; with others, or unknown, it is refused without a call", async () => {
  await using fake = await startFakeSite({
    documents: [aWireDocument(), aWireDocument({ slug: "news", docType: "news" })],
  });
  const found = (types: string) => ask(fake, `{ search(term: "words", ${types}) { items { document { slug } } } }`);
  for (const [types, message] of [
    ['type: "news", types: ["article"]', "expected type or types, got both; name all of them in types."],
    ['type: "nothing"', expect.stringMatching(/^type must be one of .+, got "nothing"\.$/)],
  ])
    expect((await found(String(types))).errors).toMatchObject([
      { message, extensions: { code: "BAD_USER_INPUT", status: 400 } },
    ]);
  expect(fake.backend.calls).toEqual([]);
  for (const types of ['type: "news"', 'type: "news", types: []', 'type: null, types: ["news"]'])
    expect(await found(types)).toMatchObject({
      data: { search: { items: [{ document: { slug: "news" } }] } },
      errors: [],
    });
  expect(fake.backend.calls[0]?.url).toContain("searchType=news");
});

test("the total of several types is at most the largest number that an answer can hold", async () => {
  const totalDocs = 2_147_483_647;
  await using fake = await startFakeSite({
    routes: { [calls.search]: json({ docs: [aWireDocument()], pagination: { totalDocs } }) },
  });
  expect(
    await ask(fake, '{ search(term: "words", types: ["article", "news"]) { pagination { totalItems } } }'),
  ).toMatchObject({ data: { search: { pagination: { totalItems: totalDocs } } }, errors: [] });
});

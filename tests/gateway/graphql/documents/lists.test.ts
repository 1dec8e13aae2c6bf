import { expect, test } from "vitest";
import { ask } from "../../../support/ask.ts";
import { json } from "../../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { forAllTests } from "../../../support/for-all-tests.ts";
import { startSite } from "../../../support/site.ts";
import { aWireDocument } from "../../../support/fakes/wire-documents.ts";

const documents = Array.from({ length: 30 }, (_, index) =>
  aWireDocument({ _id: String(index), slug: `text-${index}`, subject: `Text ${index}` }),
);
function slugs(from: number, to: number) {
  return documents.slice(from, to).map(({ slug }) => ({ slug }));
}

function category(id: string, name: string, ...slugsOf: readonly string[]) {
  return {
    _id: id,
    name,
    subCategories: [{ _id: `${id}-s`, name: "Basics & more", docs: slugsOf.map((slug) => ({ slug, subject: slug })) }],
  };
}

const site = forAllTests(() =>
  startFakeSite({
    documents,
    routes: {
      [calls.categories]: json({
        allCategories: [
          category("c1", "DNS & hosting", "text-1", "text-2", "gone"),
          category("c2", "dns: hosting!", "text-3"),
          category("c3", "Éléments", "text-4"),
          category("c4", "!!!", "text-5"),
        ],
      }),
    },
  }),
);

const lists = [
  { name: "documents", field: 'documents(type: "article"%)' },
  { name: "documentsByAuthor", field: 'documentsByAuthor(authorId: "ada"%)' },
  { name: "documentsByTag", field: 'documentsByTag(slug: "dns"%)' },
  { name: "documentsByType", field: 'documentsByType(slug: "article"%)' },
] as const;

function listOf(field: string, page: string) {
  return ask(
    site(),
    `{ list: ${field.replace("%", page)} { items { slug } pagination { page limit totalItems totalPages hasNextPage hasPreviousPage } } }`,
  );
}

test.each(lists)("$name returns 12 items per page by default, with the page's position", async ({ field }) => {
  const { data, errors } = await listOf(field, "");
  expect(errors).toEqual([]);
  expect(data?.list).toEqual({
    items: slugs(0, 12),
    pagination: { page: 1, limit: 12, totalItems: 30, totalPages: 3, hasNextPage: true, hasPreviousPage: false },
  });
});

test.each(lists)("$name returns the requested page, and an empty one beyond the last", async ({ field }) => {
  expect((await listOf(field, ", page: 3, limit: 14")).data?.list).toEqual({
    items: slugs(28, 30),
    pagination: { page: 3, limit: 14, totalItems: 30, totalPages: 3, hasNextPage: false, hasPreviousPage: true },
  });
  expect((await listOf(field, ", page: 4, limit: 14")).data?.list).toMatchObject({
    items: [],
    pagination: { totalItems: 30, hasNextPage: false },
  });
  expect((await listOf(field, ", limit: 100")).data?.list).toMatchObject({ items: slugs(0, 30) });
});

const lists2 = [
  ...lists,
  { name: "documentsByCategory", field: 'documentsByCategory(slug: "elements"%)' },
  { name: "authors", field: "authors(%)" },
  { name: "search", field: 'search(term: "text"%)' },
] as const;

test.each(lists2)(
  "$name refuses a page below 1 and a limit outside 1 to 100, and says what is expected",
  async ({ field }) => {
    for (const [given, message] of [
      [", page: 0", "page must be 1 or more, got 0."],
      [", page: -1", "page must be 1 or more, got -1."],
      [", limit: 0", 'limit must be 1 to 100, got 0; ask for more with "page".'],
      [", limit: 101", 'limit must be 1 to 100, got 101; ask for more with "page".'],
    ] as const) {
      const { data, errors } = await ask(site(), `{ list: ${field.replace("%", given)} { pagination { page } } }`);
      expect(data?.list).toBeNull();
      expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT", status: 400 } }]);
    }
  },
);

test("any page beyond the last is empty, up to the largest number", async () => {
  await using embedded = await startSite();
  const page = "page: 2147483647, limit: 100";
  const { data, errors } = await ask(
    embedded,
    `{ documents(type: "article", ${page}) { ...Page } authors(${page}) { items { id } pagination { totalItems } } search(term: "domain", ${page}) { items { document { slug } } pagination { totalItems } }
       documentsByAuthor(authorId: "ines-okafor", ${page}) { ...Group } documentsByTag(slug: "dns", ${page}) { ...Group }
       documentsByType(slug: "article", ${page}) { ...Group } documentsByCategory(slug: "domain-names", ${page}) { ...Group } }
     fragment Page on DocumentPage { items { slug } pagination { totalItems } }
     fragment Group on DocumentGroupPage { items { slug } pagination { totalItems } }`,
  );
  expect(errors).toEqual([]);
  expect(Object.keys(data ?? {})).toHaveLength(7);
  for (const list of Object.values(data ?? {}))
    expect(list).toEqual({ items: [], pagination: { totalItems: expect.any(Number) } });
});

test("a type without documents is an empty list", async () => {
  expect(
    await ask(site(), '{ documents(type: "news") { items { slug } pagination { totalItems totalPages } } }'),
  ).toMatchObject({
    data: { documents: { items: [], pagination: { totalItems: 0, totalPages: 0 } } },
    errors: [],
  });
});

test("missing authors, tags, types and categories are null, without an error", async () => {
  const reply = await ask(
    site(),
    `{ author: documentsByAuthor(authorId: "x") { name } tag: documentsByTag(slug: "x") { name } type: documentsByType(slug: "x") { name }
       category: documentsByCategory(slug: "x") { name } sub: documentsByCategory(slug: "elements", subcategory: "x") { name } }`,
  );
  expect(reply).toMatchObject({ data: { author: null, tag: null, type: null, category: null, sub: null }, errors: [] });
});

test("a type of the site that no document has is there, and empty", async () => {
  const { data, errors } = await ask(
    site(),
    '{ documentsByType(slug: "white-paper") { name items { slug } pagination { totalItems totalPages } } }',
  );
  expect({ data, errors }).toEqual({
    data: { documentsByType: { name: "White Paper", items: [], pagination: { totalItems: 0, totalPages: 0 } } },
    errors: [],
  });
});

test("groups have their displayed names", async () => {
  const { data } = await ask(
    site(),
    `{ a: documentsByAuthor(authorId: "ada") { name } t: documentsByTag(slug: "dns") { name } y: documentsByType(slug: "article") { name } }`,
  );
  expect(data).toEqual({ a: { name: "Ada Example" }, t: { name: "DNS" }, y: { name: "Article" } });
});

test("category addresses are made of their names; equal ones are distinguished by id", async () => {
  const { data, errors } = await ask(
    site(),
    `{ navigation { categories { name slug } } one: documentsByCategory(slug: "dns-hosting-c1") { name items { slug } }
       two: documentsByCategory(slug: "dns-hosting-c2") { name items { slug } } neither: documentsByCategory(slug: "dns-hosting") { name }
       accents: documentsByCategory(slug: "elements") { items { slug } } sub: documentsByCategory(slug: "elements", subcategory: "basics-more") { name items { slug } } }`,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    navigation: {
      categories: [
        { name: "DNS & hosting", slug: "dns-hosting-c1" },
        { name: "dns: hosting!", slug: "dns-hosting-c2" },
        { name: "Éléments", slug: "elements" },
        { name: "!!!", slug: "c4" },
      ],
    },
    one: { name: "DNS & hosting", items: [{ slug: "text-1" }, { slug: "text-2" }] },
    two: { name: "dns: hosting!", items: [{ slug: "text-3" }] },
    neither: null,
    accents: { items: [{ slug: "text-4" }] },
    sub: { name: "Basics & more", items: [{ slug: "text-4" }] },
  });
});

test("a list that the backend cannot return is null with an error, and lists beside it are unaffected", async () => {
  await using broken = await startFakeSite({ routes: { [`${calls.ofType}blog`]: json({}, { status: 500 }) } });
  expect(
    await ask(
      broken,
      '{ articles: documents(type: "article") { items { slug } } blogs: documents(type: "blog") { items { slug } } }',
    ),
  ).toMatchObject({
    status: 200,
    data: { articles: { items: [{ slug: "first-words" }] }, blogs: null },
    errors: [{ path: ["blogs"], extensions: { status: 500, code: "HTTP_500" } }],
  });
});

import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { exchange } from "../support/exchange.ts";
import { json } from "../support/fake-backend-answers.ts";
import { calls, startFakeSite } from "../support/fake-site.ts";
import { forAllTests } from "../support/for-all-tests.ts";
import { aWireDocument } from "../support/wire-documents.ts";
import { faultsOf, wrongAnswers } from "./support/contract-faults.ts";
import type { Fault } from "./support/contract-faults.ts";

const link = { subject: "A link", slug: "first-words" };
const group = {
  _id: "g",
  name: "A group",
  slug: "group",
  count: 1,
  docs: [link],
  lastPublished: "2026-01-02T00:00:00Z",
};
const author = { _id: "ada", name: "Ada Example", role: "12 Posts", image: "/media/a.svg", designation: "Writer" };
const section = { heading: "A heading", occurrence: 1, snippet: "These are the first words.", matches: [[0, 5]] };
const pagination = { totalDocs: 1, totalPages: 1, page: 1, limit: 12, hasNextPage: false, hasPrevPage: false };

/** Faults within the parts of a document. */
const inList = (schema: string, field: string, whole: Readonly<Record<string, unknown>>): readonly Fault[] =>
  faultsOf(schema, whole).map(({ name, value }) => ({ name, value: aWireDocument({ [field]: [value] }) }));

const documentFaults = [
  ...faultsOf("Document", aWireDocument()),
  ...inList("DocumentUser", "user", { _id: "ada", name: "Ada", designation: "Writer" }),
  ...inList("AuthorDetail", "authorDetails", { _id: "ada", name: "Ada" }),
  ...inList("NamedGroup", "typeDetails", { _id: "t", name: "Type", slug: "type" }),
  ...inList("NamedGroup", "tagDetails", { _id: "t", name: "Tag", slug: "tag" }),
  ...inList("SchemaMarkup", "schemaMarkup", { markup: { "@type": "Thing" } }),
  ...faultsOf("Location", { name: "Berlin" }).map(({ name, value }) => ({
    name,
    value: aWireDocument({ location: value }),
  })),
];
/** Each with an address of its own, unless the slug is what is wrong. */
const documents = documentFaults.map(({ name, value }, index) =>
  name.startsWith("Document.slug ") ? value : { ...value, slug: `fault-${index}` },
);

const linkFaults = faultsOf("DocSummary", link).map(({ value }) => value);
const groups = faultsOf("DocumentGroup", group).map(({ value }) => value);
const allGroups = [...groups, { ...group, _id: "links", docs: linkFaults }];

const routes = {
  [calls.categories]: json({
    allCategories: [
      ...faultsOf("Category", { _id: "c", name: "Names", count: 1, subCategories: [group] }).map(({ value }) => value),
      { _id: "all", name: "All", subCategories: allGroups },
    ],
  }),
  [calls.types]: json({ allTypes: allGroups }),
  [calls.tags]: json({ allTags: allGroups }),
  [calls.users]: json({ allUserDocs: [...faultsOf("UserDocGroup", group).map(({ value }) => value), ...allGroups] }),
  [calls.authors]: json({
    results: [
      ...faultsOf("AuthorRow", { author, documentCount: 1, lastPublished: "2026-01-02" }),
      ...faultsOf("Author", author).map(({ name, value }) => ({ name, value: { author: value } })),
    ].map(({ value }) => value),
  }),
  [calls.search]: json({
    docs: [
      ...documents,
      ...faultsOf("FoundSection", section).map(({ value }, index) => ({
        ...aWireDocument({ slug: `found-${index}` }),
        sections: [value],
      })),
    ],
  }),
  [`${calls.sitemap}sitemap-article/`]: json({
    sitemap: {
      links: faultsOf("SitemapLink", {
        linkname: "/article/first-words",
        lastmoddate: "2026-01-02",
        priority: 0.5,
      }).map(({ value }) => value),
    },
  }),
};

const site = forAllTests(() => startFakeSite({ documents, routes, settings: { LIMIT_BREAKER_CALLS_COUNT: "100000" } }));

const neverSaid = /undefined|\[object Object\]|Invalid Date|\bNaN\b/;

/** What an answer says to those who read it, or to a machine: not its scripts. */
const wordsOf = (type: string, text: string): string => {
  if (!type.includes("html")) return text;
  const { document } = new JSDOM(text).window;
  for (const hidden of document.querySelectorAll("script, style")) hidden.remove();
  return document.documentElement.outerHTML;
};

const problemsAt = async (path: string, statuses: readonly number[]): Promise<readonly string[]> => {
  const { status, headers, body } = await exchange(site(), path);
  const said = neverSaid.exec(wordsOf(String(headers["content-type"]), body.toString()));
  return [
    ...(statuses.includes(status) ? [] : [`${path}: status ${status}`]),
    ...(said === null ? [] : [`${path}: ${said.input.slice(Math.max(0, said.index - 60), said.index + 60)}`]),
  ];
};

const doors = [
  "/",
  "/articles",
  "/articles?page=2",
  "/articles?page=9",
  "/blog",
  "/news",
  "/docs",
  "/docs/fault-1",
  "/authors",
  "/authors?page=2",
  "/authors/Ada/ada",
  "/glossary",
  "/how-to",
  "/knowledge-base",
  "/api",
  "/legal/terms",
  "/legal/privacy",
  "/tag/group",
  "/type/group",
  "/category/names",
  "/category/all/a-group",
  "/search?q=words",
  "/sitemap.xml",
  "/sitemap-article.xml",
  "/docs/sitemap-article.xml",
  "/robots.txt",
];

test.each(doors)(
  "with every field of the contract wrong in every way, %s is 200 or 404, and says nothing that is no word",
  async (door) => {
    expect(await problemsAt(door, [200, 301, 404])).toEqual([]);
  },
);

test("each document with a wrong field has its page", async () => {
  const slugs = documents.map(({ slug }) => String(slug)).filter((slug) => slug.startsWith("fault-"));
  const problems: string[] = [];
  for (const slug of slugs) problems.push(...(await problemsAt(`/article/${slug}`, [200, 404])));
  expect(problems).toEqual([]);
  expect(slugs.length).toBeGreaterThan(200);
});

const lists = [
  { path: `${calls.ofType}article`, list: "doc", doors: ["/articles", "/"] },
  { path: `${calls.ofType}glossary`, list: "doc", doors: ["/glossary"] },
  { path: `${calls.document}fault-1`, list: "doc", doors: ["/article/fault-1"] },
  { path: calls.ofAuthor, list: "results", doors: ["/authors/Ada/ada"] },
  { path: calls.authors, list: "results", doors: ["/authors"] },
  { path: calls.search, list: "docs", doors: ["/search?q=words"] },
  { path: calls.categories, list: "allCategories", doors: ["/docs", "/category/names"] },
  { path: calls.types, list: "allTypes", doors: ["/docs", "/type/group"] },
  { path: calls.tags, list: "allTags", doors: ["/docs", "/tag/group"] },
  { path: calls.users, list: "allUserDocs", doors: ["/docs"] },
  {
    path: `${calls.sitemap}sitemap-article/`,
    list: "sitemap",
    doors: ["/sitemap-article.xml", "/docs/sitemap-article.xml"],
  },
  { path: calls.robots, list: "content", doors: ["/robots.txt"] },
] as const;

test.each(lists)(
  "an answer of $path without its list is a page, a 404 or a whole 503, and says nothing that is no word",
  async ({ path, list, doors }) => {
    const answers = [
      ...Object.values(wrongAnswers),
      ...Object.values(wrongAnswers).map((value) => ({ [list]: value })),
    ];
    const problems: string[] = [];
    for (const answer of answers) {
      await using one = await startAgain(path, answer);
      for (const door of doors)
        problems.push(
          ...(await problemsAt(door, [200, 404, 503])).map(
            (problem) => `${JSON.stringify(answer)} ${one.path} ${problem}`,
          ),
        );
    }
    expect(problems).toEqual([]);
  },
);

test.each([
  { path: `${calls.ofType}article`, answer: { doc: [aWireDocument()] }, door: "/articles?page=2" },
  { path: calls.authors, answer: { results: [{ author }] }, door: "/authors?page=2" },
  { path: calls.ofAuthor, answer: { results: { allDocs: [aWireDocument()] } }, door: "/authors/Ada/ada" },
  { path: calls.search, answer: { docs: [aWireDocument()] }, door: "/search?q=words&page=2" },
])("a page of $path that says wrongly where it stands is shown at $door", async ({ path, answer, door }) => {
  const problems: string[] = [];
  for (const { name, value } of faultsOf("Pagination", pagination)) {
    await using one = await startAgain(path, { ...answer, pagination: value });
    problems.push(...(await problemsAt(door, [200])).map((problem) => `${name} ${one.path} ${problem}`));
  }
  expect(problems).toEqual([]);
});

/** Lets the backend answer otherwise for a while, and the gateway forget what it knows. */
const startAgain = async (path: string, answer: unknown) => {
  site().backend.on(path, json(answer));
  site().purge();
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      const before = routes[path];
      if (before) site().backend.on(path, before);
      else site().heal();
      await Promise.resolve();
    },
  };
};

const slugs = [
  "naïve-größe",
  "日本語",
  "\u{1F600}\u{1F680}",
  "a.b.c",
  "a/b/c",
  "..a",
  "a..",
  "%2e%2e",
  "100%",
  "a b",
  "a+b&c=d?e#f",
  "__proto__",
  "constructor",
  "toString",
  "<script>",
  "\"'",
  "null",
  "undefined-behaviour",
  "0",
  "-1",
  "sitemap.xml",
  "page.json",
  "\u202eabc",
  "e\u0301",
  "A",
  "a",
  "x".repeat(300),
];

test("a slug may be any text: its document is found at its address, and its list leads there", async () => {
  await using odd = await startFakeSite({
    documents: slugs.map((slug, index) => aWireDocument({ _id: `${index}`, slug, subject: `Subject ${index}` })),
  });
  const listed = (
    await Promise.all([1, 2, 3].map(async (page) => (await exchange(odd, `/articles?page=${page}`)).body.toString()))
  ).join("");
  for (const [index, slug] of slugs.entries()) {
    const path = `/article/${encodeURIComponent(slug)}`;
    const { status, body } = await exchange(odd, path);
    const { document } = new JSDOM(body.toString()).window;
    expect({ slug, status, heading: document.querySelector("h1")?.textContent }).toEqual({
      slug,
      status: 200,
      heading: `Subject ${index}`,
    });
    expect(new JSDOM(listed).window.document.querySelector(`a[href="${path.replaceAll('"', '\\"')}"]`)).not.toBeNull();
  }
});

import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { errorOf, openDocsApi } from "./open-docs-api.ts";

const link = { subject: "What is RDAP?", slug: "what-is-rdap" };

async function open(routes: Readonly<Record<string, unknown>>) {
  const backend = await startFakeBackend(
    Object.fromEntries(Object.entries(routes).map(([path, value]) => [path, json(value)])),
  );
  const site = openDocsApi(backend);
  return {
    api: site.api,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      await backend[Symbol.asyncDispose]();
    },
  };
}

test("categories have counts when the backend sends documents, counts or both", async () => {
  await using site = await open({
    "/api/category/": {
      allCategories: [
        {
          _id: "c",
          name: "Domains",
          subCategories: [
            { _id: "s", name: "Names", docs: [link, { slug: "no-subject" }, null] },
            { name: "Sales", count: 4 },
          ],
        },
        { name: "Data & Insight", subCategories: null },
        { _id: "n", name: "Counted", count: 9, subCategories: [] },
        { _id: "x" },
      ],
    },
  });
  expect((await site.api.fetchCategories()).data).toEqual([
    {
      _id: "c",
      name: "Domains",
      count: 5,
      subCategories: [
        { _id: "s", name: "Names", docs: [link], count: 1 },
        { _id: "sales", name: "Sales", docs: [], count: 4 },
      ],
    },
    { _id: "data-insight", name: "Data & Insight", count: 0, subCategories: [] },
    { _id: "n", name: "Counted", count: 9, subCategories: [] },
  ]);
});

test("types and tags have slugs whether or not the backend sends them", async () => {
  const groups = [{ _id: "1", name: "How-to", slug: "how", docs: [link] }, { name: "White Paper", count: 3 }, "broken"];
  const expected = [
    { _id: "1", name: "How-to", slug: "how", hasSlug: true, docs: [link], count: 1 },
    { _id: "white-paper", name: "White Paper", slug: "white-paper", hasSlug: false, docs: [], count: 3 },
  ];
  await using site = await open({ "/api/type/": { allTypes: groups }, "/api/tags/": { allTags: groups } });
  expect((await site.api.fetchTypes()).data).toEqual(expected);
  expect((await site.api.fetchTags()).data).toEqual(expected);
});

test("authors in the navigation have a valid last date or none", async () => {
  await using site = await open({
    "/api/user/": {
      allUserDocs: [
        { _id: "1", name: "Ines", lastPublished: "2026-03-04T10:00:00Z", docs: [link] },
        { _id: "2", name: "Jonas", lastPublished: "yesterday" },
      ],
    },
  });
  expect((await site.api.fetchUsers()).data).toEqual([
    { _id: "1", name: "Ines", lastPublished: "2026-03-04T10:00:00Z", docs: [link], count: 1 },
    { _id: "2", name: "Jonas", lastPublished: null, docs: [], count: 0 },
  ]);
});

test.each([
  ["2026-03-04T23:30:00-02:00", "2026-03-04T23:30:00-02:00"],
  ["2026-03-05 00:30:15.25+0530", "2026-03-05T00:30:15+0530"],
  ["2026-03-04 23:30:15.25-02", "2026-03-04T23:30:15-02:00"],
  ["2026-03-04T23:30", "2026-03-04T23:30:00Z"],
  ["2026-03-04", "2026-03-04T00:00:00Z"],
  ["2026-02-30T10:00:00+01:00", null],
  ["2026-03-04T23:30:00+99:00", null],
])("the last date of an author in the navigation, %s, keeps the day that is written", async (written, read) => {
  const author = { _id: "1", name: "Ines", slug: "ines", lastPublished: written };
  await using site = await open({
    "/api/user/": { allUserDocs: [author] },
    "/api/tree/": { groups: [author] },
  });
  const asked = { kind: "author", within: null, page: 1, limit: 10 } as const;
  expect((await site.api.fetchUsers()).data[0]?.lastPublished).toBe(read);
  expect((await site.api.fetchGroups(asked)).data.items[0]?.lastPublished).toBe(read);
});

test("a null group is empty, and an answer without the group is a bad payload", async () => {
  await using site = await open({ "/api/type/": { allTypes: null }, "/api/tags/": { tags: [] } });
  expect((await site.api.fetchTypes()).data).toEqual([]);
  expect(await errorOf(site.api.fetchTags())).toMatchObject({ problem: "bad-payload" });
  expect(await errorOf(site.api.fetchCategories())).toMatchObject({ problem: "rejected", status: 404 });
});

test.each([
  ["results, the author nested", (rows: unknown) => ({ results: rows, pagination: { totalDocs: 2 } })],
  ["authors, the author nested", (rows: unknown) => ({ authors: rows, pagination: { totalDocs: 2 } })],
])("a list of authors is accepted as %s", async (_name, answer) => {
  const rows = [
    {
      author: { _id: "1", name: "Ines", role: "12 Posts", designation: "Editor", image: "/media/a.svg" },
      documentCount: 12,
      lastPublished: "2026-03-04",
    },
    { author: { _id: "2", name: "Jonas" } },
    { author: { _id: "3" } },
    { _id: "4", name: "Mei-Lin", documentCount: "3" },
  ];
  await using site = await open({ "/api/user/": answer(rows) });
  const { data } = await site.api.fetchAuthors({ page: 1, limit: 12 });
  expect(data.pagination).toEqual({
    totalDocs: 2,
    totalPages: 1,
    page: 1,
    limit: 12,
    hasNextPage: false,
    hasPrevPage: false,
  });
  expect(data.authors).toEqual([
    {
      _id: "1",
      name: "Ines",
      role: "12 Posts",
      designation: "Editor",
      image: "/media/a.svg",
      documentCount: 12,
      lastPublished: "2026-03-04T00:00:00Z",
    },
    { _id: "2", name: "Jonas", role: null, designation: null, image: null, documentCount: 0, lastPublished: null },
    { _id: "4", name: "Mei-Lin", role: null, designation: null, image: null, documentCount: 3, lastPublished: null },
  ]);
});

test("sitemap priorities are between 0 and 1, and invalid dates are absent", async () => {
  const links = [
    { linkname: "/article/a", lastmoddate: "2026-03-04", priority: 0.8 },
    { linkname: "/article/b", lastmoddate: "now", priority: "0.3" },
    { linkname: "https://docs.example/c", priority: 7 },
    { linkname: "/article/d", priority: "-1" },
    { linkname: "/article/e", priority: "high", lastmoddate: null },
    { linkname: "/article/f", priority: "" },
    { linkname: "" },
    { priority: 1 },
  ];
  await using site = await open({
    "/docs/sitemap/sitemap/": { sitemap: { links } },
    "/docs/sitemap/none/": { sitemap: null },
  });
  expect((await site.api.fetchSitemap("sitemap")).data?.links).toEqual([
    { linkname: "/article/a", lastmoddate: "2026-03-04T00:00:00Z", priority: 0.8, images: null, count: null },
    { linkname: "/article/b", lastmoddate: null, priority: 0.3, images: null, count: null },
    { linkname: "https://docs.example/c", lastmoddate: null, priority: 1, images: null, count: null },
    { linkname: "/article/d", lastmoddate: null, priority: 0, images: null, count: null },
    { linkname: "/article/e", lastmoddate: null, priority: 0.5, images: null, count: null },
    { linkname: "/article/f", lastmoddate: null, priority: 0.5, images: null, count: null },
  ]);
  expect((await site.api.fetchSitemap("none")).data).toBeNull();
  expect((await site.api.fetchSitemap("unknown")).data).toBeNull();
});

test("robots without a text is a bad payload, since an empty one would allow all crawlers", async () => {
  await using site = await open({ "/docs/robots/": { content: null } });
  expect(await errorOf(site.api.fetchRobots())).toMatchObject({ problem: "bad-payload" });
});

test.each([404, 501])(
  "a backend that answers the totals of the tree with %i serves the navigation as a whole",
  async (status) => {
    await using backend = await startFakeBackend({ "/api/tree/": json({ message: "Not here." }, { status }) });
    await using site = openDocsApi(backend);
    expect((await site.api.fetchTotals()).data).toBeNull();
    expect((await site.api.fetchTotals()).data).toBeNull();
    expect(backend.calls).toHaveLength(1);
  },
);

test("a backend that fails on the totals of the tree may have it", async () => {
  await using backend = await startFakeBackend({ "/api/tree/": json({}, { status: 500 }) });
  await using site = openDocsApi(backend);
  expect(await errorOf(site.api.fetchTotals())).toMatchObject({ status: 500 });
});

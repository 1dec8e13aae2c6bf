import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { makeContent } from "../../support/content.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";
import { startSite } from "../../support/site.ts";

const site = forAllTests(startSite);
const down = json({}, { status: 500 });

const level = "{ nodes { key name path count } total pathKey }";

async function read(query: string) {
  const { data, errors } = await ask(site(), query);
  expect(errors).toEqual([]);
  return data ?? {};
}

test("a group shows the requested number of its branches, and the total", async () => {
  expect(await read(`{ treeNodes(group: CATEGORIES, limit: 2) ${level} }`)).toMatchObject({
    treeNodes: { nodes: [{ count: expect.any(Number) }, { count: expect.any(Number) }], total: expect.any(Number) },
  });
  expect(await read(`{ treeNodes(group: TAGS, limit: 0) ${level} }`)).toMatchObject({ treeNodes: { nodes: [] } });
});

test("a branch is opened by the keys of the path to it, down to its documents", async () => {
  expect(await read(`{ treeNodes(group: TYPES, within: ["how-to"]) ${level} }`)).toMatchObject({
    treeNodes: {
      nodes: expect.arrayContaining([
        expect.objectContaining({
          key: "point-a-domain-at-your-site",
          path: "/docs/point-a-domain-at-your-site",
          count: null,
        }),
      ]),
    },
  });
});

test("a missing branch is null, without an error", async () => {
  expect(await read(`{ treeNodes(group: TAGS, within: ["no-such-tag"]) ${level} }`)).toEqual({ treeNodes: null });
});

test("the path to a document has its position on every level", async () => {
  expect(await read(`{ treePath(slug: "point-a-domain-at-your-site") { group levels ${level} } }`)).toMatchObject({
    treePath: {
      group: "CATEGORIES",
      levels: expect.arrayContaining([expect.objectContaining({ pathKey: "point-a-domain-at-your-site" })]),
    },
  });
  expect(await read(`{ treePath(slug: "no-such-document") { group } }`)).toEqual({ treePath: null });
});

test("the default document is the one set for the site", async () => {
  expect(await read("{ defaultDocument { slug } }")).toEqual({
    defaultDocument: { slug: "what-does-domainlens-provide" },
  });
});

test("the links of a type are all its documents", async () => {
  const data = await read(
    '{ documentLinks(type: "how-to") { slug subject } documents(type: "how-to", limit: 1) { pagination { totalItems } } }',
  );
  expect(data).toMatchObject({
    documents: { pagination: { totalItems: Array.isArray(data["documentLinks"]) ? data["documentLinks"].length : -1 } },
  });
});

test("a failing backend is an error of the part that needs it, with its status", async () => {
  await using broken = await startFakeSite({ routes: { [calls.tags]: down, [`${calls.ofType}how-to`]: down } });
  const { data, errors } = await ask(
    broken,
    `{ treeNodes(group: TAGS) { total } types: treeNodes(group: TYPES) { total } documentLinks(type: "how-to") { slug } }`,
  );
  expect(data).toMatchObject({ treeNodes: null, types: { total: expect.any(Number) }, documentLinks: null });
  expect(Object.fromEntries(errors.map(({ path, extensions }) => [path?.[0], extensions["status"]]))).toEqual({
    documentLinks: 500,
    treeNodes: 500,
  });
});

const author = { _id: "ada", name: "Ada", slug: "ada", count: 1, lastPublished: "2026-03-04T23:30:00-02:00" };

test.each([
  ["whole", { [calls.users]: json({ allUserDocs: [author] }) }],
  [
    "by levels",
    {
      "/api/tree/testsite/groups/author": json({ groups: [author] }),
      "/api/tree/testsite": json({ totals: { categories: 0, types: 0, tags: 0, authors: 1 } }),
    },
  ],
])("an author's last date is of the day that the backend writes, in a tree served %s", async (_how, routes) => {
  await using abroad = await startFakeSite({ routes: { [calls.users]: json({ allUserDocs: [author] }), ...routes } });
  const { data } = await ask(
    abroad,
    "{ treeNodes(group: AUTHORS) { nodes { lastPublished } } navigation { authors { lastPublished } } }",
  );
  expect(data).toEqual({
    treeNodes: { nodes: [{ lastPublished: "2026-03-04T23:30:00Z" }] },
    navigation: { authors: [{ lastPublished: "2026-03-05T01:30:00Z" }] },
  });
});

const links = [{ subject: "First words", slug: "first-words" }];
const nowhere = {
  [calls.categories]: json({ allCategories: [] }),
  [calls.types]: json({ allTypes: [] }),
  [calls.tags]: json({ allTags: [] }),
  [calls.users]: json({ allUserDocs: [] }),
};
const byTag = { [calls.tags]: json({ allTags: [{ _id: "dns", name: "DNS", slug: "dns", docs: links }] }) };
const byAuthor = { [calls.users]: json({ allUserDocs: [{ _id: "ada", name: "Ada", docs: links }] }) };
const pathQuery = `{ treePath(slug: "first-words") { group levels { pathKey nodes { key } } } }`;

test.each([
  ["a type, where the categories fail", { [calls.categories]: down }, "TYPES", "article"],
  ["a tag, where no category or type holds it", { ...nowhere, ...byTag, ...byAuthor }, "TAGS", "dns"],
  ["an author, where nothing else holds it", { ...nowhere, ...byAuthor }, "AUTHORS", "ada"],
  [
    "an author, where all else fails",
    { ...nowhere, [calls.types]: down, [calls.tags]: down, ...byAuthor },
    "AUTHORS",
    "ada",
  ],
])("the path to a document leads through %s", async (_where, routes, group, key) => {
  await using plain = await startFakeSite({ routes });
  const { data, errors } = await ask(plain, pathQuery);
  expect(errors).toEqual([]);
  expect(data?.treePath).toEqual({
    group,
    levels: [
      { pathKey: key, nodes: [{ key }] },
      { pathKey: "first-words", nodes: [{ key: "first-words" }] },
    ],
  });
});

test("a path beside a group that fails is not kept: the next one leads through that group again", async () => {
  await using plain = await startFakeSite({ routes: { [calls.categories]: down } });
  expect((await ask(plain, pathQuery)).data?.treePath).toMatchObject({ group: "TYPES" });
  plain.heal();
  expect((await ask(plain, pathQuery)).data?.treePath).toMatchObject({ group: "CATEGORIES" });
});

test("a document that no group holds has no path; while a group fails, that is an error", async () => {
  await using plain = await startFakeSite({ routes: nowhere });
  expect(await ask(plain, pathQuery)).toMatchObject({ data: { treePath: null }, errors: [] });
  await using failing = await startFakeSite({ routes: { ...nowhere, [calls.tags]: down } });
  expect(await ask(failing, pathQuery)).toMatchObject({
    data: { treePath: null },
    errors: [{ path: ["treePath"], extensions: { status: 500 } }],
  });
});

test("no path leads through the authors of a site that shows none", async () => {
  await using content = await makeContent({
    "site.yml": "name: Testsite\nid: testsite\nfeatures: { authors: false }\n",
  });
  await using plain = await startFakeSite({
    settings: { CONTENT_DIR: content.dir },
    routes: { ...nowhere, ...byAuthor },
  });
  expect(await ask(plain, pathQuery)).toMatchObject({ data: { treePath: null }, errors: [] });
});

import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { makeContent } from "../../support/content.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const all = `{ navigation {
  categories { id name slug count subCategories { id name slug count docs { subject slug } } }
  types { id name slug count docs { slug } } tags { id name slug count docs { slug } } authors { id name lastPublished count docs { slug } }
} }`;

const docs = [{ slug: "first-words" }];
const whole = {
  categories: [
    {
      id: "c1",
      name: "Names",
      slug: "names",
      count: 1,
      subCategories: [
        { id: "s1", name: "Basics", slug: "basics", count: 1, docs: [{ subject: "First words", slug: "first-words" }] },
      ],
    },
  ],
  types: [{ id: "article", name: "Article", slug: "article", count: 1, docs }],
  tags: [{ id: "dns", name: "DNS", slug: "dns", count: 1, docs }],
  authors: [{ id: "ada", name: "Ada Example", lastPublished: "2026-02-03T10:00:00Z", count: 1, docs }],
};

test("the navigation groups all documents in four ways", async () => {
  await using site = await startFakeSite();
  expect(await ask(site, all)).toMatchObject({ status: 200, data: { navigation: whole }, errors: [] });
});

const groups = [
  { group: "categories", call: calls.categories },
  { group: "types", call: calls.types },
  { group: "tags", call: calls.tags },
  { group: "authors", call: calls.users },
] as const;

test.each(groups)(
  "$group that fail are null with one error, and the other three are unaffected",
  async ({ group, call }) => {
    await using site = await startFakeSite({ routes: { [call]: json({ allCategories: "no list" }, { status: 500 }) } });
    const { data, errors } = await ask(site, all);
    expect(data?.navigation).toEqual({ ...whole, [group]: null });
    expect(errors).toMatchObject([{ path: ["navigation", group], extensions: { status: 500, code: "HTTP_500" } }]);
  },
);

test("a group is fetched only when it is selected", async () => {
  await using site = await startFakeSite();
  await ask(site, "{ navigation { tags { name } } }");
  expect(site.backend.calls.map(({ url }) => url)).toEqual([calls.tags]);
});

test("names with one slug have addresses of their own: later ones end with their ids", async () => {
  const groupsOf = (names: readonly string[]) =>
    names.map((name, index) => ({ _id: `id${index}`, name, docs: [{ subject: name, slug: `doc-${index}` }] }));
  await using site = await startFakeSite({
    documents: [aWireDocument({ slug: "doc-0" }), aWireDocument({ slug: "doc-1" })],
    routes: {
      [calls.tags]: json({ allTags: groupsOf(["Open source", "Open-source"]) }),
      [calls.types]: json({ allTypes: groupsOf(["Pod cast", "Pod-cast"]) }),
    },
  });
  const { data } = await ask(
    site,
    `{ navigation { tags { slug } types { slug } } tag: documentsByTag(slug: "open-source-id1") { name items { slug } }
       type: documentsByType(slug: "pod-cast-id1") { name items { slug } } treeNodes(group: TAGS) { nodes { key path } } }`,
  );
  expect(data).toEqual({
    navigation: {
      tags: [{ slug: "open-source" }, { slug: "open-source-id1" }],
      types: [{ slug: "pod-cast" }, { slug: "pod-cast-id1" }],
    },
    tag: { name: "Open-source", items: [{ slug: "doc-1" }] },
    type: { name: "Pod-cast", items: [{ slug: "doc-1" }] },
    treeNodes: {
      nodes: [
        { key: "open-source", path: "/tag/open-source" },
        { key: "open-source-id1", path: "/tag/open-source-id1" },
      ],
    },
  });
});

test("a name has the same slug in every group, and its page is found under it", async () => {
  const [name, slug] = ["Réseaux が", "reseaux-が"];
  await using site = await startFakeSite({
    routes: {
      [calls.categories]: json({
        allCategories: [
          {
            _id: "c",
            name,
            subCategories: [{ _id: "s", name, docs: [{ subject: "First words", slug: "first-words" }] }],
          },
        ],
      }),
      [calls.types]: json({ allTypes: [{ name, docs: [] }] }),
      [calls.tags]: json({ allTags: [{ name, docs: [] }] }),
    },
  });
  const { data } = await ask(
    site,
    "{ navigation { categories { slug subCategories { slug } } types { slug } tags { slug } } }",
  );
  expect(data?.navigation).toEqual({
    categories: [{ slug, subCategories: [{ slug }] }],
    types: [{ slug }],
    tags: [{ slug }],
  });
  for (const path of [`/category/${slug}`, `/category/${slug}/${slug}`, `/type/${slug}`, `/tag/${slug}`]) {
    expect((await fetch(site.url + encodeURI(path))).status).toBe(200);
  }
});

test("the count of a category is at most the largest number that an answer can hold", async () => {
  await using site = await startFakeSite({
    routes: {
      [calls.categories]: json({
        allCategories: [
          {
            _id: "c",
            name: "Names",
            subCategories: [
              { _id: "a", name: "A", count: 2_147_483_647 },
              { _id: "b", name: "B", count: 5 },
            ],
          },
        ],
      }),
    },
  });
  expect(await ask(site, "{ navigation { categories { count } } }")).toMatchObject({
    data: { navigation: { categories: [{ count: 2_147_483_647 }] } },
    errors: [],
  });
});

function categoryOf(id: string, name: string) {
  return {
    _id: id,
    name,
    subCategories: [{ _id: `s-${id}`, name, docs: [{ subject: "First words", slug: "first-words" }] }],
  };
}
const topicsYml = `name: Testsite
id: testsite
topics:
${["C#", "C++", "Rust", "Missing"].map((name) => `  - { name: ${name}, description: ${name}., icon: code, category: ${name} }`).join("\n")}
`;

test("a topic leads to the address of its category, also where two names have one slug", async () => {
  await using content = await makeContent({ "site.yml": topicsYml });
  await using site = await startFakeSite({
    settings: { CONTENT_DIR: content.dir },
    routes: {
      [calls.categories]: json({
        allCategories: [categoryOf("k1", "C++"), categoryOf("k2", "C#"), categoryOf("k3", "Rust")],
      }),
    },
  });
  const { data } = await ask(site, "{ site { topics { path } } }");
  expect(data?.site).toEqual({
    topics: [
      { path: "/category/c-k2" },
      { path: "/category/c-k1" },
      { path: "/category/rust" },
      { path: "/category/missing" },
    ],
  });
  for (const path of ["/category/c-k1", "/category/c-k2"]) expect((await fetch(site.url + path)).status).toBe(200);
});

test("the address of a topic needs no backend; one that is guessed while it fails is not kept", async () => {
  await using content = await makeContent({ "site.yml": topicsYml });
  await using site = await startFakeSite({
    settings: { CONTENT_DIR: content.dir },
    routes: { [calls.categories]: json({}, { status: 500 }) },
  });
  const read = async () => (await ask(site, "{ site { topics { path } } }")).data?.site;
  const paths = (first: string, second: string) => ({
    topics: [first, second, "/category/rust", "/category/missing"].map((path) => ({ path })),
  });
  expect(await read()).toEqual(paths("/category/c", "/category/c"));
  site.backend.on(calls.categories, json({ allCategories: [categoryOf("k1", "C++"), categoryOf("k2", "C#")] }));
  expect(await read()).toEqual(paths("/category/c-k2", "/category/c-k1"));
});

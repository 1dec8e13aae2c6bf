import { expect, test } from "vitest";
import { findType, typeOf } from "../../../content-folder/document-types/document-type.ts";
import { defaultTypes } from "../../../content-folder/document-types/merge-types.ts";
import { typesInForce } from "../../../content-folder/document-types/types-in-force.ts";
import { typesFrom } from "./site-with-types.ts";

function idsOf(text: string): readonly string[] {
  return typesFrom(text).types.all.map(({ id }) => id);
}

test("a site that says nothing has the types of the specification, in their order", () => {
  expect(idsOf("name: A")).toEqual([
    "article",
    "blog",
    "news",
    "press-release",
    "white-paper",
    "case-study",
    "sop",
    "how-to",
    "glossary",
    "knowledge-base",
    "api",
    "tou",
    "privacy-policy",
  ]);
  expect(defaultTypes.removed).toEqual([]);
});

test("the preset has the specification's addresses and empty states, word for word", () => {
  const said = defaultTypes.all.map(({ id, listPath, path, empty }) => [id, listPath, path, empty.title, empty.text]);
  const soon = "Please check back soon.";
  expect(said).toEqual([
    ["article", "/articles", "/article", "No Articles Yet", "We're adding content. Stay tuned!"],
    ["blog", "/blog", "/blog", "No Blogs Yet", "We're working on adding fresh content. Please check back soon."],
    ["news", "/news", "/news", "No Content Yet", soon],
    ["press-release", "/press-release", "/press-release", "No Press Media Yet", soon],
    ["white-paper", "/white-paper", "/white-paper", "No White Papers Yet", soon],
    ["case-study", "/case-study", "/case-study", "No Case Studies Available", soon],
    ["sop", "/sop", "/sop", "No SOPs Available", soon],
    ["how-to", "/how-to", "/how-to", "No How-To Guides Available", soon],
    ["glossary", "/glossary", "/glossary", "No Glossary Entries", soon],
    ["knowledge-base", "/knowledge-base", "/knowledge-base", "No articles found.", soon],
    ["api", "/api", "/api", "No API docs found.", soon],
    ["tou", "/legal/terms", "/legal/terms", "Content will be uploading soon.", soon],
    ["privacy-policy", "/legal/privacy", "/legal/privacy", "Content will be uploading soon.", soon],
  ]);
});

test("what a site says is merged over the preset, field by field", () => {
  const { types, problems } = typesFrom("types:\n  blog:\n    label: Note\n    empty: { title: Nothing }\n");
  expect(problems).toEqual([]);
  expect(findType(types, "blog")).toMatchObject({
    label: "Note",
    listLabel: "Blogs",
    schemaType: "BlogPosting",
    empty: { title: "Nothing", text: "We're working on adding fresh content. Please check back soon." },
  });
});

test("a new type comes last, and needs no field", () => {
  const { types } = typesFrom("types:\n  release-note:\n");
  expect(types.all.at(-1)).toEqual({
    id: "release-note",
    label: "Release note",
    listLabel: "Release note",
    listPath: "/release-note",
    path: "/release-note",
    rowPath: "/release-note",
    linkPath: "/article",
    layout: "cards",
    order: "newest",
    addresses: "flat",
    sidebar: null,
    lead: "",
    empty: { title: "No Content Yet", text: "Please check back soon." },
    failed: "Error fetching article.",
    schemaType: "Article",
    priority: 0.5,
    feed: true,
    search: true,
    tree: true,
  });
});

function linksOf(text: string) {
  return Object.fromEntries(typesFrom(text).types.all.map(({ id, rowPath, linkPath }) => [id, [rowPath, linkPath]]));
}

test("links of the preset help-centre lead under one path, those of another to that of the type", () => {
  expect(linksOf("types:\n  webinar: {}\n")).toMatchObject({
    blog: ["/blog", "/article"],
    news: ["/article", "/article"],
    "press-release": ["/news", "/article"],
    tou: ["/legal/terms", "/article"],
    webinar: ["/webinar", "/article"],
  });
  expect(linksOf("preset: docs\ntypes:\n  webinar: {}\n")).toMatchObject({ webinar: ["/webinar", "/webinar"] });
});

test("no link leads under the path of a type that the site does not have", () => {
  const links = linksOf("types:\n  article: false\n  news: { path: /neues }\n");
  expect(links).toMatchObject({ blog: ["/blog", "/blog"], "press-release": ["/press-release", "/press-release"] });
  expect(linksOf("preset: docs\ntypes:\n  reference: { linkPath: /guide }\n  guide: { path: /guide }\n")).toMatchObject(
    {
      reference: [expect.any(String), "/guide"],
    },
  );
});

test("a removed type is gone, and its documents are no other type's", () => {
  const { types } = typesFrom("types:\n  sop: false\n");
  expect(types.all.some(({ id }) => id === "sop")).toBe(false);
  expect(types.removed.map(({ id }) => id)).toEqual(["sop"]);
  expect(typeOf(types, "sop")).toBeNull();
});

test("a document of a type that nobody defined counts as one of the first type", () => {
  expect(typeOf(defaultTypes, "recipe")?.id).toBe("article");
  expect(typeOf(defaultTypes, null)?.id).toBe("article");
});

test("another preset has other types", () => {
  expect(idsOf("preset: docs")).toEqual(["guide", "reference", "release", "glossary"]);
});

test("types with a problem do not come into force: those from before stay, and at the first start what is sound counts", () => {
  const broken = typesFrom("types:\n  webinar: { label: Webinar }\n  blog: { lable: Note }\n");
  expect(broken.problems).toHaveLength(1);
  expect(typesInForce(broken, defaultTypes)).toBe(defaultTypes);
  expect(findType(typesInForce(broken, null), "webinar")?.label).toBe("Webinar");
  expect(typesInForce(null, null)).toBe(defaultTypes);
});

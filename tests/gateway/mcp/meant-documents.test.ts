import { expect, test } from "vitest";
import { meantDocuments } from "../../../gateway/mcp/meant-documents.ts";

const guide = {
  id: "guide",
  layout: "guides",
  addresses: "folders",
  listPath: "/guides",
  path: "/learn",
  search: true,
} as const;
const types = [
  guide,
  { ...guide, id: "article", layout: "rows", addresses: "flat", listPath: "/articles", path: "/article" },
  { ...guide, id: "terms", layout: "page", addresses: "flat", listPath: "/legal/ä", path: "/terms" },
  { ...guide, id: "glossary", layout: "glossary", addresses: "flat", listPath: "/glossary", path: "/glossary" },
] as const;

test.each([
  ["a", "a"],
  ["a.md", "a.md|a"],
  ["c#", "c#|c"],
  ["a?b", "a?b|a"],
  ["guide/install/linux", "guide/install/linux"],
  ["guide/install/linux.md", "guide/install/linux.md|guide/install/linux"],
  ["guide/a#b", "guide/a#b|guide/a"],
  ["https://docs.example/learn/install/gr%C3%B6%C3%9Fe/", "guide/install/größe"],
  ["/learn/install/v1.json?x=1#y", "guide/install/v1.json|guide/install/v1"],
  ["/guides/", "guide"],
  ["/guides.md", "guides.md|guide"],
  ["/article/a%23b", "a#b"],
  ["/article/%zz", "%zz"],
  ["/glossary", "glossary"],
  ["/glossary#a?b#c", "a?b#c"],
  ["HTTP://docs.example?x", ""],
])("%s may mean the documents %s", (text, slugs) => {
  expect(
    meantDocuments(text, types)
      .map(({ slug }) => slug)
      .join("|"),
  ).toBe(slugs);
});

test("the address of a type's page means its first document", () => {
  const terms = [{ slug: "ä", firstOf: "terms" }];
  expect(meantDocuments("https://docs.example/legal/%c3%a4/", [{ ...types[2], listPath: "/legal/%C3%A4" }])).toEqual(
    terms,
  );
});

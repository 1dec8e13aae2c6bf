import { expect, test } from "vitest";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { at, each } from "../support/json.ts";

const files = {
  "authors/lena.yml": "name: Lena Ortiz\n",
  "article/one.md": aDocument({ subject: "One", category: "Animals", tags: ["Stripes"], datePublished: "2025-03-01" }),
  "article/two.md": aDocument({
    subject: "Two",
    category: "Animals",
    subcategory: "Birds",
    author: "lena",
    datePublished: "2026-03-01",
  }),
  "article/three.md": aDocument({
    subject: "Three",
    category: "Crossings",
    tags: ["Stripes"],
    datePublished: "2026-04-01",
  }),
  "article/four.md": aDocument({ subject: "Four" }),
  "blog/five.md": aDocument({ subject: "Five", category: "Animals", datePublished: "2024-01-01" }),
};
const site = forAllTests(() => openSite(files));

async function list(query: Readonly<Record<string, string>>) {
  const asked = new URLSearchParams({ facets: "type,category,tag,author,year", ...query });
  const { body } = await site().request(`/docs/get-narrowed-docs/testsite?${asked}`);
  const counts = (facet: string) =>
    each(body, `facets.${facet}`, "value").map((value, index) => [value, at(body, `facets.${facet}.${index}.count`)]);
  return { body, slugs: each(body, "posts", "slug"), total: at(body, "pagination.totalDocs"), counts };
}

test("a list has the documents with all values, newest first, in pages", async () => {
  expect((await list({ docType: "article" })).slugs).toEqual(["three", "two", "one", "four"]);
  expect((await list({ docType: "article", year: "2026" })).slugs).toEqual(["three", "two"]);
  expect((await list({ docType: "article", year: "2026", tag: "stripes" })).slugs).toEqual(["three"]);
  expect((await list({ category: "animals" })).slugs).toEqual(["two", "one", "five"]);
  const birds = await list({ category: "animals", subcategory: "birds" });
  expect([birds.slugs, birds.total, birds.counts("year")]).toEqual([["two"], 1, [["2026", 1]]]);
  expect((await list({ category: "crossings", subcategory: "birds" })).slugs).toEqual([]);
  expect((await list({ author: "lena" })).slugs).toEqual(["two"]);
  const { slugs, total } = await list({ docType: "article", page: "2", limit: "3" });
  expect([slugs, total]).toEqual([["four"], 4]);
  expect((await list({ docType: "article", year: "1999" })).slugs).toEqual([]);
});

test("each count is the length of the list with its value", async () => {
  const { counts } = await list({ docType: "article", category: "animals" });
  expect(counts("category")).toEqual([
    ["animals", 2],
    ["crossings", 1],
  ]);
  expect(counts("type")).toEqual([
    ["article", 2],
    ["blog", 1],
  ]);
  expect(counts("year")).toEqual([
    ["2026", 1],
    ["2025", 1],
  ]);
  expect(counts("tag")).toEqual([["stripes", 1]]);
  expect(counts("author")).toEqual([["lena", 1]]);
});

test("a list has no texts, and counts only what was asked for", async () => {
  const { body, counts } = await list({ docType: "article", facets: "year" });
  expect(at(body, "posts.0.content")).toBeUndefined();
  expect([counts("year").length, counts("category").length]).toEqual([2, 0]);
});

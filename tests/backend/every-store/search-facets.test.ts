import { expect, test } from "vitest";
import { forAllTests } from "../../support/for-all-tests.ts";
import { openSite } from "../support/open-site.ts";
import { aDocument } from "../support/content-folder.ts";
import { at, each } from "../support/json.ts";

const files = {
  "authors/lena.yml": "name: Lena Ortiz\n",
  "article/one.md": aDocument(
    {
      subject: "Zebra one",
      category: "Animals",
      tags: ["Stripes", "Grass"],
      author: "lena",
      datePublished: "2025-03-01",
    },
    "Text.",
  ),
  "article/two.md": aDocument(
    { subject: "Zebra two", category: "Animals", tags: ["Stripes"], datePublished: "2026-03-01" },
    "Text.",
  ),
  "blog/three.md": aDocument(
    { subject: "Zebra three", category: "Crossings", author: "lena", datePublished: "2026-04-01" },
    "Text.",
  ),
  "blog/four.md": aDocument({ subject: "Zebra four" }, "Text."),
  "news/other.md": aDocument(
    { subject: "Something else", category: "Animals" },
    "A text on a zebra with stripes and more.",
  ),
  "news/far.md": aDocument({ subject: "Far", category: "Crossings" }, "No such animal, and stripes of paint."),
};
const site = forAllTests(() => openSite(files));

async function search(searchTerm: string, options: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams({ searchTerm, facets: "true", ...options });
  const { body } = await site().request(`/docs/get-docs-by-searchterm/testsite?${query}`);
  const countsOf = (facet: string) =>
    Object.fromEntries(
      each(body, `facets.${facet}`, "value").map((value, index) => [value, at(body, `facets.${facet}.${index}.count`)]),
    );
  return {
    body,
    slugs: each(body, "docs", "slug")
      .map(String)
      .toSorted((a, b) => a.localeCompare(b)),
    total: at(body, "pagination.totalDocs"),
    countsOf,
  };
}

test("results are counted by type, category, tag, author and year", async () => {
  const { body, countsOf } = await search("zebra");
  expect(countsOf("type")).toEqual({ article: 2, blog: 2, news: 1 });
  expect(countsOf("category")).toEqual({ animals: 3, crossings: 1 });
  expect(countsOf("tag")).toEqual({ stripes: 2, grass: 1 });
  expect(countsOf("author")).toEqual({ lena: 2 });
  expect(each(body, "facets.year", "value")).toEqual(["2026", "2025"]);
  expect(at(body, "facets.type.0.name")).toBe("Article");
  expect(at(body, "facets.author.0.name")).toBe("Lena Ortiz");
  expect(at(body, "facets.counted")).toBe(5);
});

test("each count is the number of results that its choice gives, whatever is chosen beside it", async () => {
  let tried = 0;
  for (const chosen of [{}, { searchType: "article" }, { category: "animals" }, { author: "lena", year: "2026" }]) {
    const { countsOf } = await search("zebra", chosen);
    for (const [facet, name] of [
      ["type", "searchType"],
      ["category", "category"],
      ["tag", "tag"],
      ["author", "author"],
      ["year", "year"],
    ] as const) {
      for (const [value, count] of Object.entries(countsOf(facet))) {
        tried += 1;
        expect((await search("zebra", { ...chosen, [name]: value })).total, `${facet} ${value}`).toBe(count);
      }
    }
  }
  expect(tried).toBeGreaterThan(20);
});

test("choices narrow the results, and keep their order", async () => {
  expect((await search("zebra", { category: "animals", tag: "stripes" })).slugs).toEqual(["one", "two"]);
  expect((await search("zebra", { category: "animals", year: "2026" })).slugs).toEqual(["two"]);
  const [all, narrowed] = [await search("zebra"), await search("zebra", { category: "animals" })];
  const inOrder = each(all.body, "docs", "slug");
  expect(each(narrowed.body, "docs", "slug")).toEqual(inOrder.filter((slug) => narrowed.slugs.includes(String(slug))));
});

test("a choice that no result has finds nothing, and still counts what there is", async () => {
  const { slugs, countsOf } = await search("zebra", { category: "no-such" });
  expect(slugs).toEqual([]);
  expect(countsOf("category")).toEqual({ animals: 3, crossings: 1 });
});

test("a type whose documents only come close is found by its choice all the same", async () => {
  const plain = await search("zebra stripes", { searchType: "news", facets: "false" });
  const narrowed = await search("zebra stripes", { searchType: "news" });
  expect(plain.slugs).not.toEqual([]);
  expect(narrowed.slugs).toEqual(expect.arrayContaining(["other"]));
});

test("without being asked for, facets are neither counted nor sent", async () => {
  const { body } = await site().request("/docs/get-docs-by-searchterm/testsite?searchTerm=zebra");
  expect(at(body, "facets")).toBeUndefined();
});

test("a narrowed search that finds nothing is no sign of missing content", async () => {
  await search("zebra", { category: "no-such" });
  await search("qqxx", { category: "animals" });
  await search("qqyy");
  const { body } = await site().request("/api/reports/zero-result-searches/testsite");
  expect(each(body, "searches", "term")).toEqual(["qqyy"]);
});

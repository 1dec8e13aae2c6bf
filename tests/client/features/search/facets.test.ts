import { expect, test } from "vitest";
import { countValues, fitting, narrow, noFilter } from "../../../../client/features/search/dialog/facets.ts";
import type { Narrowable } from "../../../../client/features/search/dialog/facets.ts";

const howTo = { id: "how-to", label: "How-To Guide" };
const glossary = { id: "glossary", label: "Glossary" };
const article = { id: "article", label: "Article" };

const hits: readonly Narrowable[] = [
  { document: { type: howTo }, tags: ["dns", "records"], authors: ["Ada"] },
  { document: { type: glossary }, tags: ["dns"], authors: [] },
  { document: { type: article }, tags: ["price", "dns"], authors: ["Ada", "Ada"] },
  { document: { type: glossary } },
];

function counted(...args: Parameters<typeof countValues>): readonly string[] {
  return countValues(...args).map(({ label, count }) => `${label} ${count}`);
}

test("values are counted, most frequent first", () => {
  expect(counted(hits, noFilter, "type", 9)).toEqual(["Glossary 2", "Article 1", "How-To Guide 1"]);
  expect(counted(hits, noFilter, "tag", 9)).toEqual(["dns 3", "price 1", "records 1"]);
  expect(counted(hits, noFilter, "author", 9)).toEqual(["Ada 2"]);
});

test("a choice narrows the results and the counts of other facets, but not of its own", () => {
  const filter = { ...noFilter, tag: "dns" };
  expect(narrow(hits, filter)).toHaveLength(3);
  expect(counted(hits, filter, "type", 9)).toEqual(["Article 1", "Glossary 1", "How-To Guide 1"]);
  expect(counted(hits, filter, "tag", 9)).toEqual(["dns 3", "price 1", "records 1"]);
  expect(narrow(hits, { ...filter, author: "Ada", type: "article" })).toEqual([hits[2]]);
});

test("of many values the rarest are omitted, but never the selected one", () => {
  expect(counted(hits, noFilter, "tag", 1)).toEqual(["dns 3"]);
  expect(counted(hits, { ...noFilter, tag: "records" }, "tag", 1)).toEqual(["dns 3", "records 1"]);
});

test("a choice, or a pair of choices, that no result has is cleared", () => {
  expect(fitting(hits, { type: "blog", tag: "dns", author: null })).toEqual({ ...noFilter, tag: "dns" });
  expect(fitting(hits, { type: "glossary", tag: "price", author: null })).toEqual(noFilter);
  expect(fitting([], { ...noFilter, tag: "dns" })).toEqual(noFilter);
});

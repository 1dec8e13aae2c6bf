import { describe, expect, test } from "vitest";
import { fieldsOf } from "../../../../gateway/graphql/cost/cost-rules.ts";
import { costOf, relatedOfAll, schema } from "./cost-of.ts";

describe("the schema", () => {
  test("every list declares its assumed length", () => {
    const lists = fieldsOf(schema).filter(({ field }) => String(field.type).includes("["));
    expect(lists.length).toBeGreaterThan(30);
    const said = lists.filter(({ field }) => field.astNode?.directives?.some(({ name }) => name.value === "listSize"));
    expect(lists.filter((one) => !said.includes(one)).map(({ path }) => path)).toEqual([]);
  });

  test("every argument for a number of items is used for the cost", () => {
    const limited = fieldsOf(schema).filter(({ field }) => field.args.some(({ name }) => name === "limit"));
    expect(limited.length).toBeGreaterThan(10);
    expect(
      limited
        .filter(({ field }) => !/slicingArguments/.test(JSON.stringify(field.astNode?.directives)))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

describe("the cost", () => {
  test.each([
    ["a plain field", "{ site { name } }", {}, 2],
    ["a list by its argument", '{ documents(type: "article", limit: 30) { items { slug } } }', {}, 10 + 1 + 30],
    ["a list by the argument's default", '{ documents(type: "article") { items { slug } } }', {}, 10 + 1 + 12],
    [
      "a list by a variable",
      'query ($n: Int!) { documents(type: "article", limit: $n) { items { slug } } }',
      { n: 40 },
      10 + 1 + 40,
    ],
    [
      "a list by a variable's default",
      'query ($n: Int! = 50) { documents(type: "article", limit: $n) { items { slug } } }',
      {},
      10 + 1 + 50,
    ],
    [
      "a list whose argument is null",
      "query ($n: Int) { treeNodes(group: TAGS, limit: $n) { nodes { key } } }",
      { n: null },
      10 + 1 + 200,
    ],
    [
      "a page of documents that are read one by one",
      '{ documentsByTag(slug: "dns", limit: 30) { items { slug } } }',
      {},
      20 + 30 * 10 + 1 + 30,
    ],
    ["a list whose argument is left out", "{ treeNodes(group: TAGS) { nodes { key } } }", {}, 10 + 1 + 200],
    ["a list of nothing", "{ treeNodes(group: TAGS, limit: 0) { total nodes { key } } }", {}, 10 + 1 + 1],
    ["less than nothing", "{ treeNodes(group: TAGS, limit: -100000) { total nodes { key } } }", {}, 10 + 1 + 1],
    ["lists two levels down", "{ treePath(limit: 7) { levels { nodes { key name } } } }", {}, 20 + 1 + 3 * (1 + 7 * 2)],
    [
      "aliases, each by itself",
      '{ a: documents(type: "blog", limit: 5) { items { slug } } b: documents(type: "news", limit: 6) { items { slug } } }',
      {},
      11 + 5 + 11 + 6,
    ],
    [
      "what is skipped",
      'query ($no: Boolean!) { site { name @include(if: $no) description @skip(if: true) } documents(type: "blog") @include(if: $no) { items { slug } } }',
      { no: false },
      1,
    ],
    [
      "fragments in fragments, for lists of different lengths",
      '{ a: documents(type: "blog", limit: 5) { ...P } b: documents(type: "news", limit: 6) { ...P } } fragment P on DocumentPage { ...Q } fragment Q on DocumentPage { items { ...D } } fragment D on Document { slug path }',
      {},
      11 + 10 + 11 + 12,
    ],
    [
      "a list of plain values",
      '{ search(term: "x", limit: 2) { synonyms items { tags } } }',
      {},
      20 + 1 + 10 + 1 + 2 * (1 + 5),
    ],
  ])("of %s", (_name, text, variables, expected) => {
    expect(costOf(text, variables).total).toBe(expected);
  });

  test("multiplies downwards, and names the most expensive field", () => {
    const { total, costliest } = costOf(relatedOfAll(2));
    expect(total).toBe(11 + 100 * (20 + 12 * (10 + 20 + 12 * (10 + 1))));
    expect(costliest).toEqual({ field: "related", cost: total - 11 });
  });

  test("of doubling fragments is computed in time proportional to the document, and stays finite", () => {
    const doubling = `{ documents(type: "blog", limit: 2147483647) { items { ...F0 } } } ${Array.from({ length: 60 }, (_, at) => `fragment F${at} on Document { a${at}: related(limit: 2147483647) { ...F${at + 1} ...F${at + 1} } }`).join(" ")} fragment F60 on Document { slug }`;
    expect(costOf(doubling).total).toBe(1e15);
  });

  test("of unknown fields is zero: they are refused elsewhere", () => {
    expect(costOf("{ nothing { at { all } } ...F } fragment F on Document { ...F }").total).toBe(0);
  });
});

import { buildSchema, getOperationAST, getVariableValues, parse } from "graphql";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { examplesFor, placeQuery } from "../../../client/playground/examples.ts";
import { persistedDocuments } from "../../../gateway/generated/persisted-documents.ts";
import { fieldsOf } from "../../../gateway/graphql/cost/cost-rules.ts";
import { createMeasureCost } from "../../../gateway/graphql/cost/measure-cost.ts";
import { Limits } from "../../../gateway/limits.ts";
import { exchange, post } from "../../support/exchange.ts";
import { calls, startFakeSite } from "../../support/fake-site.ts";
import { forAllTests } from "../../support/for-all-tests.ts";

const schema = buildSchema(readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8"));
const measure = createMeasureCost(schema);
const limit = Limits.parse({}).LIMIT_GRAPHQL_COST;

const costOf = (text: string, variables: Readonly<Record<string, unknown>> = {}) => {
  const document = parse(text, { noLocation: true });
  const operation = getOperationAST(document);
  if (!operation) throw new Error("There is no operation.");
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (coerced === undefined) throw new Error(errors?.[0]?.message);
  return measure(document, operation, coerced);
};

const related = (levels: number): string => (levels === 0 ? "slug" : `related(limit:12){${related(levels - 1)}}`);
const relatedOfAll = (levels: number): string => `{documents(type:ARTICLE,limit:100){items{${related(levels)}}}}`;

describe("the schema", () => {
  test("every list says how long it is taken to be, so that nobody can forget it", () => {
    const lists = fieldsOf(schema).filter(({ field }) => String(field.type).includes("["));
    expect(lists.length).toBeGreaterThan(30);
    const said = lists.filter(({ field }) => field.astNode?.directives?.some(({ name }) => name.value === "listSize"));
    expect(lists.filter((one) => !said.includes(one)).map(({ path }) => path)).toEqual([]);
  });

  test("every argument that says how many is one that the cost is measured by", () => {
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
    ["a list by its argument", "{ documents(type: ARTICLE, limit: 30) { items { slug } } }", {}, 10 + 1 + 30],
    ["a list by the argument's default", "{ documents(type: ARTICLE) { items { slug } } }", {}, 10 + 1 + 12],
    [
      "a list by a variable",
      "query ($n: Int!) { documents(type: ARTICLE, limit: $n) { items { slug } } }",
      { n: 40 },
      10 + 1 + 40,
    ],
    [
      "a list by a variable's default",
      "query ($n: Int! = 50) { documents(type: ARTICLE, limit: $n) { items { slug } } }",
      {},
      10 + 1 + 50,
    ],
    [
      "a list whose argument is null",
      "query ($n: Int) { treeNodes(group: TAGS, limit: $n) { nodes { key } } }",
      { n: null },
      10 + 1 + 200,
    ],
    ["a list whose argument is left out", "{ treeNodes(group: TAGS) { nodes { key } } }", {}, 10 + 1 + 200],
    ["a list of nothing", "{ treeNodes(group: TAGS, limit: 0) { total nodes { key } } }", {}, 10 + 1 + 1],
    ["less than nothing", "{ treeNodes(group: TAGS, limit: -100000) { total nodes { key } } }", {}, 10 + 1 + 1],
    ["lists two levels down", "{ treePath(limit: 7) { levels { nodes { key name } } } }", {}, 20 + 1 + 3 * (1 + 7 * 2)],
    [
      "aliases, each by itself",
      "{ a: documents(type: BLOG, limit: 5) { items { slug } } b: documents(type: NEWS, limit: 6) { items { slug } } }",
      {},
      11 + 5 + 11 + 6,
    ],
    [
      "what is skipped",
      "query ($no: Boolean!) { site { name @include(if: $no) description @skip(if: true) } documents(type: BLOG) @include(if: $no) { items { slug } } }",
      { no: false },
      1,
    ],
    [
      "fragments in fragments, for lists of different lengths",
      "{ a: documents(type: BLOG, limit: 5) { ...P } b: documents(type: NEWS, limit: 6) { ...P } } fragment P on DocumentPage { ...Q } fragment Q on DocumentPage { items { ...D } } fragment D on Document { slug path }",
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

  test("multiplies downwards, and names the field that costs most", () => {
    const { total, costliest } = costOf(relatedOfAll(2));
    expect(total).toBe(11 + 100 * (20 + 12 * (10 + 20 + 12 * (10 + 1))));
    expect(costliest).toEqual({ field: "related", cost: total - 11 });
  });

  test("of fragments that double is measured in time with the document, and stays a number", () => {
    const doubling = `{ documents(type: BLOG, limit: 2147483647) { items { ...F0 } } } ${Array.from({ length: 60 }, (_, at) => `fragment F${at} on Document { a${at}: related(limit: 2147483647) { ...F${at + 1} ...F${at + 1} } }`).join(" ")} fragment F60 on Document { slug }`;
    expect(costOf(doubling).total).toBe(1e15);
  });

  test("of what the schema has not is nothing: it is refused elsewhere", () => {
    expect(costOf("{ nothing { at { all } } ...F } fragment F on Document { ...F }").total).toBe(0);
  });
});

describe("what is reasonable", () => {
  const place = { slug: "first-words", authorId: "ada" };
  const reasonable: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
    ["Place", placeQuery, {}],
    ...examplesFor(place).map(({ name, query, variables }) => [name, query, variables] as const),
    [
      "a list with everything that lists show",
      "{ documents(type: ARTICLE, limit: 100) { items { subject path metaDescription datePublished authors { name } tags { name } } } }",
      {},
    ],
    [
      "one document with everything",
      `{ document(slug: "a") { id slug docType path subject metaTitle metaDescription description content(inlineLinks: true) markdown contentFingerprint contentProblem outline { id text level } readingMinutes
      featuredImage { url width height } socialImage category breadcrumbs { name path } typeName datePublished lastUpdated authors { id name designation path } types { id name slug } tags { id name slug } location schemaMarkup
      previous { subject path } next { subject path } related(limit: 12) { slug subject path metaDescription tags { name } authors { name } } } }`,
      {},
    ],
    [
      "the whole navigation",
      "{ navigation { categories { name count subCategories { name docs { subject slug } } } } }",
      {},
    ],
  ];
  test.each(reasonable)("%s is within the limit", (_name, query, variables) => {
    expect(costOf(query, variables).total).toBeLessThanOrEqual(limit);
  });

  test("every operation of the client is within half of it, with the values that the client sends", () => {
    const variables = {
      slug: "a",
      id: "a",
      page: 1,
      type: "ARTICLE",
      term: "a",
      limit: 16,
      offset: 0,
      group: "TAGS",
      within: [],
      file: "a",
      path: "/a",
      text: "a",
      email: "a",
      token: "a",
      rating: 5,
      isShort: true,
      isDefault: false,
      hasSlug: true,
      isType: false,
      isTag: false,
      isCategory: true,
      facets: true,
    };
    const forms = /ContactInput|FeedbackInput/;
    const texts = Object.values(persistedDocuments).filter((text) => !forms.test(text));
    expect(texts.length).toBeGreaterThan(25);
    // The glossary and a sitemap are read whole.
    expect(
      texts.filter((text) => costOf(text, variables).total > limit / 2).map((text) => /^\w+ (\w+)/.exec(text)?.[1]),
    ).toEqual(["GlossaryPage", "SitemapPage"]);
    expect(texts.filter((text) => costOf(text, variables).total > limit)).toEqual([]);
  });
});

describe("over HTTP", () => {
  const site = forAllTests(() => startFakeSite());
  const hashOf = (name: string): string =>
    Object.entries(persistedDocuments).find(([, text]) => text.startsWith(`query ${name}(`))?.[0] ?? "";
  const byHash = (name: string, variables: unknown): string =>
    `/graphql?${new URLSearchParams({ variables: JSON.stringify(variables), extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(name) } }) }).toString()}`;

  test.each([4, 5])(
    "%i levels of related documents under a list are refused with the cost, the limit and the field, while others are served",
    async (levels) => {
      const before = site().backend.calls.length;
      const [refused, by, page] = await Promise.all([
        post(site(), { query: relatedOfAll(levels) }),
        exchange(site(), `/graphql?query=${encodeURIComponent(relatedOfAll(levels))}`),
        exchange(site(), "/operations/health"),
      ]);
      const { total, costliest } = costOf(relatedOfAll(levels));
      const message = `Query is too complex. Its cost is ${total.toLocaleString("en-US")}, the limit is 6,000; "related" costs most (${costliest.cost.toLocaleString("en-US")}). Ask for smaller lists, or for fewer fields in them.`;
      const expected = {
        errors: [
          {
            message,
            extensions: { code: "QUERY_TOO_COMPLEX", status: 400, cost: total, limit: 6_000, field: "related" },
          },
        ],
      };
      for (const { status, body } of [refused, by])
        expect({ status, body: JSON.parse(body.toString()) }).toEqual({ status: 400, body: expected });
      expect([page.status, site().backend.calls.length]).toEqual([200, before]);
    },
  );

  test("variables count as what they are, also in an operation of the client's own", async () => {
    const query = "query ($n: Int!) { documents(type: ARTICLE, limit: $n) { items { related(limit: $n) { slug } } } }";
    expect((await post(site(), { query, variables: { n: 2 } })).status).toBe(200);
    expect((await post(site(), { query, variables: { n: 12_000 } })).status).toBe(400);
    expect(
      (await exchange(site(), byHash("TreeNodes", { group: "TAGS", within: [], limit: 20, offset: 0 }))).status,
    ).toBe(200);
    const refused = await exchange(
      site(),
      byHash("TreeNodes", { group: "TAGS", within: [], limit: 1_000_000, offset: 0 }),
    );
    expect([refused.status, JSON.parse(refused.body.toString()).errors[0].extensions.code]).toEqual([
      400,
      "QUERY_TOO_COMPLEX",
    ]);
  });

  test("an answer says what its operation cost, from the store too", async () => {
    const query = "{ documents(type: ARTICLE, limit: 30) { items { slug } } }";
    for (let time = 0; time < 2; time += 1) expect((await post(site(), { query })).headers["graphql-cost"]).toBe("41");
  });

  test("the operator may say another limit", async () => {
    await using strict = await startFakeSite({ settings: { LIMIT_GRAPHQL_COST: "40" } });
    expect((await post(strict, { query: "{ documents(type: ARTICLE, limit: 29) { items { slug } } }" })).status).toBe(
      200,
    );
    const refused = await post(strict, { query: "{ documents(type: ARTICLE, limit: 30) { items { slug } } }" });
    expect(JSON.parse(refused.body.toString()).errors[0].message).toBe(
      'Query is too complex. Its cost is 41, the limit is 40; "items" costs most (31). Ask for smaller lists, or for fewer fields in them.',
    );
    expect(strict.callsTo(calls.ofType)).toBe(1);
  });
});

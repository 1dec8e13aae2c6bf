import { describe, expect, test } from "vitest";
import { examplesFor, exampleIdsQuery } from "../../../../client/playground/examples.ts";
import { persistedDocuments } from "../../../../gateway/generated/persisted-documents.ts";
import { Limits } from "../../../../gateway/limits.ts";
import { exchange, post } from "../../../support/exchange.ts";
import { calls, startFakeSite } from "../../../support/fakes/fake-site.ts";
import { forAllTests } from "../../../support/for-all-tests.ts";
import { costOf, relatedOfAll } from "./cost-of.ts";

const limit = Limits.parse({}).LIMIT_GRAPHQL_COST;

describe("reasonable operations", () => {
  const place = { slug: "first-words", authorId: "ada", term: "a", type: "article", switchedOff: [] };
  const reasonable: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
    ["Place", exampleIdsQuery, {}],
    ...examplesFor(place).map(({ name, query, variables }) => [name, query, variables] as const),
    [
      "a list with everything that lists show",
      '{ documents(type: "article", limit: 100) { items { subject path metaDescription datePublished authors { name } tags { name } } } }',
      {},
    ],
    [
      "one document with everything",
      `{ document(slug: "a") { id slug type { id } path subject metaTitle metaDescription description content(inlineLinks: true) markdown contentFingerprint contentProblem outline { id text level } readingMinutes
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

  test("every operation of the client is within half of the limit, with the client's values", () => {
    const variables = {
      slug: "a",
      id: "a",
      page: 1,
      type: "article",
      types: ["article"],
      first: "article",
      second: "blog",
      hasFirst: true,
      hasSecond: true,
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
      to: { type: "article" },
      by: ["YEAR", "CATEGORY", "TAG"],
    };
    const forms = /ContactInput|FeedbackInput/;
    const texts = Object.values(persistedDocuments).filter((text) => !forms.test(text));
    expect(texts.length).toBeGreaterThan(25);
    // The glossary and a sitemap are read as a whole.
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
    "%i levels of related documents under a list are refused with the cost, the limit and the field, while other requests are served",
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

  test("variables count by their values, also in one of the client's own operations", async () => {
    const query =
      'query ($n: Int!) { documents(type: "article", limit: $n) { items { related(limit: $n) { slug } } } }';
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

  test("an answer includes its operation's cost, from the store too", async () => {
    const query = '{ documents(type: "article", limit: 30) { items { slug } } }';
    for (let time = 0; time < 2; time += 1) expect((await post(site(), { query })).headers["graphql-cost"]).toBe("41");
  });

  test("the operator may set another limit", async () => {
    await using strict = await startFakeSite({ settings: { LIMIT_GRAPHQL_COST: "40" } });
    expect((await post(strict, { query: '{ documents(type: "article", limit: 29) { items { slug } } }' })).status).toBe(
      200,
    );
    const refused = await post(strict, { query: '{ documents(type: "article", limit: 30) { items { slug } } }' });
    expect(JSON.parse(refused.body.toString()).errors[0].message).toBe(
      'Query is too complex. Its cost is 41, the limit is 40; "items" costs most (31). Ask for smaller lists, or for fewer fields in them.',
    );
    expect(strict.callsTo(calls.ofType)).toBe(1);
  });
});

import { expect, test } from "vitest";
import { at } from "../../backend/support/json.ts";
import type { ContractClient } from "../support/contract.ts";

const site = "testsite";

/** Defines the tests of the search, and of the reports for operators. */
export function testSearchAndReports(client: ContractClient): void {
  test("a search returns documents with their matching sections", async () => {
    const { body } = await client.call("searchDocs", {
      path: { siteKey: site },
      query: { searchTerm: "registration", searchType: "article", page: 1, limit: 5 },
    });
    expect(body).toMatchObject({ pagination: { totalDocs: 1 }, correctedTerm: null });
    expect(at(body, "docs.0.sections.0")).toMatchObject({
      heading: "Registration data",
      occurrence: 1,
      anchor: "registration-data",
    });
    expect(
      at((await client.call("searchDocs", { path: { siteKey: site }, query: { searchTerm: "  " } })).body, "docs"),
    ).toEqual([]);
  });

  test("a search counts its results by facet, and narrows them to what is chosen", async () => {
    const asked = { searchTerm: "registration", facets: "true" };
    const { body } = await client.call("searchDocs", { path: { siteKey: site }, query: asked });
    expect(body).toMatchObject({
      facets: { type: expect.arrayContaining([{ value: "article", name: "Article", count: 1 }]) },
    });
    const none = { ...asked, category: "none", tag: "none", author: "none", year: "1999" };
    expect((await client.call("searchDocs", { path: { siteKey: site }, query: none })).body).toMatchObject({
      docs: [],
    });
  });

  test("a list can be narrowed to documents with some values, and says what it can be narrowed to", async () => {
    const query = { docType: "article", facets: "category,tag,year", page: 1, limit: 1 };
    const { body } = await client.call("getNarrowedDocs", { path: { siteKey: site }, query });
    expect(body).toMatchObject({ posts: [{ docType: "article" }], facets: { category: expect.any(Array) } });
    const ofNoPart = { ...query, category: "dns", subcategory: "none" };
    expect((await client.call("getNarrowedDocs", { path: { siteKey: site }, query: ofNoPart })).body).toMatchObject({
      posts: [],
    });
    const none = { ...query, year: "1999", category: "none", tag: "none", author: "none" };
    expect((await client.call("getNarrowedDocs", { path: { siteKey: site }, query: none })).body).toMatchObject({
      posts: [],
    });
  });

  test("a search that finds nothing is in the report of zero-result searches", async () => {
    for (const query of [{ searchTerm: "qqqzzz" }, { searchTerm: "xxxyyy www", purpose: "message" }])
      await client.call("searchDocs", { path: { siteKey: site }, query });
    expect((await client.call("reportZeroResultSearches", { path: { site } })).body).toMatchObject({
      searches: [{ term: "qqqzzz", count: 1 }],
      pagination: { totalDocs: 1 },
    });
    expect(
      (await client.call("reportZeroResultSearches", { path: { site }, headers: { "x-forwarded-for": "192.0.2.1" } }))
        .status,
    ).toBe(401);
    expect((await client.call("reportZeroResultSearches", { path: { site }, query: { limit: 0 } })).status).toBe(400);
  });

  test("what a search led to is counted, or refused with a reason, and a search that led to nothing is reported", async () => {
    const note = (body: unknown, badBody = false) => client.call("noteSearchChoice", { path: { site }, body, badBody });
    const [term, ip] = ["registration data", "192.0.2.1"];
    expect(await note({ term, slug: "what-is-rdap", ip })).toMatchObject({
      status: 200,
      body: { message: "Counted." },
    });
    expect(await note({ term, slug: null, ip })).toMatchObject({ status: 200 });
    expect((await note({ term, slug: "no-such", ip })).status).toBe(404);
    expect((await note({ term: "  ", ip }, true)).status).toBe(400);
    expect((await note({ term: "x".repeat(301), ip }, true)).status).toBe(400);
    expect((await note({ term, slug: null, ip: "not an address" })).status).toBe(400);
    expect((await client.call("reportAbandonedSearches", { path: { site } })).body).toMatchObject({
      searches: [{ term, count: 1, isFound: true }],
      pagination: { totalDocs: 1 },
    });
    expect(
      (await client.call("reportAbandonedSearches", { path: { site }, headers: { "x-forwarded-for": "192.0.2.1" } }))
        .status,
    ).toBe(401);
  });

  test("missing paths sent by gateways are counted and reported, and so are content problems and due reviews", async () => {
    await client.call("addMissingPaths", { path: { site }, body: { paths: [{ path: "/article/gone", count: 2 }] } });
    expect(
      (
        await client.call("addMissingPaths", {
          path: { site },
          body: { paths: [{ path: "", count: 0 }] },
          badBody: true,
        })
      ).status,
    ).toBe(400);
    const [paths, problems, reviews] = await Promise.all([
      client.call("reportMissingPaths", { path: { site } }),
      client.call("reportProblems", { path: { site } }),
      client.call("reportReviews", { path: { site } }),
    ]);
    expect([paths.body, problems.body, reviews.body]).toMatchObject([
      { paths: [{ path: "/article/gone", count: 2 }] },
      { problems: expect.any(Array) },
      { reviews: [], pagination: { totalDocs: 0 } },
    ]);
  });
}

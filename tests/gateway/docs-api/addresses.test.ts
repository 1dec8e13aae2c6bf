import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, errorOf, openDocsApi } from "./open-docs-api.ts";

test.each([
  ["what-is-rdap", "what-is-rdap"],
  ["a/b", "a%2Fb"],
  ["../../secret", "..%2F..%2Fsecret"],
  ["a.b.xml", "a.b.xml"],
  ["...", "..."],
  ["__proto__", "__proto__"],
  ["über", "%C3%BCber"],
  ["日本語", "%E6%97%A5%E6%9C%AC%E8%AA%9E"],
  ["🚀", "%F0%9F%9A%80"],
  ["a?b=c#d", "a%3Fb%3Dc%23d"],
  ["100%", "100%25"],
  ["%2F", "%252F"],
  ["a b", "a%20b"],
  ["\\evil", "%5Cevil"],
  ["a\nb", "a%0Ab"],
  ["\u0000", "%00"],
  [";x.css", "%3Bx.css"],
])("the slug %j stays one path segment", async (slug, segment) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json({ doc: [aDocument({ slug })] }));
  expect((await site.api.fetchDocument(slug)).data?.slug).toBe(slug);
  expect(backend.calls[0]?.url).toBe(`/api/docs/get-details/domainlens/${segment}`);
});

test.each(["", ".", "..", "\uD800", "x".repeat(501)])(
  "the slug %j is invalid, and makes no backend call",
  async (slug) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    expect((await site.api.fetchDocument(slug)).data).toBeNull();
    expect((await site.api.fetchSitemap(slug)).data).toBeNull();
    expect(await site.api.rateDocument(slug, { rating: 5, ip: null })).toMatchObject({ kind: "rejected", status: 404 });
    expect(backend.calls).toHaveLength(0);
  },
);

test("a question of more than 8,000 characters makes no backend call", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const asked = site.api.fetchGroups({ kind: "category", within: "ü".repeat(1_400), page: 1, limit: 12 });
  expect(await errorOf(asked)).toMatchObject({ problem: "rejected", status: 404 });
  expect(backend.calls).toHaveLength(0);
});

test("every call goes to its path in the contract", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const page = { page: 2, limit: 12 };
  const { api } = site;
  await Promise.allSettled([
    api.fetchCategories(),
    api.fetchTypes(),
    api.fetchTags(),
    api.fetchUsers(),
    api.fetchDocumentsOfType("how-to", page),
    api.fetchDocument("a"),
    api.fetchFirstDocumentOfType("tou"),
    api.fetchAuthors(page),
    api.fetchDocumentsOfAuthor("7", { ...page, content: "none" }),
    api.fetchSitemap("sitemap"),
    api.fetchRobots(),
    api.search({ term: "a & b", docType: null, purpose: "search", ...page }),
    api.fetchPosts("blog", page),
    api.rateDocument("a", { rating: 3.5, ip: "192.0.2.1" }),
  ]);
  expect(backend.calls.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
    "GET /api/category/get-cat-sub-docs/domainlens",
    "GET /api/docs/get-details-by-type/domainlens/how-to?page=2&limit=12",
    "GET /api/docs/get-details/domainlens/a",
    "GET /api/docs/get-single-docs-by-specificType/domainlens/tou",
    "GET /api/docs/getAuthorDocs/domainlens/7?page=2&limit=12&content=none",
    "GET /api/tags/get-tag-docs/domainlens",
    "GET /api/type/get-type-doc/domainlens",
    "GET /api/user/get-user-doc/domainlens",
    "GET /api/user/getUserwithDocsCountWithLimit/domainlens?page=2&limit=12",
    "GET /docs/get-docs-by-searchterm/domainlens?searchTerm=a+%26+b&searchType=&page=2&limit=12",
    "GET /docs/get-docs-by-type/domainlens?docType=blog&page=2&limit=12",
    "GET /docs/robots/domainlens",
    "GET /docs/sitemap/sitemap/domainlens",
    "POST /api/docs/rate/a",
  ]);
});

test("a read forwards nothing of the visitor", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  await errorOf(site.api.fetchRobots());
  expect(Object.keys(backend.calls[0]?.headers ?? {}).sort()).toEqual([
    "accept",
    "accept-encoding",
    "connection",
    "host",
  ]);
});

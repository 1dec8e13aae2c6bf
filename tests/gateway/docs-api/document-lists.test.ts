import { describe, expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, errorOf, openDocsApi } from "./open-docs-api.ts";

describe("a list of documents", () => {
  const docs = [aDocument({ slug: "a" }), { slug: "without-subject" }, aDocument({ slug: "b" })];
  const pagination = { totalDocs: 26, totalPages: 3, page: 2, limit: 12, hasNextPage: true, hasPrevPage: true };
  const counts = { totalCount: 26, currentPage: 2, pageCount: 3, hasMore: true };

  test.each([
    ["doc and pagination", { doc: docs, pagination }],
    ["posts and pagination", { posts: docs, pagination }],
    ["results.allDocs and pagination", { results: { allDocs: docs }, pagination }],
    ["results.allDocs and counts beside it", { results: { allDocs: docs }, ...counts }],
    ["results with allDocs and counts in it", { results: { allDocs: docs, ...counts } }],
    ["doc and the total alone", { doc: docs, pagination: { totalDocs: 26 } }],
    ["counts written as text", { doc: docs, pagination: { totalDocs: "26", page: "2", limit: "12" } }],
    ["pagination null and counts", { doc: docs, pagination: null, ...counts }],
    ["results.allDocs and pagination in it", { results: { allDocs: docs, pagination } }],
    ["the one that is no null of two lists", { doc: null, posts: docs, results: null, pagination }],
    ["a limit of 0, which is none", { doc: docs, pagination: { ...pagination, limit: 0 } }],
  ])("is accepted as %s", async (_name, answer) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json(answer));
    const page = { page: 2, limit: 12 };
    for (const list of [
      await site.api.fetchDocumentsOfType("blog", page),
      await site.api.fetchPosts("blog", page),
      await site.api.fetchDocumentsOfAuthor("7", page),
    ]) {
      expect(list.data?.docs.map(({ slug }) => slug)).toEqual(["a", "b"]);
      expect(list.data?.pagination).toEqual(pagination);
    }
  });

  test.each([
    [1_000, ["a", "b"]],
    [1_001, ["a"]],
  ])("is read on behind %i items that are no documents: more cost too much", async (count, read) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    const junk = Array.from({ length: count }, () => 0);
    backend.answerAll(json({ doc: [docs[0], ...junk, docs[2]], pagination }));
    const { data } = await site.api.fetchDocumentsOfType("blog", { page: 2, limit: 12 });
    expect(data?.docs.map(({ slug }) => slug)).toEqual(read);
  });

  test("without page information is the whole list, which is paged here", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    const all = Array.from({ length: 5 }, (_, index) => aDocument({ slug: `d${index}` }));
    backend.answerAll(json({ posts: all }));
    const { data } = await site.api.fetchPosts("blog", { page: 2, limit: 2 });
    expect(data.docs.map(({ slug }) => slug)).toEqual(["d2", "d3"]);
    expect(data.pagination).toEqual({
      totalDocs: 5,
      totalPages: 3,
      page: 2,
      limit: 2,
      hasNextPage: true,
      hasPrevPage: true,
    });
  });

  test("without page information is paged by its documents: what is none takes no place", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json({ doc: [null, {}, ...docs] }));
    const { data } = await site.api.fetchPosts("blog", { page: 1, limit: 2 });
    expect(data.docs.map(({ slug }) => slug)).toEqual(["a", "b"]);
    expect(data.pagination).toMatchObject({ totalDocs: 2, totalPages: 1 });
  });

  test("has the first document of a slug alone", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    const twice = [aDocument({ slug: "a", subject: "First" }), aDocument({ slug: "a", subject: "Second" })];
    backend.answerAll(json({ doc: [...twice, ...docs] }));
    const { data } = await site.api.fetchPosts("blog", { page: 1, limit: 12 });
    expect(data.docs.map(({ slug, subject }) => [slug, subject])).toEqual([
      ["a", "First"],
      ["b", expect.any(String)],
    ]);
  });

  test("that holds all, and more than was asked for, is paged here; one that holds more of an even longer list is not", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    const all = Array.from({ length: 5 }, (_, index) => aDocument({ slug: `d${index}` }));
    backend.answerAll(json({ posts: all, pagination: { totalDocs: 5, totalPages: 1, page: 1, limit: 12 } }));
    const whole = await site.api.fetchPosts("blog", { page: 2, limit: 2 });
    expect(whole.data.docs.map(({ slug }) => slug)).toEqual(["d2", "d3"]);
    expect(whole.data.pagination).toMatchObject({ totalDocs: 5, totalPages: 3, page: 2 });
    // Also where some of what it holds is left out.
    const withJunk = [null, all[0], ...all];
    backend.answerAll(json({ posts: withJunk, pagination: { totalDocs: 7, totalPages: 1, page: 1, limit: 12 } }));
    const rest = await site.api.fetchPosts("case-study", { page: 2, limit: 2 });
    expect(rest.data.docs.map(({ slug }) => slug)).toEqual(["d2", "d3"]);
    expect(rest.data.pagination).toMatchObject({ totalDocs: 5, totalPages: 3, page: 2 });
    backend.answerAll(json({ posts: all, pagination: { totalDocs: 9 } }));
    const more = await site.api.fetchPosts("news", { page: 1, limit: 2 });
    expect(more.data.docs).toHaveLength(5);
    expect(more.data.pagination).toMatchObject({ totalDocs: 9 });
  });

  test.each([
    [12, 100],
    [300, 300],
  ])(
    "of which %i were asked for has at most %i, whatever a backend sends of an even longer one",
    async (limit, count) => {
      await using backend = await startFakeBackend();
      await using site = openDocsApi(backend);
      const sent = Array.from({ length: 400 }, (_, index) => aDocument({ slug: `d${index}` }));
      backend.answerAll(json({ posts: sent, pagination: { totalDocs: 900 } }));
      const { data } = await site.api.fetchPosts("blog", { page: 1, limit });
      expect(data.docs.map(({ slug }) => slug)).toEqual(Array.from({ length: count }, (_, index) => `d${index}`));
    },
  );

  test("has at most 100 parts of each kind in a document", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    const parts = Array.from({ length: 101 }, (_, index) => ({ _id: `${index}`, name: `Part ${index}` }));
    const whole = aDocument({ user: parts, authorDetails: parts, typeDetails: parts, tagDetails: parts });
    backend.answerAll(json({ doc: [whole] }));
    const [document] = (await site.api.fetchPosts("blog", { page: 1, limit: 12 })).data.docs;
    const { user, authorDetails, typeDetails, tagDetails } = document ?? {};
    expect([user, authorDetails, typeDetails, tagDetails].map((kept) => kept?.length)).toEqual([100, 100, 100, 100]);
    expect(tagDetails?.at(-1)?.name).toBe("Part 99");
  });

  test("that is there has no total of zero", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json({ doc: docs, pagination: { totalDocs: 0 } }));
    const { data } = await site.api.fetchPosts("blog", { page: 1, limit: 12 });
    expect(data.pagination).toMatchObject({ totalDocs: 3, totalPages: 1 });
  });

  test.each([
    ["one page too few, for a division without its rest", { totalDocs: 26, totalPages: 2, limit: 12 }, 3],
    ["no page", { totalDocs: 26, totalPages: 0 }, 3],
    ["other pages than its total has", { totalDocs: 100, totalPages: 3, limit: 12 }, 3],
    ["pages of a size that it does not say", { totalDocs: 30, totalPages: 2 }, 2],
  ])("that says %s", async (_name, pagination, totalPages) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json({ doc: docs, pagination }));
    const { data } = await site.api.fetchPosts("blog", { page: 1, limit: 12 });
    expect(data.pagination).toMatchObject({ totalDocs: pagination.totalDocs, totalPages, hasNextPage: true });
  });

  test("that only says that there is more is counted as one document more than seen", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json({ results: { allDocs: docs }, hasMore: true }));
    const { data } = await site.api.fetchDocumentsOfAuthor("7", { page: 1, limit: 3 });
    expect(data?.pagination).toEqual({
      totalDocs: 4,
      totalPages: 2,
      page: 1,
      limit: 3,
      hasNextPage: true,
      hasPrevPage: false,
    });
  });

  test.each([
    ["said", { totalDocs: 3e9, totalPages: 3e9, page: 1, limit: 12 }, { totalDocs: 3, totalPages: 1 }],
    ["computed", { totalPages: 2e9, limit: 12 }, { totalDocs: 2_147_483_647, totalPages: 2e9 }],
    ["computed from a page", { page: 2e9, hasMore: true }, { totalDocs: 2_147_483_647 }],
    ["of pages, computed", { totalDocs: 2_147_483_647, limit: 1 }, { totalPages: 2_147_483_647 }],
  ])("never has a count beyond those of GraphQL: %s", async (_name, given, expected) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json({ doc: docs, pagination: given }));
    const { data } = await site.api.fetchDocumentsOfType("blog", { page: 1, limit: 12 });
    expect(data.pagination).toMatchObject(expected);
  });

  test("without a list is a bad payload", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(json({ doc: "none", pagination }));
    expect(await errorOf(site.api.fetchPosts("blog", { page: 1, limit: 2 }))).toMatchObject({ problem: "bad-payload" });
  });
});

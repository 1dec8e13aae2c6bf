import { expect, test } from "vitest";
import { htmlPage, json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { errorOf, openDocsApi } from "./open-docs-api.ts";

const narrowed = { docType: "article", subcategory: null, choice: {}, facets: [], page: 1, limit: 10 };

test.each([
  ["400", json({}, { status: 400 })],
  ["405", json({}, { status: 405 })],
  ["501", json({}, { status: 501 })],
  ["a page of HTML", htmlPage],
])("%s from a backend without an optional call means that it has none", async (_what, answer) => {
  await using backend = await startFakeBackend({ "/": answer });
  await using site = openDocsApi(backend);
  expect((await site.api.fetchAlias("/old")).data).toBeNull();
  expect((await site.api.fetchNarrowedDocuments(narrowed)).data).toBeNull();
  expect((await site.api.fetchTotals()).data).toBeNull();
});

test.each([408, 429, 500, 503])(
  "%i from a backend says nothing about an optional call, and is a failure",
  async (status) => {
    await using backend = await startFakeBackend({ "/": json({}, { status }) });
    await using site = openDocsApi(backend);
    expect(await errorOf(site.api.fetchAlias("/old"))).toMatchObject({ status });
    expect(await errorOf(site.api.fetchNarrowedDocuments(narrowed))).toMatchObject({ status });
  },
);

test("a backend without an optional call does not fail, however often it says so with a page", async () => {
  await using backend = await startFakeBackend({ "/": htmlPage });
  await using site = openDocsApi(backend);
  for (let turn = 1; turn <= 30; turn += 1) {
    expect((await site.api.fetchAlias(`/old/${turn}`)).data).toBeNull();
    expect((await site.api.fetchNarrowedDocuments({ ...narrowed, page: turn })).data).toBeNull();
  }
  expect(backend.calls).toHaveLength(60);
  expect(site.warnings).toEqual([]);
});

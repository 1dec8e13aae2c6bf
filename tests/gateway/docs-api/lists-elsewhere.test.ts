import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, openDocsApi } from "./open-docs-api.ts";

test("a backend that does not list articles and legal texts by type is called by its specific endpoints", async () => {
  await using backend = await startFakeBackend({
    "/docs/get-docs-by-type/domainlens?docType=article": json({ posts: [aDocument({ slug: "post" })] }),
    "/api/docs/get-single-docs-by-specificType/domainlens/tou": json({ doc: [aDocument({ slug: "terms" })] }),
  });
  await using site = openDocsApi(backend);
  const page = { page: 1, limit: 12 };
  expect((await site.api.fetchDocumentsOfType("article", page)).data).toMatchObject({
    docs: [{ slug: "post" }],
    pagination: { totalDocs: 1 },
  });
  expect((await site.api.fetchDocumentsOfType("tou", page)).data).toMatchObject({
    docs: [{ slug: "terms" }],
    pagination: { totalDocs: 1 },
  });
  expect((await site.api.fetchDocumentsOfType("tou", { page: 2, limit: 12 })).data).toMatchObject({
    docs: [],
    pagination: { totalDocs: 1 },
  });
  expect((await site.api.fetchDocumentsOfType("privacy-policy", page)).data).toMatchObject({
    docs: [],
    pagination: { totalDocs: 0 },
  });
  expect((await site.api.fetchDocumentsOfType("sop", page)).data.docs).toEqual([]);
  expect(backend.calls.filter(({ url }) => url.includes("sop"))).toHaveLength(1);
});

test.each([
  ["the posts", "article", ["post"]],
  ["the single legal text", "tou", ["terms"]],
  ["no legal text", "privacy-policy", []],
  ["nothing", "sop", []],
])("a list that falls back to %s is kept while the backend fails", async (_name, docType, slugs) => {
  await using backend = await startFakeBackend({
    "/docs/get-docs-by-type/domainlens?docType=article": json({ posts: [aDocument({ slug: "post" })] }),
    "/api/docs/get-single-docs-by-specificType/domainlens/tou": json({ doc: [aDocument({ slug: "terms" })] }),
  });
  await using site = openDocsApi(backend);
  const page = { page: 1, limit: 12 };
  const before = await site.api.fetchDocumentsOfType(docType, page);
  expect(before.usableUntil - before.freshUntil).toBe(86_400_000);
  backend.answerAll(json({}, { status: 500 }));
  site.forward(86_400);
  const { data, stale } = await site.api.fetchDocumentsOfType(docType, page);
  expect({ slugs: data.docs.map(({ slug }) => slug), stale }).toEqual({ slugs, stale: true });
});

test("legal texts are looked for by the specific endpoint too where the list of their type is empty", async () => {
  await using backend = await startFakeBackend({
    "/api/docs/get-details-by-type/domainlens/tou": json({ doc: [] }),
    "/api/docs/get-single-docs-by-specificType/domainlens/tou": json({ doc: [aDocument({ slug: "terms" })] }),
  });
  await using site = openDocsApi(backend);
  const { data } = await site.api.fetchDocumentsOfType("tou", { page: 1, limit: 12 });
  expect(data.docs).toMatchObject([{ slug: "terms", docType: "tou" }]);
});

test("that a backend has no glossary still holds while it fails", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const page = { page: 1, limit: 12 };
  await site.api.fetchGlossary("glossary", page);
  backend.answerAll(json({}, { status: 500 }));
  site.forward(61);
  expect(await site.api.fetchGlossary("glossary", page)).toMatchObject({ stale: true, data: { docs: [] } });
});

test("a list that falls back is stale where either of its answers is", async () => {
  await using backend = await startFakeBackend({
    "/docs/get-docs-by-type/domainlens?docType=article": json({ posts: [aDocument({ slug: "post" })] }),
  });
  await using site = openDocsApi(backend);
  const page = { page: 1, limit: 12 };
  await site.api.fetchDocumentsOfType("article", page);
  backend.on("/api/docs/get-details-by-type", json({}, { status: 500 }));
  site.forward(61);
  expect(await site.api.fetchDocumentsOfType("article", page)).toMatchObject({
    stale: true,
    data: { docs: [{ slug: "post" }] },
  });
});

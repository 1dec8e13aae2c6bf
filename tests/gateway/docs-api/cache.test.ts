import { expect, test } from "vitest";
import { hangBeforeHeaders, held, htmlPage, json } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, answerTitled, errorOf, openDocsApi, patientLimits } from "./open-docs-api.ts";

test("data is fresh for a minute, then fetched again", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(answerTitled("old"));
  const first = await site.api.fetchDocument("a");
  expect(first).toMatchObject({ stale: false, data: { subject: "old" } });
  expect(first.usableUntil - first.freshUntil).toBe(86_400_000);
  backend.answerAll(answerTitled("new"));
  site.forward(59);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("old");
  site.forward(1);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect(backend.calls).toHaveLength(2);
});

test("stale data is not served while new data is being fetched: the caller waits", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(answerTitled("old"));
  await site.api.fetchDocument("a");
  const { answer, release } = held(answerTitled("new"));
  backend.answerAll(answer);
  site.forward(61);
  const waiting = site.api.fetchDocument("a");
  await backend.called(2);
  release();
  expect(await waiting).toMatchObject({ stale: false, data: { subject: "new" } });
});

test("a stale copy covers a failing backend for a day, not longer", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(answerTitled("old"));
  await site.api.fetchDocument("a");
  backend.answerAll(htmlPage);
  site.forward(60 + 86_399);
  expect(await site.api.fetchDocument("a")).toMatchObject({ stale: true, data: { subject: "old" } });
  site.forward(1);
  expect(await errorOf(site.api.fetchDocument("a"))).toMatchObject({ problem: "bad-payload" });
});

test("without stale time, no copy is served", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { staleSeconds: 0 });
  backend.answerAll(answerTitled("old"));
  await site.api.fetchDocument("a");
  backend.answerAll(htmlPage);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("old");
  site.forward(60);
  await errorOf(site.api.fetchDocument("a"));
});

test("a document that was missing does not stay missing when the backend fails", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json({ doc: [] }));
  const missing = await site.api.fetchDocument("a");
  expect(missing.data).toBeNull();
  expect(missing.usableUntil).toBe(missing.freshUntil);
  expect((await site.api.fetchDocument("a")).data).toBeNull();
  expect(backend.calls).toHaveLength(1);
  backend.answerAll(htmlPage);
  site.forward(61);
  expect(await errorOf(site.api.fetchDocument("a"))).toMatchObject({ problem: "bad-payload" });
});

test("200 concurrent reads of one document make one call", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const { answer, release } = held(answerTitled("one"));
  backend.answerAll(answer);
  const readers = Array.from({ length: 200 }, () => site.api.fetchDocument("a"));
  await backend.called(1);
  release();
  const read = await Promise.all(readers);
  expect(new Set(read.map(({ data }) => data?.subject))).toEqual(new Set(["one"]));
  expect(backend.calls).toHaveLength(1);
});

test("200 concurrent reads of a failing document make one call, and the next read another", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(htmlPage);
  const ends = await Promise.allSettled(Array.from({ length: 200 }, () => site.api.fetchDocument("a")));
  expect(ends.every(({ status }) => status === "rejected")).toBe(true);
  expect(backend.calls).toHaveLength(1);
  await errorOf(site.api.fetchDocument("a"));
  expect(backend.calls).toHaveLength(2);
});

test("each page and limit of a list is cached separately", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json({ doc: [], pagination: { totalDocs: 30, page: 1, limit: 12 } }));
  await site.api.fetchDocumentsOfType("blog", { page: 1, limit: 12 });
  await site.api.fetchDocumentsOfType("blog", { page: 2, limit: 12 });
  await site.api.fetchDocumentsOfType("blog", { page: 1, limit: 9 });
  await site.api.fetchPosts("blog", { page: 1, limit: 12 });
  await site.api.fetchDocumentsOfType("blog", { page: 1, limit: 12 });
  expect(backend.calls).toHaveLength(4);
});

test("answers are limited in number; the oldest are evicted first", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...patientLimits, cacheEntries: 3 } });
  backend.answerAll(answerTitled("x"));
  for (const slug of ["a", "b", "c", "d"]) await site.api.fetchDocument(slug);
  for (const slug of ["b", "c", "d"]) await site.api.fetchDocument(slug);
  expect(backend.calls).toHaveLength(4);
  await site.api.fetchDocument("a");
  expect(backend.calls).toHaveLength(5);
});

test("answers are limited in bytes", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...patientLimits, cacheBytes: 25_000 } });
  backend.answerAll(json({ doc: [aDocument({ content: "x".repeat(10_000) })] }));
  for (const slug of ["a", "b", "c"]) await site.api.fetchDocument(slug);
  for (const slug of ["b", "c"]) await site.api.fetchDocument(slug);
  expect(backend.calls).toHaveLength(3);
  backend.answerAll(json({ doc: [aDocument({ content: "x".repeat(30_000) })] }));
  await site.api.fetchDocument("too-big");
  await site.api.fetchDocument("too-big");
  expect(backend.calls).toHaveLength(5);
  await site.api.fetchDocument("c");
  expect(backend.calls).toHaveLength(5);
});

test("what was asked for counts, too: many long questions evict one another", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...patientLimits, cacheBytes: 25_000 } });
  backend.answerAll(json({ groups: [], pagination: { totalDocs: 0, page: 1, limit: 12 } }));
  const ask = (letter: string) =>
    site.api.fetchGroups({ kind: "category", within: letter.repeat(5_000), page: 1, limit: 12 });
  for (const letter of ["a", "b", "c"]) await ask(letter);
  for (const letter of ["b", "c"]) await ask(letter);
  expect(backend.calls).toHaveLength(3);
  await ask("a");
  expect(backend.calls).toHaveLength(4);
});

test("slugs that are JavaScript object properties are ordinary slugs", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  for (const slug of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    backend.answerAll(json({ doc: [aDocument({ slug })] }));
    expect((await site.api.fetchDocument(slug)).data?.slug).toBe(slug);
    expect((await site.api.fetchDocument(slug)).data?.slug).toBe(slug);
  }
  expect(backend.calls).toHaveLength(4);
});

test("stopping aborts running calls", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(hangBeforeHeaders);
  const call = errorOf(site.api.fetchDocument("a"));
  await backend.called(1);
  await site.api.stop();
  expect((await call).problem).toBe("unavailable");
});

test("data that were fetched before the clock was set back are fetched again, not fresh for as long as that", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(answerTitled("old"));
  site.forward(3_600);
  await site.api.fetchDocument("a");
  backend.answerAll(answerTitled("new"));
  site.forward(-3_600);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
});

import { expect, test } from "vitest";
import { hangBeforeHeaders, held, htmlPage, json } from "../../support/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fake-backend.ts";
import { aDocument, errorOf, openDocsApi, quickLimits } from "./open-docs-api.ts";

const titled = (subject: string) => json({ doc: [aDocument({ subject })] });

test("data is fresh for a minute and then fetched again", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(titled("old"));
  const first = await site.api.fetchDocument("a");
  expect(first).toMatchObject({ stale: false, data: { subject: "old" } });
  expect(first.usableUntil - first.freshUntil).toBe(86_400_000);
  backend.answerAll(titled("new"));
  site.forward(59);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("old");
  site.forward(1);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect(backend.calls).toHaveLength(2);
});

test("old data is not shown while new data is on its way: the reader waits", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(titled("old"));
  await site.api.fetchDocument("a");
  const { answer, letGo } = held(titled("new"));
  backend.answerAll(answer);
  site.forward(61);
  const waiting = site.api.fetchDocument("a");
  await backend.called(2);
  letGo();
  expect(await waiting).toMatchObject({ stale: false, data: { subject: "new" } });
});

test("an older copy stands in for a failing backend for a day, not longer", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(titled("old"));
  await site.api.fetchDocument("a");
  backend.answerAll(htmlPage);
  site.forward(60 + 86_399);
  expect(await site.api.fetchDocument("a")).toMatchObject({ stale: true, data: { subject: "old" } });
  site.forward(1);
  expect(await errorOf(site.api.fetchDocument("a"))).toMatchObject({ problem: "bad-payload" });
});

test("with no stale time, no copy stands in", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { staleSeconds: 0 });
  backend.answerAll(titled("old"));
  await site.api.fetchDocument("a");
  backend.answerAll(htmlPage);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("old");
  site.forward(60);
  await errorOf(site.api.fetchDocument("a"));
});

test("a document that was not there does not stay missing when the backend fails", async () => {
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

test("200 readers of one document at once make one call", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const { answer, letGo } = held(titled("one"));
  backend.answerAll(answer);
  const readers = Array.from({ length: 200 }, () => site.api.fetchDocument("a"));
  await backend.called(1);
  letGo();
  const read = await Promise.all(readers);
  expect(new Set(read.map(({ data }) => data?.subject))).toEqual(new Set(["one"]));
  expect(backend.calls).toHaveLength(1);
});

test("200 readers of a document that cannot be had make one call, and the next reader another", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(htmlPage);
  const ends = await Promise.allSettled(Array.from({ length: 200 }, () => site.api.fetchDocument("a")));
  expect(ends.every(({ status }) => status === "rejected")).toBe(true);
  expect(backend.calls).toHaveLength(1);
  await errorOf(site.api.fetchDocument("a"));
  expect(backend.calls).toHaveLength(2);
});

test("each page and each limit of a list is kept for itself", async () => {
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

test("after a purge the next reader waits for the backend", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(titled("old"));
  await site.api.fetchDocument("a");
  backend.answerAll(titled("new"));
  site.api.purge();
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect(backend.calls).toHaveLength(2);
});

test("what was there before a purge stands in when the backend fails, and is over by then", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(titled("old"));
  const before = await site.api.fetchDocument("a");
  backend.answerAll(htmlPage);
  site.api.purge();
  site.forward(10);
  const copy = await site.api.fetchDocument("a");
  expect(copy).toMatchObject({ stale: true, data: { subject: "old" }, usableUntil: before.usableUntil });
  expect(copy.freshUntil).toBe(before.freshUntil - 50_000);
});

test("a call that began before a purge is not taken for fresh, and nobody joins it", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const old = held(titled("old"));
  backend.answerAll(old.answer);
  const early = site.api.fetchDocument("a");
  await backend.called(1);
  site.api.purge();
  backend.answerAll(titled("new"));
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  old.letGo();
  const overtaken = await early;
  expect(overtaken).toMatchObject({ stale: false, data: { subject: "old" } });
  expect(overtaken.freshUntil).toBe(overtaken.usableUntil - 86_400_000 - 60_000);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect(backend.calls).toHaveLength(2);
});

test("a call that a purge overtook is still better than nothing when the backend fails", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const old = held(titled("old"));
  backend.answerAll(old.answer);
  const early = site.api.fetchDocument("a");
  await backend.called(1);
  site.api.purge();
  old.letGo();
  await early;
  backend.answerAll(htmlPage);
  expect(await site.api.fetchDocument("a")).toMatchObject({ stale: true, data: { subject: "old" } });
});

test("no more answers are kept than the limit says; the oldest go first", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...quickLimits, cacheEntries: 3 } });
  backend.answerAll(titled("x"));
  for (const slug of ["a", "b", "c", "d"]) await site.api.fetchDocument(slug);
  for (const slug of ["b", "c", "d"]) await site.api.fetchDocument(slug);
  expect(backend.calls).toHaveLength(4);
  await site.api.fetchDocument("a");
  expect(backend.calls).toHaveLength(5);
});

test("no more bytes are kept than the limit says", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...quickLimits, cacheBytes: 25_000 } });
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

test("slugs that are names of JavaScript objects are slugs like any other", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  for (const slug of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
    backend.answerAll(json({ doc: [aDocument({ slug })] }));
    expect((await site.api.fetchDocument(slug)).data?.slug).toBe(slug);
    expect((await site.api.fetchDocument(slug)).data?.slug).toBe(slug);
  }
  expect(backend.calls).toHaveLength(4);
});

test("stopping ends the calls under way", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(hangBeforeHeaders);
  const call = errorOf(site.api.fetchDocument("a"));
  await backend.called(1);
  await site.api.stop();
  expect((await call).problem).toBe("unavailable");
});

import { expect, test } from "vitest";
import { held, htmlPage, json, raw, versioned } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import type { FakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, errorOf, openDocsApi, patientLimits } from "./open-docs-api.ts";

const longAgo = "Wed, 01 Jan 2025 00:00:00 GMT";
function titled(subject: string) {
  return { doc: [aDocument({ subject })] };
}

function conditionsOf({ calls }: FakeBackend) {
  return calls.map(({ headers }) => ({ tag: headers["if-none-match"], date: headers["if-modified-since"] }));
}

test.each([
  ["an ETag", { etag: '"1"' }, { tag: '"1"' }],
  ["a weak ETag", { etag: 'W/"7-1"' }, { tag: 'W/"7-1"' }],
  ["a date of last change", { "last-modified": longAgo }, { date: longAgo }],
  ["both", { etag: '"1"', "last-modified": longAgo }, { tag: '"1"' }],
])("an answer with %s is revalidated; when unchanged, it is fresh again", async (_name, headers, condition) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(versioned(titled("same"), headers));
  const first = await site.api.fetchDocument("a");
  site.forward(60);
  const again = await site.api.fetchDocument("a");
  expect(again).toEqual({ ...first, freshUntil: first.freshUntil + 60_000, usableUntil: first.usableUntil + 60_000 });
  expect(again.data).toBe(first.data);
  site.forward(59);
  expect(await site.api.fetchDocument("a")).toEqual(again);
  expect(conditionsOf(backend)).toEqual([{}, condition]);
  site.forward(1);
  await site.api.fetchDocument("a");
  expect(conditionsOf(backend)).toEqual([{}, condition, condition]);
});

test("a changed answer replaces the old one, and its version is used from then on", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(versioned(titled("old"), { etag: '"1"' }));
  await site.api.fetchDocument("a");
  backend.answerAll(versioned(titled("new"), { etag: '"2"' }));
  site.forward(60);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  site.forward(60);
  expect(await site.api.fetchDocument("a")).toMatchObject({ stale: false, data: { subject: "new" } });
  expect(conditionsOf(backend)).toEqual([{}, { tag: '"1"' }, { tag: '"2"' }]);
});

test.each([
  ["no version", {}],
  ["a date of this minute, in which it may change again unseen", { "last-modified": new Date().toUTCString() }],
  ["a date that is none", { "last-modified": "yesterday" }],
  ["an ETag that cannot be sent back", { etag: '"a b"' }],
])("an answer with %s is fetched in full", async (_name, headers) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json(titled("old"), { headers }));
  await site.api.fetchDocument("a");
  backend.answerAll(json(titled("new"), { headers }));
  site.forward(60);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect(conditionsOf(backend)).toEqual([{}, {}]);
});

test("after a purge the backend is asked, and a 304 makes the answer fresh", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(versioned(titled("same"), { etag: '"1"' }));
  const first = await site.api.fetchDocument("a");
  site.api.purge();
  expect(await site.api.fetchDocument("a")).toEqual(first);
  expect(await site.api.fetchDocument("a")).toEqual(first);
  expect(conditionsOf(backend)).toEqual([{}, { tag: '"1"' }]);
});

test("a 304 does not make an answer fresh when a purge came during the call", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(versioned(titled("old"), { etag: '"1"' }));
  await site.api.fetchDocument("a");
  site.forward(60);
  const { answer, release } = held(versioned(titled("old"), { etag: '"1"' }));
  backend.answerAll(answer);
  const early = site.api.fetchDocument("a");
  await backend.called(2);
  site.api.purge();
  backend.answerAll(versioned(titled("new"), { etag: '"2"' }));
  release();
  const overtaken = await early;
  expect(overtaken.freshUntil).toBe(overtaken.usableUntil - 86_400_000 - 60_000);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect(backend.calls).toHaveLength(3);
});

test("after a failure the version of the copy that was served is revalidated", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(versioned(titled("same"), { etag: '"1"' }));
  await site.api.fetchDocument("a");
  site.forward(60);
  backend.answerAll(htmlPage);
  expect(await site.api.fetchDocument("a")).toMatchObject({ stale: true });
  backend.answerAll(versioned(titled("same"), { etag: '"1"' }));
  expect(await site.api.fetchDocument("a")).toMatchObject({ stale: false, data: { subject: "same" } });
  expect(conditionsOf(backend)).toEqual([{}, { tag: '"1"' }, { tag: '"1"' }]);
});

test("a 304 to an unconditional request is an error", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(json(titled("old")));
  await site.api.fetchDocument("a");
  backend.answerAll(raw("", null, { status: 304 }));
  expect(await errorOf(site.api.fetchDocument("b"))).toMatchObject({ problem: "unavailable", status: 304 });
  site.forward(60);
  expect(await site.api.fetchDocument("a")).toMatchObject({ stale: true });
});

test("an unchanged answer takes no additional room", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...patientLimits, cacheBytes: 25_000 } });
  backend.answerAll(versioned({ doc: [aDocument({ content: "x".repeat(10_000) })] }, { etag: '"1"' }));
  for (const slug of ["a", "b"]) await site.api.fetchDocument(slug);
  site.forward(60);
  for (const slug of ["a", "b", "c"]) await site.api.fetchDocument(slug);
  expect(backend.calls).toHaveLength(5);
  await site.api.fetchDocument("a");
  expect(conditionsOf(backend).at(-1)).toEqual({});
  expect(backend.calls).toHaveLength(6);
});

test("a mutation is never sent conditionally", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(versioned({ message: "Thanks." }, { etag: '"1"' }));
  for (let turn = 0; turn < 2; turn += 1) await site.api.rateDocument("a", { rating: 5, ip: null });
  expect(conditionsOf(backend)).toEqual([{}, {}]);
});

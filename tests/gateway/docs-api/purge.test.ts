import { expect, test } from "vitest";
import { held, htmlPage } from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { answerTitled, openDocsApi } from "./open-docs-api.ts";

test("after a purge the next caller waits for the backend", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(answerTitled("old"));
  await site.api.fetchDocument("a");
  backend.answerAll(answerTitled("new"));
  site.api.purge();
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect(backend.calls).toHaveLength(2);
});

test("data from before a purge covers a failing backend, until its usual expiry", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(answerTitled("old"));
  const before = await site.api.fetchDocument("a");
  backend.answerAll(htmlPage);
  site.api.purge();
  site.forward(10);
  const copy = await site.api.fetchDocument("a");
  expect(copy).toMatchObject({ stale: true, data: { subject: "old" }, usableUntil: before.usableUntil });
  expect(copy.freshUntil).toBe(before.freshUntil - 50_000);
});

test("a call that started before a purge is not fresh, and later callers do not join it", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const old = held(answerTitled("old"));
  backend.answerAll(old.answer);
  const early = site.api.fetchDocument("a");
  await backend.called(1);
  site.api.purge();
  backend.answerAll(answerTitled("new"));
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  old.release();
  const overtaken = await early;
  expect(overtaken).toMatchObject({ stale: false, data: { subject: "old" } });
  expect(overtaken.freshUntil).toBe(overtaken.usableUntil - 86_400_000 - 60_000);
  expect((await site.api.fetchDocument("a")).data?.subject).toBe("new");
  expect(backend.calls).toHaveLength(2);
});

test("a call overtaken by a purge still covers a failing backend", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const old = held(answerTitled("old"));
  backend.answerAll(old.answer);
  const early = site.api.fetchDocument("a");
  await backend.called(1);
  site.api.purge();
  old.release();
  await early;
  backend.answerAll(htmlPage);
  expect(await site.api.fetchDocument("a")).toMatchObject({ stale: true, data: { subject: "old" } });
});

import { expect, test } from "vitest";
import { defaultDocsApiLimits } from "../../../gateway/docs-api/limits.ts";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, errorOf, openDocsApi, patientLimits } from "./open-docs-api.ts";

const good = answers.json({ doc: [aDocument()] });

test("of 2,000 concurrent calls, 100 run, 200 wait, and the rest are refused before the first answer", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...defaultDocsApiLimits, connectMs: 5_000, totalMs: 15_000 } });
  const { answer, release } = answers.held(answers.slow(50, good));
  backend.answerAll(answer);
  backend.on("/docs/robots/", answers.json({ content: "User-agent: *" }));
  const ends: string[] = [];
  const requests = Array.from({ length: 2_000 }, async (_, index) => {
    const end = await site.api.fetchDocument(`document-${index}`).then(
      () => "answered",
      (error: unknown) => (error instanceof Error ? error.message : "?"),
    );
    ends.push(end);
  });
  await backend.called(100);
  expect((await site.api.fetchRobots()).data.content).toBe("User-agent: *");
  release();
  await Promise.all(requests);
  const refused =
    "Docs backend, fetchDocument: unavailable (FETCH_ERROR): not called, because too many calls are in flight";
  expect(new Set(ends.slice(0, 1_700))).toEqual(new Set([refused]));
  expect(new Set(ends.slice(1_700))).toEqual(new Set(["answered"]));
  expect(backend.calls.filter(({ url }) => url.startsWith("/api/"))).toHaveLength(300);
  // One more for robots, which has its own limit.
  expect(backend.mostAtOnce()).toBeGreaterThanOrEqual(100);
  expect(backend.mostAtOnce()).toBeLessThanOrEqual(101);
});

const oneByOne = { ...patientLimits, callsAtOnce: 1, callsWaiting: 1 };

test("a waiting call's deadline starts when it is requested, and an expired call is not sent", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...oneByOne, sitemapTotalMs: 3_000, totalMs: 200 } });
  backend.answerAll(answers.hangBeforeHeaders);
  let isSitemapOver = false;
  const sitemap = errorOf(site.api.fetchSitemap("sitemap")).finally(() => (isSitemapOver = true));
  await backend.called(1);
  const askedAt = performance.now();
  expect(await errorOf(site.api.fetchRobots())).toMatchObject({
    problem: "timeout",
    status: "TIMEOUT_ERROR",
    withoutCall: true,
  });
  expect(performance.now() - askedAt).toBeGreaterThanOrEqual(190);
  expect(isSitemapOver).toBe(false);
  expect(await sitemap).toMatchObject({ problem: "timeout", withoutCall: false });
  expect(backend.calls).toHaveLength(1);
});

test("a caller that gives up waiting frees its slot", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...oneByOne, sitemapTotalMs: 10_000, totalMs: 100 } });
  const { answer, release } = answers.held(answers.json({ sitemap: { links: [] } }));
  backend.answerAll(answer);
  const first = site.api.fetchSitemap("first");
  await backend.called(1);
  expect(await errorOf(site.api.fetchRobots())).toMatchObject({ problem: "timeout", withoutCall: true });
  const third = site.api.fetchSitemap("third");
  expect(await errorOf(site.api.fetchSitemap("fourth"))).toMatchObject({ problem: "unavailable", withoutCall: true });
  release();
  expect((await first).data).toEqual({ links: [] });
  expect((await third).data).toEqual({ links: [] });
  expect(backend.mostAtOnce()).toBe(1);
});

test("waiting calls run in order, after failures too", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...oneByOne, callsWaiting: 11, totalMs: 10_000 } });
  backend.answerAll(answers.slow(10, answers.json({}, { status: 500 })));
  const slugs = Array.from({ length: 12 }, (_, index) => `document-${index}`);
  await Promise.allSettled(slugs.map((slug) => site.api.fetchDocument(slug)));
  expect(backend.calls.map(({ url }) => url.split("/").at(-1))).toEqual(slugs);
  backend.answerAll(answers.slow(20, good));
  await Promise.all(["a", "b"].map((slug) => site.api.fetchDocument(slug)));
  expect(backend.mostAtOnce()).toBe(1);
});

test("a waiting rating is sent once; a refused one says so and was not sent", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: oneByOne });
  backend.answerAll(answers.slow(50, answers.json({ message: "Thanks." })));
  const outcomes = await Promise.all(
    ["a", "b", "c"].map((slug) => site.api.rateDocument(slug, { rating: 4, ip: null })),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(["received", "received", "rejected"]);
  expect(outcomes[2]).toEqual({
    kind: "rejected",
    status: 503,
    message: "Failed to submit rating.",
    retryAfterSeconds: null,
  });
  expect(backend.calls.map(({ url }) => url)).toEqual(["/api/docs/rate/a", "/api/docs/rate/b"]);
});

test("calls waiting when the breaker opens are refused without being sent", async () => {
  await using backend = await startFakeBackend();
  const limits = { ...patientLimits, callsAtOnce: 2, callsWaiting: 50, breakerCalls: 4 };
  await using site = openDocsApi(backend, { limits });
  backend.answerAll(answers.htmlPage);
  const errors = await Promise.all(
    Array.from({ length: 40 }, (_, index) => errorOf(site.api.fetchDocument(`document-${index}`))),
  );
  expect(errors.filter(({ withoutCall }) => withoutCall).length).toBeGreaterThanOrEqual(34);
  expect(backend.calls.length).toBeLessThanOrEqual(6);
});

test("refused calls are logged once, and again when they recur after a quiet time", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: oneByOne });
  backend.answerAll(answers.slow(20, good));
  const readMany = (turn: string) =>
    Promise.allSettled(Array.from({ length: 10 }, (_, index) => site.api.fetchDocument(`${turn}-${index}`)));
  await readMany("first");
  await readMany("second");
  const line = {
    fields: { group: "documents" },
    message: "Docs backend, documents: 1 calls are in flight and 1 wait; further ones are rejected",
  };
  expect(site.warnings).toEqual([line, line]);
});

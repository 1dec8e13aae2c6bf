import { describe, expect, test } from "vitest";
import type { DocsApi } from "../../../gateway/docs-api/docs-api.ts";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, errorOf, openDocsApi, quickLimits } from "./open-docs-api.ts";

const good = answers.json({ doc: [aDocument()] });
/** A failure that is not retried, so that calls can be counted. */
const bad = answers.htmlPage;

/** Reads new documents, one after another, ignoring failures. */
async function readNew(api: DocsApi, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await api.fetchDocument(`document-${(number += 1)}`).catch(() => null);
}
let number = 0;

describe("a group of endpoints is suspended", () => {
  test("once half of 20 calls failed; its callers get an error at once", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(good);
    await readNew(site.api, 10);
    backend.answerAll(bad);
    await readNew(site.api, 9);
    expect(await errorOf(site.api.fetchDocument("the-20th"))).toMatchObject({ problem: "bad-payload" });
    expect(backend.calls).toHaveLength(20);
    const refused = await errorOf(site.api.fetchDocument("the-21st"));
    expect(refused).toMatchObject({ problem: "unavailable", status: "FETCH_ERROR", withoutCall: true });
    await readNew(site.api, 50);
    expect(backend.calls).toHaveLength(20);
  });

  test.each([
    ["hangs", answers.hangBeforeHeaders],
    ["drips", answers.drip],
    ["breaks connections", answers.reset],
    ["answers 500", answers.json({}, { status: 500 })],
    ["redirects", answers.redirect],
  ])("when the backend %s", async (_name, fault) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend, { limits: { ...quickLimits, totalMs: 100, retryRatio: 0 } });
    backend.answerAll(fault);
    await Promise.all(Array.from({ length: 20 }, () => readNew(site.api, 1)));
    const before = backend.calls.length;
    await readNew(site.api, 20);
    expect(backend.calls).toHaveLength(before);
  });

  test("and earlier data is still served", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(good);
    await site.api.fetchDocument("a");
    site.forward(61);
    backend.answerAll(bad);
    await readNew(site.api, 20);
    expect(await site.api.fetchDocument("a")).toMatchObject({ stale: true, data: { subject: "What is RDAP?" } });
    expect(backend.calls).toHaveLength(21);
  });

  test("which is logged once, as is the end", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(bad);
    await readNew(site.api, 40);
    site.forward(5);
    await readNew(site.api, 20);
    backend.answerAll(good);
    site.forward(5);
    await readNew(site.api, 20);
    const ofGroup = site.warnings.filter(({ fields }) => fields["group"] === "documents");
    expect(ofGroup.map(({ message }) => message)).toEqual([
      "Docs backend, documents: too many calls fail; from now on, one call is tried every 5000 ms",
      "Docs backend, documents: works again; all calls are sent",
    ]);
    expect(site.warnings).toHaveLength(2 + 21);
  });
});

describe("a group of endpoints is not suspended", () => {
  test("after 19 failures, when the backend then answers", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(bad);
    await readNew(site.api, 19);
    backend.answerAll(good);
    await readNew(site.api, 30);
    expect(backend.calls).toHaveLength(49);
  });

  test("when fewer than half of the calls fail", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(good);
    await readNew(site.api, 40);
    backend.answerAll(bad);
    await readNew(site.api, 39);
    expect(backend.calls).toHaveLength(79);
    await readNew(site.api, 2);
    expect(backend.calls).toHaveLength(80);
  });

  test("when the failures are spread over more than 10 seconds", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(bad);
    for (let second = 0; second < 60; second += 1) {
      await readNew(site.api, 1);
      site.forward(1);
    }
    expect(backend.calls).toHaveLength(60);
  });

  test.each([400, 401, 404, 429, 501])("when the backend answers %i: it works, and refuses", async (status) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(answers.json({ message: "No." }, { status }));
    await readNew(site.api, 50);
    expect(backend.calls).toHaveLength(50);
  });

  test("when its answers are longer than we read: visitors choose how many texts a list has", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(answers.gzipBomb(5_000_000));
    await readNew(site.api, 40);
    expect(backend.calls).toHaveLength(40);
  });

  test("when the backend had not started yet: it is reached as soon as it has", async () => {
    await using backend = await startFakeBackend();
    let url: string | null = null;
    await using site = openDocsApi(backend, { apiUrl: () => url });
    backend.answerAll(good);
    await readNew(site.api, 50);
    url = backend.apiUrl;
    expect((await site.api.fetchDocument("a")).stale).toBe(false);
  });
});

const callsOfGroups: Readonly<Record<string, (api: DocsApi, turn: number) => Promise<unknown>>> = {
  documents: (api, turn) => api.fetchDocument(`${turn}`),
  posts: (api, turn) => api.fetchPosts("blog", { page: turn, limit: 10 }),
  navigation: (api) => api.fetchTags(),
  authors: (api, turn) => api.fetchAuthors({ page: turn, limit: 10 }),
  search: (api, turn) => api.search({ term: `${turn}`, docType: null, purpose: "search", page: 1, limit: 10 }),
  crawlers: (api, turn) => api.fetchSitemap(`sitemap-${turn}`),
  aliases: (api, turn) => api.fetchAlias(`/old/${turn}`),
  changes: (api) => api.rateDocument("a", { rating: 5, ip: null }),
  notes: (api) => api.noteSearchChoice({ term: "cache", slug: null, ip: null }),
  media: (api) => api.fetchMedia("/media/0123456789abcdef.svg"),
};

test.each(Object.keys(callsOfGroups))("when %s are suspended, all other groups still work", async (failing) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(answers.json({}, { status: 500 }));
  for (let turn = 1; turn <= 25; turn += 1) await callsOfGroups[failing]?.(site.api, turn).catch(() => null);
  expect(backend.calls).toHaveLength(20);
  for (const call of Object.values(callsOfGroups)) await call(site.api, 30).catch(() => null);
  expect(backend.calls).toHaveLength(20 + Object.keys(callsOfGroups).length - 1);
});

import { describe, expect, test } from "vitest";
import { defaultDocsApiLimits } from "../../../gateway/docs-api/limits.ts";
import { createDocsApi } from "../../../gateway/docs-api/docs-api.ts";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import { aDocument, errorOf, openDocsApi, patientLimits, quickLimits } from "./open-docs-api.ts";

interface Fault {
  readonly name: string;
  readonly answer: FakeAnswer;
  readonly problem: string;
  readonly status: string | number;
}

/** Only what hangs is waited for in vain. */
function limitsFor(problem: string) {
  const limits = problem === "timeout" ? quickLimits : patientLimits;
  return { ...limits, bodyBytes: 20_000 };
}

const faults: readonly Fault[] = [
  { name: "a hang before the headers", answer: answers.hangBeforeHeaders, problem: "timeout", status: "TIMEOUT_ERROR" },
  { name: "a hang in the body", answer: answers.hangInBody, problem: "timeout", status: "TIMEOUT_ERROR" },
  { name: "a body that drips", answer: answers.drip, problem: "timeout", status: "TIMEOUT_ERROR" },
  { name: "a reset connection", answer: answers.reset, problem: "unavailable", status: "FETCH_ERROR" },
  { name: "bytes that are no HTTP", answer: answers.garbage, problem: "unavailable", status: "FETCH_ERROR" },
  { name: "a truncated body", answer: answers.truncated, problem: "unavailable", status: "FETCH_ERROR" },
  { name: "JSON that stops in the middle", answer: answers.cutJson, problem: "bad-payload", status: "PARSING_ERROR" },
  { name: "an empty body", answer: answers.empty, problem: "bad-payload", status: "PARSING_ERROR" },
  { name: "null", answer: answers.nullJson, problem: "bad-payload", status: "PARSING_ERROR" },
  { name: "HTML with status 200", answer: answers.htmlPage, problem: "bad-payload", status: "PARSING_ERROR" },
  {
    name: "JSON under a wrong content type",
    answer: answers.wrongType,
    problem: "bad-payload",
    status: "PARSING_ERROR",
  },
  { name: "JSON without a content type", answer: answers.noType, problem: "bad-payload", status: "PARSING_ERROR" },
  { name: "JSON of another shape", answer: answers.otherShape, problem: "bad-payload", status: "PARSING_ERROR" },
  { name: "a redirect", answer: answers.redirect, problem: "unavailable", status: 302 },
  { name: "a huge body", answer: answers.huge(30_000), problem: "bad-payload", status: "PARSING_ERROR" },
  { name: "a gzip bomb", answer: answers.gzipBomb(5_000_000), problem: "bad-payload", status: "PARSING_ERROR" },
  { name: "a body that is not gzip", answer: answers.brokenGzip, problem: "bad-payload", status: "PARSING_ERROR" },
  {
    name: "an unknown content encoding",
    answer: answers.unknownEncoding,
    problem: "bad-payload",
    status: "PARSING_ERROR",
  },
  {
    name: "status 500",
    answer: answers.json({ message: "at Object.<anonymous> (/srv/app.js:1)" }, { status: 500 }),
    problem: "unavailable",
    status: 500,
  },
  { name: "status 503", answer: answers.json({}, { status: 503 }), problem: "unavailable", status: 503 },
  {
    name: "status 401",
    answer: answers.json({ message: "Who are you?" }, { status: 401 }),
    problem: "rejected",
    status: 401,
  },
  {
    name: "status 429",
    answer: answers.json({ message: "Slow down." }, { status: 429 }),
    problem: "rejected",
    status: 429,
  },
];

describe.each(faults)("$name", ({ answer, problem, status }) => {
  test("is an error of a known kind when nothing was fetched before", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend, { limits: limitsFor(problem) });
    backend.answerAll(answer);
    const error = await errorOf(site.api.fetchDocument("what-is-rdap"));
    expect(error).toMatchObject({ problem, status });
    expect(error.message).not.toMatch(/127\.0\.0\.1|localhost|srv/u);
    expect(site.warnings[0]?.fields).toMatchObject({ call: "fetchDocument", problem, status });
  });

  test("leaves the old copy usable, marked as stale", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend, { limits: limitsFor(problem) });
    backend.answerAll(answers.json({ doc: [aDocument()] }));
    const fetch = () => site.api.fetchDocument("what-is-rdap");
    // Also on a busy machine, for which a short deadline is too short at first.
    await expect.poll(() => fetch().then((read) => read.stale)).toBe(false);
    const fresh = await fetch();
    backend.answerAll(answer);
    site.forward(61);
    const copy = await fetch();
    expect(copy).toEqual({ ...fresh, stale: true });
  });
});

test.each([
  [
    answers.redirect,
    /unavailable \(302\): a redirect, which is not followed; DOCS_API_URL and DOCS_CONTENT_URL must be/u,
  ],
  [answers.htmlPage, /PARSING_ERROR\): expected application\/json, got text\/html$/u],
  [answers.noType, /expected application\/json, got no type$/u],
])("the log says what came in place of an answer", async (answer, message) => {
  await using backend = await startFakeBackend({ "/": answer });
  await using site = openDocsApi(backend);
  await errorOf(site.api.fetchDocument("what-is-rdap"));
  expect(site.warnings.map((warning) => warning.message)).toEqual([expect.stringMatching(message)]);
});

test("failures are never cached: the next call is sent", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(answers.inTurn(answers.htmlPage, answers.json({ doc: [aDocument()] })));
  await errorOf(site.api.fetchDocument("what-is-rdap"));
  expect((await site.api.fetchDocument("what-is-rdap")).data?.subject).toBe("What is RDAP?");
});

test("a refused connection is reported as unavailable at once", async () => {
  const backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  await backend[Symbol.asyncDispose]();
  const error = await errorOf(site.api.fetchDocument("what-is-rdap"));
  expect(error).toMatchObject({ problem: "unavailable", status: "FETCH_ERROR" });
  expect(error.message).not.toContain("127.0.0.1");
});

test("a backend that has not started yet is unavailable, and is found at the address where it starts", async () => {
  await using backend = await startFakeBackend();
  backend.answerAll(answers.json({ doc: [aDocument()] }));
  let url: string | null = null;
  await using site = openDocsApi(backend, { apiUrl: () => url });
  expect(await errorOf(site.api.fetchDocument("what-is-rdap"))).toMatchObject({
    problem: "unavailable",
    status: "FETCH_ERROR",
  });
  url = `${backend.apiUrl}/`;
  expect((await site.api.fetchDocument("what-is-rdap")).data?.slug).toBe("what-is-rdap");
  expect(backend.calls[0]?.url).toBe("/api/docs/get-details/domainlens/what-is-rdap");
});

test("with default limits, a hanging backend is given up after 2 seconds", async () => {
  await using backend = await startFakeBackend();
  backend.answerAll(answers.hangBeforeHeaders);
  const at = { apiUrl: () => backend.apiUrl, contentUrl: () => backend.url };
  // A connection that a busy machine makes late is no refused one.
  const limits = { ...defaultDocsApiLimits, connectMs: patientLimits.connectMs };
  const api = createDocsApi({ ...at, siteId: "x", freshSeconds: 60, staleSeconds: 0, limits });
  expect(defaultDocsApiLimits.totalMs).toBe(2_000);
  expect(await errorOf(api.fetchDocument("a"))).toMatchObject({ problem: "timeout" });
  await api.stop();
});

test("the navigation and sitemaps may be larger than other answers", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...patientLimits, bodyBytes: 20_000 } });
  const filler = "x".repeat(30_000);
  backend.on("/api/tags/", answers.json({ allTags: [], filler }));
  backend.on("/docs/sitemap/", answers.json({ sitemap: { links: [] }, filler }));
  backend.on("/docs/robots/", answers.json({ content: "", filler }));
  expect((await site.api.fetchTags()).data).toEqual([]);
  expect((await site.api.fetchSitemap("sitemap")).data).toEqual({ links: [] });
  expect(await errorOf(site.api.fetchRobots())).toMatchObject({ problem: "bad-payload" });
});

test("sitemaps have a longer deadline", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...patientLimits, totalMs: quickLimits.totalMs } });
  backend.on("/docs/sitemap/", (response, request) => {
    setTimeout(() => answers.json({ sitemap: { links: [] } })(response, request), quickLimits.totalMs + 100);
  });
  expect((await site.api.fetchSitemap("sitemap")).data).toEqual({ links: [] });
});

test.each(["gzip", "br", "deflate"] as const)("a body in %s is decoded", async (encoding) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(answers.encoded({ doc: [aDocument()] }, encoding));
  expect((await site.api.fetchDocument("what-is-rdap")).data?.slug).toBe("what-is-rdap");
});

test("a byte order mark before the JSON is ignored", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  backend.answerAll(answers.raw(`\uFEFF${JSON.stringify({ doc: [aDocument()] })}`, "application/hal+json"));
  expect((await site.api.fetchDocument("what-is-rdap")).data?.slug).toBe("what-is-rdap");
});

test("only a 4xx passes on the backend's message, as one short line without control characters", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const message = `Not\u0000 so\r\n\u202Efast ${"x".repeat(300)}`;
  backend.answerAll(answers.json({ message }, { status: 429, headers: { "retry-after": "7" } }));
  const refused = await errorOf(site.api.fetchDocument("a"));
  expect(refused.backendMessage).toBe(`Not so fast ${"x".repeat(188)}`);
  expect(refused.retryAfterSeconds).toBe(7);
  backend.answerAll(answers.json({ message }, { status: 500 }));
  expect((await errorOf(site.api.fetchDocument("a"))).backendMessage).toBeNull();
});

import { describe, expect, test } from "vitest";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, errorOf, openDocsApi, patientLimits, quickLimits } from "./open-docs-api.ts";

/** Long enough for a busy machine to send the call. */
const sentInTime = { ...quickLimits, totalMs: 1_500 };

const good = answers.json({ doc: [aDocument()] });

describe("a read is retried once", () => {
  test.each([
    ["a reset connection", answers.reset],
    ["a truncated body", answers.truncated],
    ["status 502", answers.json({}, { status: 502 })],
    ["status 503", answers.json({}, { status: 503 })],
    ["status 504", answers.json({}, { status: 504 })],
  ])("after %s", async (_name, fault) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(answers.inTurn(fault, good));
    expect((await site.api.fetchDocument("a")).data?.slug).toBe("what-is-rdap");
    expect(backend.calls).toHaveLength(2);
  });

  test("and not a second time", async () => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend);
    backend.answerAll(answers.inTurn(answers.reset, answers.reset, good));
    expect(await errorOf(site.api.fetchDocument("a"))).toMatchObject({ problem: "unavailable" });
    expect(backend.calls).toHaveLength(2);
  });
});

test.each([
  ["status 500", answers.json({}, { status: 500 })],
  ["status 501", answers.json({}, { status: 501 })],
  ["status 404", answers.json({}, { status: 404 })],
  ["status 429", answers.json({}, { status: 429 })],
  ["a redirect", answers.redirect],
  ["a bad payload", answers.htmlPage],
  ["a timeout", answers.hangInBody],
])("a read is not retried after %s", async (name, fault) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: name === "a timeout" ? sentInTime : patientLimits });
  backend.answerAll(answers.inTurn(fault, good));
  await errorOf(site.api.fetchRobots());
  expect(backend.calls).toHaveLength(1);
});

test.each([
  ["a reset connection", answers.reset],
  ["status 503", answers.json({}, { status: 503 })],
  ["a timeout", answers.hangBeforeHeaders],
])("a rating is sent once and never retried, even after %s", async (name, fault) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: name === "a timeout" ? sentInTime : patientLimits });
  backend.answerAll(answers.inTurn(fault, answers.json({ message: "Thanks." })));
  const outcome = await site.api.rateDocument("a", { rating: 4, ip: null });
  expect(outcome).toEqual({
    kind: "rejected",
    status: 503,
    message: "Failed to submit rating.",
    retryAfterSeconds: null,
  });
  expect(backend.calls).toHaveLength(1);
});

test("both attempts share one deadline", async () => {
  await using backend = await startFakeBackend();
  // What the first try has to spare is for a busy machine.
  const [totalMs, firstMs] = [2_500, 1_000];
  await using site = openDocsApi(backend, { limits: { ...quickLimits, totalMs } });
  backend.answerAll(
    answers.inTurn(answers.slow(firstMs, answers.json({}, { status: 503 })), answers.hangBeforeHeaders),
  );
  const ends: string[] = [];
  const alarm = setTimeout(() => ends.push("a deadline of the second try's own"), totalMs + firstMs * 0.8);
  ends.push((await errorOf(site.api.fetchDocument("a"))).problem);
  clearTimeout(alarm);
  expect(ends).toEqual(["timeout"]);
  expect(backend.calls).toHaveLength(2);
});

test("a backend that stays down gets a fifth more calls, not twice as many", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...patientLimits, breakerCalls: 1_000 } });
  backend.answerAll(answers.json({}, { status: 503 }));
  const reads = 100;
  for (let read = 0; read < reads; read += 1) await errorOf(site.api.fetchDocument(`document-${read}`));
  const retries = backend.calls.length - reads;
  expect(retries).toBeGreaterThanOrEqual(20);
  expect(retries).toBeLessThanOrEqual(30);
});

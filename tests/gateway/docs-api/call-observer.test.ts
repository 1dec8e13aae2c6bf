import { expect, test } from "vitest";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { aDocument, errorOf, openDocsApi, patientLimits } from "./open-docs-api.ts";

const good = answers.json({ doc: [aDocument()] });

function observe() {
  const seen: { readonly call: string; readonly outcome: string; readonly durationMs: number }[] = [];
  return {
    seen,
    ends: () => seen.map(({ call, outcome }) => `${call} ${outcome}`),
    onCall: (call: string, outcome: string, durationMs: number) => void seen.push({ call, outcome, durationMs }),
  };
}

test("every call is reported once, with its retry; answers from the cache are not reported", async () => {
  await using backend = await startFakeBackend();
  const { onCall, ends } = observe();
  await using site = openDocsApi(backend, { onCall });
  backend.answerAll(answers.inTurn(answers.reset, good));
  await Promise.all([site.api.fetchDocument("a"), site.api.fetchDocument("a")]);
  await site.api.fetchDocument("a");
  expect(backend.calls).toHaveLength(2);
  expect(ends()).toEqual(["fetchDocument ok"]);
});

test("a 4xx counts as an answer, a failure counts even when a stale copy is served, and unsent calls count as refused", async () => {
  await using backend = await startFakeBackend();
  const { onCall, ends } = observe();
  let url: string | null = backend.apiUrl;
  await using site = openDocsApi(backend, { onCall, apiUrl: () => url });
  backend.on("/api/docs/get-details/", good);
  await site.api.fetchDocument("a");
  await site.api.fetchFirstDocumentOfType("none");
  backend.answerAll(answers.htmlPage);
  site.forward(60);
  await site.api.fetchDocument("a");
  url = null;
  await errorOf(site.api.fetchDocument("b"));
  await site.api.rateDocument("a", { rating: 5, ip: null });
  backend.on("/media/", answers.json({}, { status: 404 }));
  await site.api.fetchMedia("/media/0123456789abcdef.svg");
  expect(ends()).toEqual([
    "fetchDocument ok",
    "fetchFirstDocumentOfType ok",
    "fetchDocument failed",
    "fetchDocument refused",
    "rateDocument refused",
    "fetchMedia ok",
  ]);
});

test("the duration is the backend's, without waiting for a slot; refused calls are reported too", async () => {
  await using backend = await startFakeBackend();
  const { onCall, seen } = observe();
  let timeMs = 0;
  await using site = openDocsApi(backend, {
    onCall,
    elapsedMs: () => timeMs,
    limits: { ...patientLimits, callsAtOnce: 1, callsWaiting: 3 },
  });
  backend.answerAll((response, request) => {
    timeMs += 200;
    good(response, request);
  });
  await Promise.allSettled(["a", "b", "c", "d", "e"].map((slug) => site.api.fetchDocument(slug)));
  expect(seen.map(({ outcome }) => outcome)).toEqual(["refused", "ok", "ok", "ok", "ok"]);
  // They ran one at a time: with their waits, they would have taken 200, 400, 600 and 800 ms.
  expect(seen.map(({ durationMs }) => durationMs)).toEqual([0, 200, 200, 200, 200]);
});

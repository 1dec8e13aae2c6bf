import { expect, test } from "vitest";
import type { DocsApi } from "../../../gateway/docs-api/docs-api.ts";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import type { FakeBackend } from "../../support/fakes/fake-backend.ts";
import { answerTitled, errorOf, openDocsApi, patientLimits } from "./open-docs-api.ts";
import type { OpenDocsApi } from "./open-docs-api.ts";

const good = answerTitled("What is RDAP?");

function readNew(api: DocsApi): Promise<unknown> {
  return api.fetchDocument(`document-${(number += 1)}`);
}
let number = 0;

/** Makes enough calls fail that documents are suspended. */
async function open(backend: FakeBackend, { api }: OpenDocsApi): Promise<void> {
  backend.answerAll(answers.htmlPage);
  for (let turn = 0; turn < 20; turn += 1) await errorOf(readNew(api));
  expect(await errorOf(readNew(api))).toMatchObject({ withoutCall: true });
  expect(backend.calls).toHaveLength(20);
}

test("after 5 seconds one call probes the backend, and no other call waits for it", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...patientLimits, callsAtOnce: 1 } });
  await open(backend, site);
  const { answer, release } = answers.held(good);
  backend.answerAll(answer);
  site.forward(4.9);
  expect(await errorOf(readNew(site.api))).toMatchObject({ withoutCall: true });
  site.forward(0.1);
  const probe = readNew(site.api);
  const refused = { problem: "unavailable", withoutCall: true };
  for (let turn = 0; turn < 10; turn += 1) expect(await errorOf(readNew(site.api))).toMatchObject(refused);
  release();
  expect(await probe).toMatchObject({ stale: false });
  expect(backend.calls).toHaveLength(21);
  await Promise.all(Array.from({ length: 30 }, () => readNew(site.api)));
  expect(backend.calls).toHaveLength(51);
});

test("a failed probe is not retried, and the next one follows 5 seconds later", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  await open(backend, site);
  backend.answerAll(answers.reset);
  for (let turn = 1; turn <= 3; turn += 1) {
    site.forward(5);
    expect(await errorOf(readNew(site.api))).toMatchObject({ withoutCall: false });
    site.forward(4.9);
    expect(await errorOf(readNew(site.api))).toMatchObject({ withoutCall: true });
    expect(backend.calls).toHaveLength(20 + turn);
  }
});

test("a backend that is back starts with a clean slate: earlier failures do not count", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  await open(backend, site);
  backend.answerAll(good);
  site.forward(5);
  await readNew(site.api);
  backend.answerAll(answers.htmlPage);
  for (let turn = 0; turn < 18; turn += 1)
    expect(await errorOf(readNew(site.api))).toMatchObject({ withoutCall: false });
});

test("a call from before the pause that ends after it does not count", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  const late = answers.held(good);
  backend.on("/api/docs/get-details/domainlens/early", late.answer);
  const early = site.api.fetchDocument("early");
  await backend.called(1);
  for (let turn = 0; turn < 20; turn += 1) {
    backend.on("/api/docs/get-details/domainlens/document", answers.htmlPage);
    await errorOf(readNew(site.api));
  }
  late.release();
  await early;
  expect(await errorOf(readNew(site.api))).toMatchObject({ withoutCall: true });
});

test("when the backend has not started yet, the probe is left to the next call", async () => {
  await using backend = await startFakeBackend();
  let url: string | null = backend.apiUrl;
  await using site = openDocsApi(backend, { apiUrl: () => url });
  await open(backend, site);
  site.forward(5);
  url = null;
  expect(await errorOf(readNew(site.api))).toMatchObject({ withoutCall: true });
  url = backend.apiUrl;
  expect(await errorOf(readNew(site.api))).toMatchObject({ withoutCall: false });
  expect(await errorOf(readNew(site.api))).toMatchObject({ withoutCall: true });
  expect(backend.calls).toHaveLength(21);
});

test("a clock that is set back does not suspend a backend for longer", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  await open(backend, site);
  backend.answerAll(good);
  site.forward(-3600);
  expect(await readNew(site.api)).toMatchObject({ stale: false });
});

const slugs = Array.from({ length: 30 }, (_, index) => `known-${index}`);

/** Reads everything once per second of the test's clock and returns what was served, which must never be an error. */
async function everySecond(
  site: OpenDocsApi,
  seconds: number,
  before: (second: number) => void,
): Promise<readonly (readonly string[])[]> {
  const shown: (readonly string[])[] = [];
  for (let second = 0; second < seconds; second += 1) {
    before(second);
    const read = await Promise.all(slugs.map((slug) => site.api.fetchDocument(slug)));
    shown.push(read.map(({ stale, data }) => (stale ? "old" : (data?.subject ?? ""))));
    site.forward(1);
  }
  return shown;
}

test.each<[string, FakeAnswer]>([
  ["breaks every connection", answers.reset],
  ["answers 503", answers.json({}, { status: 503 })],
  ["answers HTML with status 200", answers.htmlPage],
])(
  "a backend that %s for a minute gets few calls, causes no error, and is fresh again within 20 seconds",
  async (_name, fault) => {
    await using backend = await startFakeBackend();
    await using site = openDocsApi(backend, { freshSeconds: 1 });
    backend.answerAll(answerTitled("first"));
    await everySecond(site, 5, () => null);
    const before = backend.calls.length;
    backend.answerAll(fault);
    const during = await everySecond(site, 60, () => null);
    expect(new Set(during.flat())).toEqual(new Set(["old"]));
    // 150 good calls of the last 10 seconds, as many failures with their retries, then one probe every 5 seconds.
    expect(backend.calls.length - before).toBeLessThan(300);
    backend.answerAll(answerTitled("second"));
    const after = await everySecond(site, 25, () => null);
    const freshFrom = after.findIndex((subjects) => subjects.every((subject) => subject === "second"));
    expect(freshFrom).toBeGreaterThanOrEqual(0);
    expect(freshFrom).toBeLessThan(20);
    expect(new Set(after.slice(freshFrom).flat())).toEqual(new Set(["second"]));
  },
);

test("a flapping backend causes no error, and is fresh again within 20 seconds once it is stable", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { freshSeconds: 1 });
  backend.answerAll(answerTitled("first"));
  await everySecond(site, 1, () => null);
  const flapping = await everySecond(site, 60, (second) =>
    backend.answerAll(second % 6 < 3 ? answers.reset : answerTitled("between")),
  );
  expect(new Set(flapping.flat())).toEqual(new Set(["old", "between"]));
  backend.answerAll(answerTitled("last"));
  const after = await everySecond(site, 25, () => null);
  expect(after[20]?.every((subject) => subject === "last")).toBe(true);
});

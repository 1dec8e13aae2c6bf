import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import { errorOf, openDocsApi, patientLimits } from "./open-docs-api.ts";

const file = "/media/0123456789abcdef0123456789abcdef.svg";

test("a media file is streamed with the relevant headers only", async () => {
  const headers = {
    etag: '"1"',
    "cache-control": "public, max-age=31536000, immutable",
    "set-cookie": "a=b",
    "x-powered-by": "x",
  };
  await using backend = await startFakeBackend({
    [file]: answers.raw("<svg/>", "image/svg+xml", { headers: { ...headers, "content-length": "6" } }),
  });
  await using site = openDocsApi(backend);
  const answer = await site.api.fetchMedia(file);
  if (answer.kind !== "found") throw new Error(`expected a file, got ${answer.kind}`);
  expect(await text(answer.body)).toBe("<svg/>");
  expect(answer.headers).toEqual({
    "content-type": "image/svg+xml",
    "content-length": "6",
    "cache-control": "public, max-age=31536000, immutable",
    etag: '"1"',
  });
});

test("a file that the client already has is not sent again", async () => {
  await using backend = await startFakeBackend({
    [file]: answers.raw("", null, { status: 304, headers: { etag: '"1"' } }),
  });
  await using site = openDocsApi(backend);
  expect(await site.api.fetchMedia(file, { ifNoneMatch: '"1"' })).toEqual({
    kind: "unchanged",
    headers: { etag: '"1"' },
  });
  expect(backend.calls[0]?.headers["if-none-match"]).toBe('"1"');
});

test.each([
  ["says that a file has not changed, to a visitor who has none", answers.raw("", null, { status: 304 })],
  ["sends a part without its place", answers.raw("<svg", "image/svg+xml", { status: 206 })],
  [
    "sends a part whose place cannot be read",
    answers.raw("<svg", "image/svg+xml", { status: 206, headers: { "content-range": "bytes */6" } }),
  ],
  ["sends a page with status 200 in place of a picture", answers.htmlPage],
])("a backend that %s has failed", async (_name, answer) => {
  await using backend = await startFakeBackend({ [file]: answer });
  await using site = openDocsApi(backend);
  const error = await errorOf(site.api.fetchMedia(file, { range: "bytes=0-3" }));
  expect(["unavailable", "bad-payload"]).toContain(error.problem);
});

test("a page among the files is a file, and a part with its place a part", async () => {
  const place = { "content-range": "bytes 0-3/6" };
  await using backend = await startFakeBackend({
    [file]: answers.raw("<svg", "image/svg+xml", { status: 206, headers: place }),
    "/media/report.html": answers.htmlPage,
  });
  await using site = openDocsApi(backend);
  const part = await site.api.fetchMedia(file, { range: "bytes=0-3" });
  expect(part).toMatchObject({ kind: "found", isPart: true, headers: place });
  const page = await site.api.fetchMedia("/media/report.html");
  expect(page).toMatchObject({ kind: "found", isPart: false });
  for (const { body } of [part, page].filter(({ kind }) => kind === "found").filter((one) => "body" in one))
    await text(body);
});

test.each([
  "/media/../api/x.svg",
  "/media/a/b.svg",
  "/media/a%2Fb.svg",
  "/media/.svg",
  "/media/a.svg?x",
  "/docs/robots/x",
  "media/a.svg",
  "",
])("%j is not a media file, and makes no backend call", async (path) => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  expect(await site.api.fetchMedia(path)).toEqual({ kind: "missing" });
  expect(backend.calls).toHaveLength(0);
});

test("a missing file is reported as missing", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend);
  expect(await site.api.fetchMedia(file)).toEqual({ kind: "missing" });
});

test("a backend that never answers is a timely error, and one that breaks off is called again", async () => {
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...patientLimits, mediaHeadersMs: 200 } });
  backend.answerAll(answers.hangBeforeHeaders);
  expect(await errorOf(site.api.fetchMedia(file))).toMatchObject({ problem: "timeout", status: "TIMEOUT_ERROR" });
  await using patient = openDocsApi(backend);
  backend.answerAll(answers.inTurn(answers.reset, answers.raw("x", "image/png")));
  const answer = await patient.api.fetchMedia(file);
  if (answer.kind !== "found") throw new Error(`expected a file, got ${answer.kind}`);
  expect(await text(answer.body)).toBe("x");
});

afterEach(() => void vi.useRealTimers());

test("a slow body may take longer than the headers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { promise: isLate, resolve: beLate } = Promise.withResolvers<void>();
  await using backend = await startFakeBackend();
  await using site = openDocsApi(backend, { limits: { ...patientLimits, mediaHeadersMs: 1_000 } });
  backend.answerAll((response) => {
    response.writeHead(200, { "content-type": "image/png" });
    response.write("a");
    void isLate.then(() => response.end("b"));
  });
  const answer = await site.api.fetchMedia(file);
  if (answer.kind !== "found") throw new Error(`expected a file, got ${answer.kind}`);
  await vi.advanceTimersByTimeAsync(1_100);
  beLate();
  expect(await text(answer.body)).toBe("ab");
});

test("as many files are read at once as the limit says, whatever their readers do; further ones are refused, other calls are not", async () => {
  await using backend = await startFakeBackend({ "/media/": answers.raw(Buffer.alloc(8_000_000), "image/png") });
  await using site = openDocsApi(backend, { limits: { ...patientLimits, mediaAtOnce: 2 } });
  const open = async (api = site.api) => {
    const answer = await api.fetchMedia(file);
    if (answer.kind !== "found") throw new Error(`expected a file, got ${answer.kind}`);
    return answer.body;
  };
  const [first, second] = [await open(), await open()];
  const refused = { problem: "unavailable", withoutCall: true };
  expect(await errorOf(site.api.fetchMedia(file))).toMatchObject(refused);
  expect(await errorOf(site.api.forVisitor("a=b").docsApi.fetchMedia(file))).toMatchObject(refused);
  expect(backend.calls).toHaveLength(2);
  expect(site.warnings.filter(({ message }) => message.includes("2 files are being read"))).toHaveLength(1);
  backend.on("/docs/robots/", answers.json({ content: "User-agent: *" }));
  expect((await site.api.fetchRobots()).data.content).toBe("User-agent: *");

  const left = new Promise((resolve) => first.once("close", resolve));
  first.on("error", () => undefined).destroy();
  await left;
  const third = await open();
  const end = once(second, "close");
  expect((await buffer(second)).length).toBe(8_000_000);
  await end;
  third.on("error", () => undefined).destroy();
  // What is not there takes no place for longer than its call.
  backend.on("/media/", answers.json({}, { status: 404 }));
  for (let round = 0; round < 3; round += 1) expect(await site.api.fetchMedia(file)).toEqual({ kind: "missing" });
});

import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeVariant } from "../../../gateway/answers/entry.ts";
import type { Entry, Variant } from "../../../gateway/answers/entry.ts";
import { createWriter } from "../../../gateway/answers/write-answer.ts";
import { eventually } from "../../support/eventually.ts";
import { anAnswer } from "./support/open-answers.ts";
import { encodings, html, startWriter } from "./support/start-writer.ts";

const decoders = { identity: (body: Buffer) => body, br: brotliDecompressSync, gzip: gunzipSync } as const;

test.each(encodings)(
  "in %s the bytes are those of the answer, with their length and a strong tag of their own",
  async (encoding) => {
    await using writer = await startWriter();
    const { status, headers, body } = await writer.get({ "accept-encoding": encoding });
    expect(status).toBe(200);
    expect(decoders[encoding](body).toString()).toBe(html);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding);
    expect(headers.vary).toBe("Accept, Accept-Encoding");
    expect(headers.etag).toMatch(/^"[\w-]{20,}"$/);
    for (const other of encodings.filter((name) => name !== encoding))
      expect((await writer.get({ "accept-encoding": other })).headers.etag).not.toBe(headers.etag);
  },
);

test("every answer has the common headers; its own take precedence; no name is repeated", async () => {
  await using writer = await startWriter({
    headers: { "content-type": "text/html", "x-both": "own", "cache-control": "no-store" },
  });
  for (const encoding of encodings) {
    const { headers, names } = await writer.get({ "accept-encoding": encoding });
    expect(headers).toMatchObject({ "x-base": "b", "x-both": "own", "cache-control": "no-store" });
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test("the answer to a POST is not cacheable", async () => {
  await using writer = await startWriter();
  expect((await writer.get({}, "POST")).headers["cache-control"]).toBe("no-store");
});

test("a range request gets the whole body", async () => {
  await using writer = await startWriter();
  const { status, headers, body } = await writer.get({ range: "bytes=0-9", "if-range": '"x"' });
  expect(status).toBe(200);
  expect(headers["content-range"]).toBeUndefined();
  expect(body.toString()).toBe(html);
});

test("a stale answer says until when it was current, and after a failed refresh that the documents are unreachable", async () => {
  await using writer = await startWriter();
  const timing = async (): Promise<unknown> => (await writer.get()).headers["server-timing"];
  expect(await timing()).not.toMatch(/current|unreachable/);
  writer.forward(61);
  expect(await timing()).toMatch(/, current;desc=1060000$/);
  writer.entry.blockedUntil = 1_070_000;
  expect(await timing()).toMatch(/, current;desc=1060000, unreachable$/);
});

test("caches keep an answer for as long as it is fresh here, whenever they get it: its age counts from now", async () => {
  await using writer = await startWriter();
  const { headers } = await writer.get();
  const conditional = { "if-none-match": headers.etag ?? "" };
  /** What a shared cache works out (RFC 9111, section 4.2). */
  const left = async (...request: Parameters<typeof writer.get>) => {
    const answer = await writer.get(...request);
    const shared = /s-maxage=(\d+)/.exec(answer.headers["cache-control"] ?? "")?.[1];
    return [answer.status, Number(shared) - Number(answer.headers.age)];
  };
  for (const [seconds, expected] of [
    [0, 60],
    [40, 20],
    [60, 0],
  ] as const) {
    writer.forward(seconds);
    expect([await left(), await left({}, "HEAD"), await left(conditional)]).toEqual([
      [200, expected],
      [200, expected],
      [304, expected],
    ]);
    writer.forward(-seconds);
  }
});

test("a file that is held here for long is no older for browsers", async () => {
  await using writer = await startWriter({
    headers: { "content-type": "text/javascript", "cache-control": "public, max-age=86400" },
  });
  await writer.get();
  writer.forward(100_000);
  expect((await writer.get()).headers).toMatchObject({ age: "0", "cache-control": "public, max-age=86400" });
});

test("request id and timing are set per response, and never stored", async () => {
  await using writer = await startWriter();
  const first = await writer.get();
  writer.forward(7.9);
  const second = await writer.get();
  expect([first.headers["x-request-id"], second.headers["x-request-id"]]).toEqual(["request-1", "request-2"]);
  expect(second.headers["server-timing"]).toMatch(/^answer;desc=hit;dur=\d+\.\d$/);
  expect(second.headers.etag).toBe(first.headers.etag);
  const stored = [...writer.entry.variants.values()].flatMap(({ headers }) => headers).join("\n");
  expect(stored).toContain("etag");
  expect(stored).not.toMatch(/request|^age$|timing|date|cache-control/im);
});

test.each(["br", "gzip"] as const)(
  "%s is quick at first; a better encoding is made in the background on the next request",
  async (encoding) => {
    await using writer = await startWriter();
    const ask = () => writer.get({ "accept-encoding": encoding });
    const quick = await ask();
    expect(writer.entry.variants.get(encoding)?.effort).toBe("quick");
    await ask();
    await eventually(
      () => writer.entry.variants.get(encoding)?.effort,
      (effort) => effort === "good",
    );
    const good = await ask();
    expect(good.body.length).toBeLessThan(quick.body.length);
    expect(decoders[encoding](good.body).toString()).toBe(html);
    expect(good.headers.etag).not.toBe(quick.headers.etag);
    expect(good.headers["content-length"]).toBe(String(good.body.length));
    expect(writer.grown).toEqual(["key", "key"]);
  },
);

test("of many answers that are asked for again two at a time get a better encoding: it would hold up what readers wait for", async () => {
  let made = 0;
  const baseHeaders = {
    get "x-base"() {
      made += 1;
      return "b";
    },
  };
  const write = createWriter({
    store: { grown: () => undefined },
    baseHeaders,
    now: () => 0,
    report: (bug) => expect.unreachable(String(bug)),
  });
  const quick = await makeVariant(anAnswer(html, 0, {}), "br", "quick", {});
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.headers["accept-encoding"] = "br";
  const entries = Array.from({ length: 10 }, () => anEntry(quick));
  for (const better of [2, 4]) {
    for (const entry of entries)
      void write(
        request,
        new ServerResponse(request),
        "key",
        { entry, source: "hit", stored: true },
        { requestId: "1", startedAt: 0 },
      );
    await eventually(
      () => entries.filter(({ variants }) => variants.get("br")?.effort === "good").length,
      (count) => count === better,
    );
    expect(made).toBe(better);
  }
});

test("a hundred concurrent requests for a missing encoding make it once", async () => {
  await using writer = await startWriter();
  await Promise.all(Array.from({ length: 100 }, () => writer.get({ "accept-encoding": "br" })));
  expect(writer.encodingsMade()).toBe(1 + (writer.entry.variants.get("br")?.effort === "good" ? 1 : 0));
});

test("encodings of an answer that is not stored are not kept", async () => {
  await using writer = await startWriter({}, { stored: false });
  await writer.get({ "accept-encoding": "br" });
  await writer.get({ "accept-encoding": "br" });
  expect(writer.entry.variants.size).toBe(0);
  expect(writer.grown).toEqual([]);
});

test("small and non-text answers are not compressed", async () => {
  await using small = await startWriter({ body: Buffer.from("short") });
  expect((await small.get({ "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
  await using picture = await startWriter({ headers: { "content-type": "image/png" } });
  expect((await picture.get({ "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
});

function anEntry(quick: Variant): Entry {
  return {
    answer: anAnswer(html, 0, {}),
    epoch: 0,
    storedAt: 0,
    freshUntil: 60_000,
    usableUntil: 60_000,
    variants: new Map([["br", quick]]),
    blockedUntil: 0,
    refreshing: false,
  };
}

import { once } from "node:events";
import { createServer } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Answer } from "../../../gateway/answers/answer.ts";
import type { Encoding } from "../../../gateway/answers/encoding.ts";
import type { Entry } from "../../../gateway/answers/entry.ts";
import { createWriter } from "../../../gateway/answers/write-answer.ts";
import { eventually } from "../../support/eventually.ts";
import { exchange } from "../../support/exchange.ts";
import { anAnswer } from "./support/open-answers.ts";

/** Words in an order that never comes again, as in a real text. */
const html = Array.from({ length: 3_000 }, (_, index) => `word${(index * index * 31 + index * 7) % 4_099} `).join("");

/** A server that writes one entry to whoever asks, on a clock of its own. */
const startWriter = async (fields: Partial<Answer> = {}, { stored = true, source = "hit" as const } = {}) => {
  let time = 1_000_000;
  const grown: string[] = [];
  const entry: Entry = {
    answer: anAnswer(html, time, fields),
    epoch: 0,
    storedAt: time,
    freshUntil: time + 60_000,
    usableUntil: time + 3_600_000,
    variants: new Map(),
    blockedUntil: 0,
    refreshing: false,
  };
  let made = 0;
  const baseHeaders = {
    // Read once for each encoding that is made.
    get "x-base"() {
      made += 1;
      return "b";
    },
    "x-both": "base",
  };
  const write = createWriter({
    store: { grown: (key) => grown.push(key) },
    baseHeaders,
    now: () => time,
    report: (bug) => expect.unreachable(String(bug)),
  });
  let requests = 0;
  const server = createServer((incoming, response) => {
    requests += 1;
    void write(
      incoming,
      response,
      "key",
      { entry, source, stored },
      { requestId: `request-${requests}`, startedAt: performance.now() },
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  const get = (headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    exchange({ url }, "/", { method, headers });
  return {
    entry,
    grown,
    encodingsMade: () => made,
    forward: (seconds: number) => {
      time += seconds * 1_000;
    },
    /** The tag that an encoding has for good. */
    lastingTag: async (encoding: Encoding): Promise<string> => {
      for (let times = 0; times < 2; times += 1) await get({ "accept-encoding": encoding });
      await eventually(
        () => entry.variants.get(encoding)?.effort,
        (effort) => effort === "good",
      );
      return (await get({ "accept-encoding": encoding })).headers.etag ?? "";
    },
    get,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};
const decoders = { identity: (body: Buffer) => body, br: brotliDecompressSync, gzip: gunzipSync } as const;
const encodings = ["identity", "br", "gzip"] as const;

test.each(encodings)(
  "in %s: the bytes are those of the answer, their length is told, and the tag is strong and theirs alone",
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

test("the tag changes with the bytes and with every stored header, and with nothing else", async () => {
  const tagOf = async (fields: Partial<Answer>) => {
    await using writer = await startWriter(fields);
    return (await writer.get()).headers.etag;
  };
  const tag = await tagOf({});
  expect(await tagOf({})).toBe(tag);
  expect(await tagOf({ freshUntil: 5, usableUntil: 9e15 })).toBe(tag);
  expect(await tagOf({ body: Buffer.from(`${html} `) })).not.toBe(tag);
  expect(
    await tagOf({
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": "default-src 'none'" },
    }),
  ).not.toBe(tag);
});

test("every answer has the headers that all have; its own win; no name comes twice", async () => {
  await using writer = await startWriter({
    headers: { "content-type": "text/html", "x-both": "own", "cache-control": "no-store" },
  });
  for (const encoding of encodings) {
    const { headers, names } = await writer.get({ "accept-encoding": encoding });
    expect(headers).toMatchObject({ "x-base": "b", "x-both": "own", "cache-control": "no-store" });
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test("whoever has it already gets 304: a tag, one of a list, a weak one, or any", async () => {
  await using writer = await startWriter();
  for (const encoding of encodings) {
    const tag = await writer.lastingTag(encoding);
    for (const condition of [tag, `"other", ${tag}`, `${tag} , "other"`, `W/${tag}`, `"other",W/${tag}`, "*", " * "]) {
      const { status, headers, body } = await writer.get({ "accept-encoding": encoding, "if-none-match": condition });
      expect({ condition, status, body: body.length, tag: headers.etag }).toEqual({
        condition,
        status: 304,
        body: 0,
        tag,
      });
      expect(headers).toMatchObject({
        vary: "Accept, Accept-Encoding",
        "cache-control": expect.stringContaining("max-age=0"),
        date: expect.any(String),
        "x-base": "b",
      });
      for (const name of ["content-length", "content-encoding", "content-type", "transfer-encoding"])
        expect(headers[name]).toBeUndefined();
    }
    for (const condition of ['"other"', tag.slice(1, -1), `"x${tag.slice(1)}`, "", "W/*"]) {
      expect({
        condition,
        status: (await writer.get({ "accept-encoding": encoding, "if-none-match": condition })).status,
      }).toEqual({ condition, status: 200 });
    }
  }
});

test("the tag of one encoding does not stand for another", async () => {
  await using writer = await startWriter();
  const tag = (await writer.get({ "accept-encoding": "gzip" })).headers.etag ?? "";
  expect((await writer.get({ "accept-encoding": "br", "if-none-match": tag })).status).toBe(200);
});

test("only a good answer to a read is ever unchanged", async () => {
  await using missing = await startWriter({ status: 404 });
  expect((await missing.get({ "if-none-match": "*" })).status).toBe(404);
  await using good = await startWriter();
  expect((await good.get({ "if-none-match": "*" }, "POST")).status).toBe(200);
});

test("no cache keeps the answer to a POST", async () => {
  await using writer = await startWriter();
  expect((await writer.get({}, "POST")).headers["cache-control"]).toBe("no-store");
});

test("HEAD is GET without a body, 304 included", async () => {
  await using writer = await startWriter();
  for (const encoding of encodings) {
    await writer.lastingTag(encoding);
    const got = await writer.get({ "accept-encoding": encoding });
    const head = await writer.get({ "accept-encoding": encoding }, "HEAD");
    expect(head.body).toHaveLength(0);
    const { "x-request-id": _id, "server-timing": _timing, date: _date, ...lasting } = got.headers;
    expect({ status: head.status, headers: head.headers }).toMatchObject({ status: got.status, headers: lasting });
    expect(
      (await writer.get({ "accept-encoding": encoding, "if-none-match": got.headers.etag ?? "" }, "HEAD")).status,
    ).toBe(304);
  }
});

test("a part is never sent: a range is answered whole", async () => {
  await using writer = await startWriter();
  const { status, headers, body } = await writer.get({ range: "bytes=0-9", "if-range": '"x"' });
  expect(status).toBe(200);
  expect(headers["content-range"]).toBeUndefined();
  expect(body.toString()).toBe(html);
});

test("request id, age and timing are those of each response, and stored with none", async () => {
  await using writer = await startWriter();
  const first = await writer.get();
  writer.forward(7.9);
  const second = await writer.get();
  expect([first.headers["x-request-id"], second.headers["x-request-id"]]).toEqual(["request-1", "request-2"]);
  expect([first.headers.age, second.headers.age]).toEqual(["0", "7"]);
  expect(second.headers["server-timing"]).toMatch(/^answer;desc=hit;dur=\d+\.\d$/);
  expect(second.headers.etag).toBe(first.headers.etag);
  const stored = [...writer.entry.variants.values()].flatMap(({ headers }) => headers).join("\n");
  expect(stored).toContain("etag");
  expect(stored).not.toMatch(/request|^age$|timing|date|cache-control/im);
});

test.each(["br", "gzip"] as const)(
  "%s is quick at first; a better one is made in the background, once somebody asks again",
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

test("a hundred who ask at once for an encoding that is not there have it made once", async () => {
  await using writer = await startWriter();
  await Promise.all(Array.from({ length: 100 }, () => writer.get({ "accept-encoding": "br" })));
  expect(writer.encodingsMade()).toBe(1 + (writer.entry.variants.get("br")?.effort === "good" ? 1 : 0));
});

test("an encoding of what is not stored is kept nowhere", async () => {
  await using writer = await startWriter({}, { stored: false });
  await writer.get({ "accept-encoding": "br" });
  await writer.get({ "accept-encoding": "br" });
  expect(writer.entry.variants.size).toBe(0);
  expect(writer.grown).toEqual([]);
});

test("what is small or no text goes as it is", async () => {
  await using small = await startWriter({ body: Buffer.from("short") });
  expect((await small.get({ "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
  await using picture = await startWriter({ headers: { "content-type": "image/png" } });
  expect((await picture.get({ "accept-encoding": "br" })).headers["content-encoding"]).toBeUndefined();
});

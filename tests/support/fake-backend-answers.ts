import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { FakeAnswer } from "./fake-backend.ts";

interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** JSON, as a backend that is well sends it. */
export const json =
  (value: unknown, { status = 200, headers = {} }: AnswerOptions = {}): FakeAnswer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(JSON.stringify(value));
  };

/** Any body of any type. */
export const raw =
  (body: string | Uint8Array, type: string | null, { status = 200, headers = {} }: AnswerOptions = {}): FakeAnswer =>
  (response) => {
    response.writeHead(status, { ...(type === null ? {} : { "content-type": type }), ...headers });
    response.end(body);
  };

/** Takes the request and never says anything. */
export const hangBeforeHeaders: FakeAnswer = () => {};

/** Sends headers and the beginning of a body, then nothing. */
export const hangInBody: FakeAnswer = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"doc":[');
};

/** Sends a body byte by byte, so that something comes all the time and the whole never. */
export const drip: FakeAnswer = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

/** Closes the connection without an answer. */
export const reset: FakeAnswer = (response) => {
  response.socket?.resetAndDestroy();
};

/** Answers with bytes that are no HTTP. */
export const garbage: FakeAnswer = (response) => {
  response.socket?.end("\u0000\u0001 this is no HTTP\r\n\r\n");
};

/** Promises more than it sends. */
export const truncated: FakeAnswer = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"doc":[{"slug":"a"');
  setImmediate(() => response.socket?.destroy());
};

/** JSON that stops in the middle, though HTTP says that it is whole. */
export const cutJson = raw('{"doc":[{"slug":"a","subj', "application/json");
export const empty = raw("", "application/json");
export const nullJson = raw("null", "application/json");
export const htmlPage = raw("<!doctype html><title>Welcome to nginx</title>", "text/html");
export const wrongType = raw('{"doc":[]}', "text/plain");
export const noType = raw('{"doc":[]}', null);
export const redirect = raw("", null, { status: 302, headers: { location: "http://127.0.0.1:9/elsewhere" } });
export const otherShape = json({ ok: true });

/** JSON of so many bytes and more. */
export const huge = (bytes: number): FakeAnswer =>
  raw(`{"doc":[],"filler":"${"x".repeat(bytes)}"}`, "application/json");

/** A few bytes that unpack to many. */
export const gzipBomb = (bytes: number): FakeAnswer =>
  raw(gzipSync(`{"doc":[],"filler":"${"x".repeat(bytes)}"}`), "application/json", {
    headers: { "content-encoding": "gzip" },
  });

export const brokenGzip = raw("this is not gzip", "application/json", { headers: { "content-encoding": "gzip" } });
export const unknownEncoding = raw("{}", "application/json", { headers: { "content-encoding": "rot13" } });

const compressors = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync };

/** JSON in an encoding that the gateway knows. */
export const encoded = (value: unknown, encoding: keyof typeof compressors): FakeAnswer =>
  raw(compressors[encoding](JSON.stringify(value)), "application/json", { headers: { "content-encoding": encoding } });

/** JSON with an `etag` or a `last-modified`, and 304 for those who have it already. */
export const versioned =
  (value: unknown, headers: Readonly<Record<string, string>>): FakeAnswer =>
  (response, request) => {
    const { "if-none-match": tag, "if-modified-since": date } = request.headers;
    const isKnown =
      (tag !== undefined && tag === headers["etag"]) || (date !== undefined && date === headers["last-modified"]);
    if (isKnown) response.writeHead(304, headers).end();
    else json(value, { headers })(response, request);
  };

/** An answer that takes its time. */
export const slow =
  (waitMs: number, answer: FakeAnswer): FakeAnswer =>
  (response, request) =>
    void setTimeout(() => answer(response, request), waitMs);

/** Gives one answer after the other; the last one for ever. */
export const inTurn = (...answers: readonly FakeAnswer[]): FakeAnswer => {
  let turn = 0;
  return (response, request) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    answer?.(response, request);
  };
};

/** An answer that waits until it is let go. */
export const held = (answer: FakeAnswer): { readonly answer: FakeAnswer; readonly letGo: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    answer: (response, request) => void promise.then(() => answer(response, request)),
    letGo: () => resolve(),
  };
};

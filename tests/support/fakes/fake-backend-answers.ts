import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { FakeAnswer } from "./fake-answer.ts";

interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** JSON, as a healthy backend sends it. */
export function json(value: unknown, { status = 200, headers = {} }: AnswerOptions = {}): FakeAnswer {
  return (response) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(JSON.stringify(value));
  };
}

/** Any body with any content type. */
export function raw(
  body: string | Uint8Array,
  type: string | null,
  { status = 200, headers = {} }: AnswerOptions = {},
): FakeAnswer {
  return (response) => {
    response.writeHead(status, { ...(type === null ? {} : { "content-type": type }), ...headers });
    response.end(body);
  };
}

/** Accepts the request and never answers. */
export const hangBeforeHeaders: FakeAnswer = () => {};

/** Sends headers and the start of a body, then nothing. */
export const hangInBody: FakeAnswer = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"doc":[');
};

/** Sends a body one byte at a time, without end. */
export const drip: FakeAnswer = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

/** Resets the connection without an answer. */
export const reset: FakeAnswer = (response) => {
  response.socket?.resetAndDestroy();
};

/** Answers with bytes that are not HTTP. */
export const garbage: FakeAnswer = (response) => {
  response.socket?.end("\u0000\u0001 this is no HTTP\r\n\r\n");
};

/** Sends less than its `content-length`. */
export const truncated: FakeAnswer = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
  response.write('{"doc":[{"slug":"a"');
  setImmediate(() => response.socket?.destroy());
};

/** Truncated JSON in a complete HTTP response. */
export const cutJson = raw('{"doc":[{"slug":"a","subj', "application/json");
export const empty = raw("", "application/json");
export const nullJson = raw("null", "application/json");
export const htmlPage = raw("<!doctype html><title>Welcome to nginx</title>", "text/html");
export const wrongType = raw('{"doc":[]}', "text/plain");
export const noType = raw('{"doc":[]}', null);
export const redirect = raw("", null, { status: 302, headers: { location: "http://127.0.0.1:9/elsewhere" } });
export const otherShape = json({ ok: true });

/** JSON larger than `bytes`. */
export function huge(bytes: number): FakeAnswer {
  return raw(`{"doc":[],"filler":"${"x".repeat(bytes)}"}`, "application/json");
}

/** A small response that decompresses to more than `bytes`. */
export function gzipBomb(bytes: number): FakeAnswer {
  return raw(gzipSync(`{"doc":[],"filler":"${"x".repeat(bytes)}"}`), "application/json", {
    headers: { "content-encoding": "gzip" },
  });
}

export const brokenGzip = raw("this is not gzip", "application/json", { headers: { "content-encoding": "gzip" } });
export const unknownEncoding = raw("{}", "application/json", { headers: { "content-encoding": "rot13" } });

const compressors = { gzip: gzipSync, br: brotliCompressSync, deflate: deflateSync };

/** JSON in a content encoding that the gateway supports. */
export function encoded(value: unknown, encoding: keyof typeof compressors): FakeAnswer {
  return raw(compressors[encoding](JSON.stringify(value)), "application/json", {
    headers: { "content-encoding": encoding },
  });
}

/** JSON with an `etag` or a `last-modified`, and 304 for matching conditional requests. */
export function versioned(value: unknown, headers: Readonly<Record<string, string>>): FakeAnswer {
  return (response, request) => {
    const { "if-none-match": tag, "if-modified-since": date } = request.headers;
    const isKnown =
      (tag !== undefined && tag === headers["etag"]) || (date !== undefined && date === headers["last-modified"]);
    if (isKnown) response.writeHead(304, headers).end();
    else json(value, { headers })(response, request);
  };
}

/** An answer delayed by `waitMs`. */
export function slow(waitMs: number, answer: FakeAnswer): FakeAnswer {
  return (response, request) => void setTimeout(() => answer(response, request), waitMs);
}

/** Gives the answers in order, then repeats the last one. */
export function inTurn(...answers: readonly FakeAnswer[]): FakeAnswer {
  let turn = 0;
  return (response, request) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    answer?.(response, request);
  };
}

/** An answer that is held back until released. */
export function held(answer: FakeAnswer): { readonly answer: FakeAnswer; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    answer: (response, request) => void promise.then(() => answer(response, request)),
    release: () => resolve(),
  };
}

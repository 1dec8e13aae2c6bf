import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { request } from "undici";
import type { Dispatcher } from "undici";
import { conditionOf } from "../cache/condition.ts";
import type { Condition } from "../cache/condition.ts";
import { DocsApiError } from "../docs-api-error.ts";
import { GatheredBody } from "./gathered-body.ts";
import { allOf } from "./visitor-cookies.ts";
import type { VisitorCookies } from "./visitor-cookies.ts";

/** One HTTP exchange to make. */
export interface HttpRequest {
  /** The call's name, for errors. */
  readonly call: string;
  readonly method: "GET" | "POST" | "DELETE";
  readonly url: string;
  /** JSON to send; null for a GET. */
  readonly body: string | null;
  /** Requests the answer only if it has changed; null for an unconditional request. */
  readonly condition: Condition | null;
  /** Size limit of the body, on the wire and again decoded. */
  readonly bodyBytes: number;
  /** Aborts at the deadline, which covers headers and body. */
  readonly signal: AbortSignal;
  readonly dispatcher: Dispatcher;
  /** The visitor whose call it is; null for a call shared by all. */
  readonly visitor: VisitorCookies | null;
}

/** The answer, whatever its status. */
export interface HttpAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter: string | null;
  /** How to ask later whether this answer still holds. */
  readonly condition: Condition | null;
  /** Decoded. Empty for 3xx and 5xx answers, whose bodies are not read. */
  readonly body: Uint8Array;
}

/**
 * Sends one request and reads its answer to the end. Redirects are not followed: a backend does not choose where the gateway
 * connects to.
 *
 * @throws {DocsApiError} when no complete answer came, or one that cannot be read.
 */
export async function exchange(given: HttpRequest): Promise<HttpAnswer> {
  try {
    const { statusCode, headers, body } = await request(given.url, {
      method: given.method,
      body: given.body,
      signal: given.signal,
      dispatcher: given.dispatcher,
      headers: {
        accept: "application/json",
        "accept-encoding": "gzip, br",
        ...(given.body === null ? {} : { "content-type": "application/json" }),
        ...given.condition,
        ...(given.visitor === null ? {} : { cookie: given.visitor.header }),
      },
    });
    given.visitor?.take(allOf(headers["set-cookie"]));
    const answer = {
      status: statusCode,
      contentType: oneOf(headers["content-type"]) ?? "",
      retryAfter: oneOf(headers["retry-after"]),
      condition: conditionOf({
        etag: oneOf(headers.etag),
        lastModified: oneOf(headers["last-modified"]),
        date: oneOf(headers.date),
      }),
    };
    if (!isWorthReading(statusCode)) {
      leave(body);
      return { ...answer, body: new Uint8Array() };
    }
    const bytes = await readAll(body, given);
    return { ...answer, body: await decode(bytes, oneOf(headers["content-encoding"]), given) };
  } catch (error) {
    throw toDocsApiError(error, given);
  }
}

/** The one value of a header; the first where a backend sends it twice. */
export function oneOf(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}

/** Drains an unwanted body, up to 64 KiB and for a second at most, so that its connection can be reused. */
export function leave(body: Dispatcher.ResponseData["body"]): void {
  body.dump({ limit: 64 * 1024, signal: AbortSignal.timeout(1_000) }).catch(() => null);
}

/** The error for a broken exchange. The underlying error becomes its cause alone: its message contains addresses. */
export function toDocsApiError(cause: unknown, { call, signal }: Pick<HttpRequest, "call" | "signal">): DocsApiError {
  if (cause instanceof DocsApiError) return cause;
  if (signal.aborted)
    return new DocsApiError({ problem: "timeout", call, reason: "no complete answer before the deadline", cause });
  return new DocsApiError({ problem: "unavailable", call, reason: codeOf(cause), cause });
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause && typeof cause.code === "string"
    ? cause.code
    : "the request failed";
}

function isWorthReading(status: number): boolean {
  return (status >= 200 && status < 300) || (status >= 400 && status < 500);
}

async function readAll(body: AsyncIterable<Uint8Array>, { call, bodyBytes }: HttpRequest): Promise<Uint8Array> {
  const gathered = new GatheredBody();
  for await (const chunk of body) {
    if (gathered.length + chunk.byteLength > bodyBytes) throw tooBig(call, bodyBytes);
    gathered.add(chunk);
  }
  return gathered.bytes();
}

const decoders: Readonly<
  Record<string, (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>>
> = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** Decoding stops at the limit, so a small body that unpacks to a huge one costs no more than any other. */
async function decode(
  bytes: Uint8Array,
  encoding: string | null,
  { call, bodyBytes }: HttpRequest,
): Promise<Uint8Array> {
  const name = encoding?.trim().toLowerCase() ?? "identity";
  if (name === "identity" || name === "" || bytes.byteLength === 0) return bytes;
  const decoder = Object.hasOwn(decoders, name) ? decoders[name] : undefined;
  if (decoder === undefined)
    throw new DocsApiError({ problem: "bad-payload", call, reason: "an unknown content encoding" });
  try {
    return await decoder(bytes, { maxOutputLength: bodyBytes });
  } catch (cause) {
    if (codeOf(cause) === "ERR_BUFFER_TOO_LARGE") throw tooBig(call, bodyBytes);
    throw new DocsApiError({ problem: "bad-payload", call, reason: `a body that is not ${name}`, cause });
  }
}

function tooBig(call: string, bodyBytes: number): DocsApiError {
  return new DocsApiError({
    problem: "bad-payload",
    call,
    reason: `a body of more than ${bodyBytes} bytes`,
    tooLarge: true,
  });
}

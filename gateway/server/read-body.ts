import type { IncomingMessage, ServerResponse } from "node:http";
import type { ResponseFacts } from "../answers/write-answer.ts";
import type { CrossOrigin } from "./cross-origin.ts";
import { isOneClick, oneClickBodyBytes } from "./handlers/one-click.ts";
import { writeRefusal } from "./refusals.ts";
import { securityHeaders } from "./security-headers.ts";

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** The body of a request, as read by the listener. */
export function bodyOf(request: IncomingMessage): Buffer {
  return bodies.get(request) ?? Buffer.alloc(0);
}

interface BodyProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/**
 * Returns a function that reads the body of a POST once: only `application/json` in UTF-8, so that no plain form can send it (reliability, "CSRF"),
 * without a content encoding, up to `bytesMax` bytes. It refuses anything else itself. A one-click unsubscribe may send a small body of any type.
 */
export function createBodyReader(bytesMax: number, headersFor: CrossOrigin["headersFor"]) {
  return async (request: IncomingMessage, response: ServerResponse, facts: ResponseFacts): Promise<Buffer | null> => {
    const body =
      problemOf(request) ?? (await collect(request, isOneClick(request.url ?? "") ? oneClickBodyBytes : bytesMax));
    if (body === null) return null;
    if (Buffer.isBuffer(body)) {
      bodies.set(request, body);
      return body;
    }
    refuse(request, response, { ...body, headers: headersFor(request) }, facts);
    return null;
  };
}

function problemOf({ url, headers }: IncomingMessage): BodyProblem | null {
  // `/operations` reads nothing from a body, and requires a secret.
  if (url?.startsWith("/operations/")) return null;
  // Nor does a one-click unsubscribe, whose body the standard prescribes.
  if (isOneClick(url ?? "")) return null;
  if (!isUtf8Json(headers["content-type"]))
    return { status: 415, code: "UNSUPPORTED_MEDIA_TYPE", message: "Send the operation as application/json in UTF-8." };
  const encoded = headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity";
  return encoded
    ? { status: 415, code: "UNSUPPORTED_MEDIA_TYPE", message: "Send the body without a content encoding." }
    : null;
}

/** @example isUtf8Json("application/json; charset=utf-8") // true */
function isUtf8Json(contentType: string | undefined): boolean {
  return (
    contentType === "application/json" || /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i.test(contentType ?? "")
  );
}

/** Null if the client has disconnected. */
function collect(request: IncomingMessage, bytesMax: number): Promise<Buffer | BodyProblem | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= bytesMax) chunks.push(chunk);
      else resolve({ status: 413, code: "BODY_TOO_LARGE", message: `The body must be at most ${bytesMax} bytes.` });
    });
    request.on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    request.on("error", () => resolve(null));
    request.on("close", () => resolve(null));
  });
}

/** Closes the connection: no request can follow a body that was not read to its end. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  problem: ReadableProblem,
  facts: ResponseFacts,
): void {
  if (isOneClick(request.url ?? "")) writeRefusal(response, { ...problem, headers: { connection: "close" } }, facts);
  else writeGraphqlError(response, problem, facts);
  request.resume();
}

interface ReadableProblem extends BodyProblem {
  /** The headers that let pages of other origins read it. */
  readonly headers: Readonly<Record<string, string>>;
}

function writeGraphqlError(
  response: ServerResponse,
  { status, code, message, headers }: ReadableProblem,
  { requestId }: ResponseFacts,
): void {
  const body = JSON.stringify({ errors: [{ message, extensions: { code, status } }] });
  response.writeHead(status, {
    ...securityHeaders,
    ...headers,
    "cache-control": "no-store",
    connection: "close",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "x-request-id": requestId,
  });
  response.end(body);
}

import type { IncomingMessage, ServerResponse } from "node:http";
import type { ResponseFacts } from "../answers/write-answer.ts";
import type { CrossOrigin } from "./cross-origin.ts";
import { isOneClick, oneClickBodyBytes } from "./one-click.ts";
import { writeRefusal } from "./refusals.ts";
import { securityHeaders } from "./security-headers.ts";

const bodies = new WeakMap<IncomingMessage, Buffer>();

/** The body of a request, read by the listener. */
export const bodyOf = (request: IncomingMessage): Buffer => bodies.get(request) ?? Buffer.alloc(0);

interface BodyProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/**
 * Builds what reads the body of a POST, once: `application/json` in UTF-8 alone, so that no plain form can send it
 * (reliability, "CSRF"), without a content encoding, up to a number of bytes. Refuses the rest by itself. A click in a mail program may send a little of anything.
 */
export const createBodyReader =
  (bytesMax: number, headersFor: CrossOrigin["headersFor"]) =>
  async (request: IncomingMessage, response: ServerResponse, facts: ResponseFacts): Promise<Buffer | null> => {
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

const problemOf = ({ url, headers }: IncomingMessage): BodyProblem | null => {
  // Operations take nothing from a body, and ask for a secret.
  if (url?.startsWith("/operations/")) return null;
  // Nor does a click in a mail program, which sends what the standard says.
  if (isOneClick(url ?? "")) return null;
  if (!isUtf8Json(headers["content-type"]))
    return { status: 415, code: "UNSUPPORTED_MEDIA_TYPE", message: "Send the operation as application/json in UTF-8." };
  const encoded = headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity";
  return encoded
    ? { status: 415, code: "UNSUPPORTED_MEDIA_TYPE", message: "Send the body without a content encoding." }
    : null;
};

/** @example isUtf8Json("application/json; charset=utf-8") // true */
const isUtf8Json = (contentType: string | undefined): boolean =>
  contentType === "application/json" || /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?$/i.test(contentType ?? "");

/** Null when the client has gone. */
const collect = (request: IncomingMessage, bytesMax: number): Promise<Buffer | BodyProblem | null> =>
  new Promise((resolve) => {
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

/** The connection is closed: a body that was not read to its end cannot be followed by another request. */
const refuse = (
  request: IncomingMessage,
  response: ServerResponse,
  problem: ReadableProblem,
  facts: ResponseFacts,
): void => {
  if (isOneClick(request.url ?? "")) writeRefusal(response, { ...problem, headers: { connection: "close" } }, facts);
  else writeGraphqlError(response, problem, facts);
  request.resume();
};

interface ReadableProblem extends BodyProblem {
  /** What lets pages of other sites read it. */
  readonly headers: Readonly<Record<string, string>>;
}

const writeGraphqlError = (
  response: ServerResponse,
  { status, code, message, headers }: ReadableProblem,
  { requestId }: ResponseFacts,
): void => {
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
};

import type { IncomingMessage, ServerResponse } from "node:http";
import type { ResponseFacts } from "../answers/write-answer.ts";
import { GatheredBody } from "../docs-api/transport/gathered-body.ts";
import { mediaTypeOrJson } from "../graphql/media-type.ts";
import type { CrossOrigin } from "./cross-origin.ts";
import { rpcError } from "./handlers/mcp-handler.ts";
import { isOneClick, oneClickBodyBytes } from "./handlers/one-click.ts";
import { writeRefusal } from "./refusals.ts";
import { securityHeaders } from "./security-headers.ts";

interface BodyProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/**
 * Returns a function that reads the body of a POST once: only `application/json` in UTF-8, so that no plain form can send it (reliability, "CSRF"),
 * without a content encoding, up to `bytesMax` bytes. It refuses anything else itself. A one-click unsubscribe may send a small body of any type. It then calls
 * `proceed`.
 */
export function createBodyReader(bytesMax: number, headersFor: CrossOrigin["headersFor"]) {
  return (
    request: IncomingMessage,
    response: ServerResponse,
    facts: ResponseFacts,
    proceed: (body: Buffer) => void,
  ): void => {
    const finish = (body: Buffer | BodyProblem): void => {
      if (!Buffer.isBuffer(body)) return refuse(request, response, { ...body, headers: headersFor(request) }, facts);
      proceed(body);
    };
    const problem = problemOf(request);
    if (problem === null) collect(request, isOneClick(request.url ?? "") ? oneClickBodyBytes : bytesMax, finish);
    else finish(problem);
  };
}

function problemOf({ url, headers }: IncomingMessage): BodyProblem | null {
  // `/operations` reads nothing from a body, and requires a secret.
  if (url?.startsWith("/operations/")) return null;
  // Nor does a one-click unsubscribe, whose body the standard prescribes.
  if (isOneClick(url ?? "")) return null;
  if (!isUtf8Json(headers["content-type"]))
    return { status: 415, code: "UNSUPPORTED_MEDIA_TYPE", message: "Send the body as application/json in UTF-8." };
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

/** Calls `finish` once, with the whole body or as soon as it is too large; never if the client disconnects before. */
function collect(request: IncomingMessage, bytesMax: number, finish: (body: Buffer | BodyProblem) => void): void {
  const gathered = new GatheredBody();
  const add = (chunk: Buffer): void => {
    if (gathered.length + chunk.length <= bytesMax) return gathered.add(chunk);
    request.off("data", add);
    request.off("end", end);
    finish({ status: 413, code: "BODY_TOO_LARGE", message: `The body must be at most ${bytesMax} bytes.` });
  };
  const end = (): void => finish(gathered.bytes());
  request.on("data", add);
  request.on("end", end);
}

interface ReadableProblem extends BodyProblem {
  /** The headers that let pages of other origins read it. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Closes the connection: no request can follow a body that was not read to its end. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, ...problem }: ReadableProblem,
  facts: ResponseFacts,
): void {
  const spoken = inItsProtocol(problem, request);
  if (spoken === null) writeRefusal(response, { ...problem, headers: { connection: "close" } }, facts);
  else writeJson(response, problem.status, { ...spoken, headers }, facts);
  request.resume();
}

interface JsonRefusal {
  readonly type: string;
  readonly body: unknown;
}

/** A refusal in the form that the program reads which sent the body; null for plain text. */
function inItsProtocol(
  { status, code, message }: BodyProblem,
  { url = "", headers }: IncomingMessage,
): JsonRefusal | null {
  const [, service] = /^\/(graphql|mcp)(?:[/?]|$)/.exec(url) ?? [];
  if (service === "mcp") return { type: "application/json; charset=utf-8", body: rpcError(-32_000, message) };
  if (service === undefined) return null;
  return { type: mediaTypeOrJson(headers.accept), body: { errors: [{ message, extensions: { code, status } }] } };
}

function writeJson(
  response: ServerResponse,
  status: number,
  { type, body: json, headers }: JsonRefusal & Pick<ReadableProblem, "headers">,
  { requestId }: ResponseFacts,
): void {
  const body = JSON.stringify(json);
  response.writeHead(status, {
    ...securityHeaders,
    ...headers,
    "cache-control": "no-store",
    connection: "close",
    "content-type": type,
    "content-length": String(Buffer.byteLength(body)),
    "x-request-id": requestId,
  });
  response.end(body);
}

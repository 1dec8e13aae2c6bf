import type { IncomingMessage, ServerResponse } from "node:http";
import type { ResponseFacts } from "../answers/write-answer.ts";
import { foreignMessage, isPreflight } from "./cross-origin.ts";
import type { CrossOrigin } from "./cross-origin.ts";
import { misdirectedMessage } from "./misdirected.ts";
import { isOneClick } from "./handlers/one-click.ts";
import { securityHeaders } from "./security-headers.ts";

/** What requests are checked against. */
export interface RefusalRules {
  readonly urlBytesMax: number;
  /** Whether a `Host` belongs to this site. */
  readonly isOwnHost: (host: string | undefined) => boolean;
  /** Whether a page of another site sent the request. */
  readonly isForeign: (request: Pick<IncomingMessage, "headers">) => boolean;
  /** The host of `SITE_URL`. */
  readonly siteHost: string;
  readonly crossOrigin: CrossOrigin;
  /** Whether the request carries the operators' secret. */
  readonly isOperator: (request: IncomingMessage) => boolean;
  /** Called with the host of every request that is refused because of it. */
  readonly onMisdirected: (host: string | undefined) => void;
}

/** A refusal: its status, and a message that says what to do. */
interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The most headers that a request may have. */
const headersMax = 100;

/** RFC 6585, section 5. */
const tooManyHeaders: Refusal = {
  status: 431,
  message: `A request may have at most ${headersMax} headers.`,
  headers: { connection: "close" },
};

const readMethods = ["GET", "HEAD"];
const postMethods = ["GET", "HEAD", "POST"];

/**
 * Builds the checks in front of every route, in their fixed order: number of headers, method, URL length, host, origin of
 * requests that do more than read.
 */
export function createRefusals(rules: RefusalRules) {
  return (request: IncomingMessage, response: ServerResponse, facts: ResponseFacts): boolean => {
    const refusal = refusalOf(request, rules);
    if (refusal?.status === 421) rules.onMisdirected(request.headers.host);
    if (refusal !== null) writeRefusal(response, refusal, facts);
    else if (request.method === "OPTIONS") writePreflight(request, response, rules.crossOrigin, facts);
    else return false;
    return true;
  };
}

function refusalOf(
  request: IncomingMessage,
  { urlBytesMax, isOwnHost, isForeign, siteHost, crossOrigin, isOperator }: RefusalRules,
): Refusal | null {
  const url = request.url ?? "/";
  // Names and values in turn.
  if (request.rawHeaders.length > 2 * headersMax) return tooManyHeaders;
  const allowed = methodsOf(url);
  const mayAsk = isPreflight(request) && !isClosedPath(url);
  if (!mayAsk && !allowed.includes(request.method ?? "")) return notAllowed(isPostOnly(url) ? ["POST"] : allowed);
  if (url.length > urlBytesMax) return { status: 414, message: `An address may be at most ${urlBytesMax} bytes long.` };
  // Only paths are served: neither the absolute form for proxies nor the asterisk form (RFC 9112, section 3.2).
  if (!url.startsWith("/")) return { status: 400, message: "The address of a request must begin with a slash." };
  // HTTP/0.9 has no headers, and so no host: its client would read our headers as text.
  if (request.httpVersionMajor !== 1)
    return { status: 400, message: "Use HTTP/1.1.", headers: { connection: "close" } };
  // With several, two programs on the way could each go by a different one (RFC 9112, section 3.2).
  if (hostsIn(request) !== 1)
    return { status: 400, message: "A request must have exactly one Host header.", headers: { connection: "close" } };
  // The operators' secret proves more than a host name, which within a network is often the service's.
  const isOwn = isOwnHost(request.headers.host) || (isOperationsPath(url) && isOperator(request));
  if (!isOwn) return { status: 421, message: misdirectedMessage(siteHost) };
  const isRead = readMethods.includes(request.method ?? "") || isOneClick(url);
  // Other origins may send queries. What turns out not to be one is refused later, in graphql-handler.ts.
  const isFree = crossOrigin.mayRead(request.headers.origin) && !isClosedPath(url);
  if (!isRead && !isFree && isForeign(request)) return { status: 403, message: foreignMessage };
  return null;
}

function notAllowed(allowed: readonly string[]): Refusal {
  return { status: 405, message: `Use ${allowed.join(" or ")} here.`, headers: { allow: allowed.join(", ") } };
}

function methodsOf(url: string): readonly string[] {
  return isPostPath(url) ? postMethods : readMethods;
}

function isOperationsPath(url: string): boolean {
  return url.startsWith("/operations") && /^\/operations(?:[/?]|$)/.test(url);
}

/** Paths that no page of another site may use. */
function isClosedPath(url: string): boolean {
  return isOperationsPath(url) || isOneClick(url);
}

function writePreflight(
  request: IncomingMessage,
  response: ServerResponse,
  crossOrigin: CrossOrigin,
  { requestId }: ResponseFacts,
): void {
  const headers = crossOrigin.preflightFor(request, methodsOf(request.url ?? "/"));
  if (headers === null)
    return writeRefusal(response, { status: 403, message: "CORS_ORIGINS does not name this origin." }, { requestId });
  response
    .writeHead(204, { ...securityHeaders, ...headers, "cache-control": "no-store", "x-request-id": requestId })
    .end();
}

function hostsIn({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") count += 1;
  return count;
}

/** The only paths that take a body. */
function isPostPath(url: string): boolean {
  return url === "/graphql" || /^\/(?:graphql|mcp|operations\/purge)(?:[/?]|$)/.test(url) || isOneClick(url);
}

/** Paths where nothing is read with GET: what answers them says so itself. */
function isPostOnly(url: string): boolean {
  return /^\/(?:mcp|operations\/purge)(?:[/?]|$)/.test(url);
}

/** Writes a refusal as plain text. */
export function writeRefusal(
  response: ServerResponse,
  { status, message, headers = {} }: Refusal,
  { requestId }: Pick<ResponseFacts, "requestId">,
): void {
  const body = `${message}\n`;
  response.writeHead(status, {
    ...securityHeaders,
    ...headers,
    "cache-control": "no-store",
    "content-type": "text/plain; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "x-request-id": requestId,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

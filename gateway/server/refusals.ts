import type { IncomingMessage, ServerResponse } from "node:http";
import type { ResponseFacts } from "../answers/write-answer.ts";
import { foreignMessage, isPreflight } from "./cross-origin.ts";
import type { CrossOrigin } from "./cross-origin.ts";
import { misdirectedMessage } from "./misdirected.ts";
import { isOneClick } from "./one-click.ts";
import { securityHeaders } from "./security-headers.ts";

/** What the refusals are made of. */
export interface RefusalRules {
  readonly urlBytesMax: number;
  /** Whether a `Host` is one of this site. */
  readonly isOwnHost: (host: string | undefined) => boolean;
  /** Whether a page of another site sends it. */
  readonly isForeign: (request: Pick<IncomingMessage, "headers">) => boolean;
  /** The host of `SITE_URL`. */
  readonly siteHost: string;
  readonly crossOrigin: CrossOrigin;
  /** Whether it brings the secret of the operators. */
  readonly isOperator: (request: IncomingMessage) => boolean;
  /** Told of the host of every request that is refused for it. */
  readonly onMisdirected: (host: string | undefined) => void;
}

/** A refusal: its status and the sentence that says what to do. */
interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const readMethods = ["GET", "HEAD"];
const postMethods = ["GET", "HEAD", "POST"];

/** Builds the gate in front of every door, in its fixed order: method, URL length, host, origin of what is sent. */
export const createRefusals =
  (rules: RefusalRules) =>
  (request: IncomingMessage, response: ServerResponse, facts: ResponseFacts): boolean => {
    const refusal = refusalOf(request, rules);
    if (refusal?.status === 421) rules.onMisdirected(request.headers.host);
    if (refusal !== null) writeRefusal(response, refusal, facts);
    else if (request.method === "OPTIONS") writePreflight(request, response, rules.crossOrigin, facts);
    else return false;
    return true;
  };

const refusalOf = (
  request: IncomingMessage,
  { urlBytesMax, isOwnHost, isForeign, siteHost, crossOrigin, isOperator }: RefusalRules,
): Refusal | null => {
  const url = request.url ?? "/";
  const allowed = methodsOf(url);
  const mayAsk = isPreflight(request) && !isClosedPath(url);
  if (!mayAsk && !allowed.includes(request.method ?? ""))
    return { status: 405, message: `Use ${allowed.join(" or ")} here.`, headers: { allow: allowed.join(", ") } };
  if (url.length > urlBytesMax) return { status: 414, message: `An address may be at most ${urlBytesMax} bytes long.` };
  // A proxy's form of address, or a star: not for a site that is asked for its own pages (RFC 9112, section 3.2).
  if (!url.startsWith("/")) return { status: 400, message: "The address of a request must begin with a slash." };
  // The first HTTP had no headers, and so no host: its answers would be read as text.
  if (request.httpVersionMajor !== 1)
    return { status: 400, message: "Ask in HTTP/1.1.", headers: { connection: "close" } };
  // Two programs on the way could each believe another one (RFC 9112, section 3.2).
  if (hostsIn(request) !== 1)
    return { status: 400, message: "A request must name one host.", headers: { connection: "close" } };
  // The operators' secret proves more than a name, which within a network is often the service's.
  const isOwn = isOwnHost(request.headers.host) || (isOperationsPath(url) && isOperator(request));
  if (!isOwn) return { status: 421, message: misdirectedMessage(siteHost) };
  const isRead = readMethods.includes(request.method ?? "") || isOneClick(url);
  // Of what pages of other sites may send, what turns out to be no query is refused where that is known (graphql-route.ts).
  const isFree = crossOrigin.mayRead(request.headers.origin) && !isClosedPath(url);
  if (!isRead && !isFree && isForeign(request)) return { status: 403, message: foreignMessage };
  return null;
};

const methodsOf = (url: string): readonly string[] => (isPostPath(url) ? postMethods : readMethods);

const isOperationsPath = (url: string): boolean => /^\/operations(?:[/?]|$)/.test(url);

/** What no page of another site may use. */
const isClosedPath = (url: string): boolean => isOperationsPath(url) || isOneClick(url);

const writePreflight = (
  request: IncomingMessage,
  response: ServerResponse,
  crossOrigin: CrossOrigin,
  { requestId }: ResponseFacts,
): void => {
  const headers = crossOrigin.preflightFor(request, methodsOf(request.url ?? "/"));
  if (headers === null)
    return writeRefusal(response, { status: 403, message: "CORS_ORIGINS does not name this origin." }, { requestId });
  response
    .writeHead(204, { ...securityHeaders, ...headers, "cache-control": "no-store", "x-request-id": requestId })
    .end();
};

const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length;

/** The only paths that take a body. */
const isPostPath = (url: string): boolean =>
  /^\/(?:graphql|mcp|operations\/purge)(?:[/?]|$)/.test(url) || isOneClick(url);

/** Writes a refusal as plain text. */
export const writeRefusal = (
  response: ServerResponse,
  { status, message, headers = {} }: Refusal,
  { requestId }: Pick<ResponseFacts, "requestId">,
): void => {
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
};

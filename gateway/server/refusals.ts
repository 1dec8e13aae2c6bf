import type { IncomingMessage, ServerResponse } from "node:http";
import type { ResponseFacts } from "../answers/write-answer.ts";
import { isOneClick } from "./one-click.ts";
import { securityHeaders } from "./security-headers.ts";

/** What the refusals are made of. */
export interface RefusalRules {
  readonly urlBytesMax: number;
  /** Whether a `Host` is one of this site. */
  readonly isOwnHost: (host: string | undefined) => boolean;
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
    if (refusal === null) return false;
    writeRefusal(response, refusal, facts);
    return true;
  };

const refusalOf = (request: IncomingMessage, { urlBytesMax, isOwnHost }: RefusalRules): Refusal | null => {
  const url = request.url ?? "/";
  const allowed = isPostPath(url) ? postMethods : readMethods;
  if (!allowed.includes(request.method ?? ""))
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
  if (!isOwnHost(request.headers.host)) return { status: 421, message: "This server does not answer for that host." };
  if (request.method === "POST" && !isOneClick(url) && isForeign(request.headers.origin, isOwnHost))
    return { status: 403, message: "Pages of other sites cannot send operations here." };
  return null;
};

const hostsIn = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length;

/** Whether a page of another site sends the request (Fetch Standard, "Origin" header); programs say nothing of where they are. A mail is read anywhere. */
const isForeign = (origin: string | undefined, isOwnHost: RefusalRules["isOwnHost"]): boolean =>
  origin !== undefined && !(/^https?:\/\//i.test(origin) && URL.canParse(origin) && isOwnHost(new URL(origin).host));

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

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "../answers/answer.ts";
import type { Route } from "../answers/route.ts";

/** `CORS_ORIGINS`: the origins whose pages may read public answers; none if the list is empty. */
export type CorsOrigins = "*" | readonly string[];

/** What pages of other origins may do (decision 0031): read public answers, without credentials. */
export interface CrossOrigin {
  /** Wraps a route so that they may read its answers. */
  readonly open: (route: Route) => Route;
  /** Names the origin of a request in the response, if only some origins may read. Never part of what is stored. */
  readonly name: (request: IncomingMessage, response: ServerResponse) => void;
  /** The headers that let them read one response. */
  readonly headersFor: (request: Pick<IncomingMessage, "headers">) => Readonly<Record<string, string>>;
  /** The headers of the response to a preflight; null if its origin may read nothing. */
  readonly preflightFor: (
    request: Pick<IncomingMessage, "headers">,
    methods: readonly string[],
  ) => Readonly<Record<string, string>> | null;
  readonly mayRead: (origin: string | undefined) => boolean;
}

/** Response headers that pages may read, in addition to the safelist (Fetch Standard, "CORS-safelisted response-header name"). */
const exposed = "ETag, Retry-After, RateLimit, RateLimit-Policy, GraphQL-Cost, X-Request-Id, Link, Server-Timing";

/**
 * Listed by name for old browsers; the star covers any other header of a request without credentials. Only Accept and the body's type affect an
 * answer.
 */
const sendable = "Accept, Content-Type, If-None-Match, If-Modified-Since, MCP-Protocol-Version, *";

/** Chromium's maximum, two hours. Only Firefox caches longer. */
const preflightSeconds = 7_200;

/** Builds what answers requests of pages of other sites: `origins` may read answers that are the same for everybody. */
export function createCrossOrigin(origins: CorsOrigins): CrossOrigin {
  const mayRead = (origin: string | undefined): boolean =>
    origin !== undefined && (origins === "*" || origins.includes(origin));
  const shared = sharedHeaders(origins);
  const allowed = ({ headers: { origin } }: Pick<IncomingMessage, "headers">): Readonly<Record<string, string>> =>
    origins !== "*" && origin !== undefined && mayRead(origin) ? { "access-control-allow-origin": origin } : {};
  return {
    mayRead,
    open: (route) => (shared === null ? route : opened(route, shared)),
    name: (request, response) => {
      if (origins !== "*") response.setHeaders(new Map(Object.entries(allowed(request))));
    },
    headersFor: (request) => ({ ...shared, ...allowed(request) }),
    preflightFor: (request, methods) => {
      if (shared === null || !mayRead(request.headers.origin)) return null;
      const { "access-control-expose-headers": _ofAnswers, ...own } = { ...shared, ...allowed(request) };
      return {
        ...own,
        "access-control-allow-methods": methods.join(", "),
        "access-control-allow-headers": sendable,
        "access-control-max-age": String(preflightSeconds),
      };
    },
  };
}

/** The headers that are the same for every origin, and may be stored; null if no origin may read. */
function sharedHeaders(origins: CorsOrigins): Readonly<Record<string, string>> | null {
  if (origins.length === 0) return null;
  const byOrigin = origins === "*" ? { "access-control-allow-origin": "*" } : { vary: "Origin" };
  return { ...byOrigin, "access-control-expose-headers": exposed, "cross-origin-resource-policy": "cross-origin" };
}

function opened(route: Route, headers: Answer["headers"]): Route {
  const open = (answer: Answer): Answer => ({ ...answer, headers: { ...answer.headers, ...headers } });
  return {
    ...route,
    isOpen: true,
    match: (target) => {
      const match = route.match(target);
      if (match === null) return null;
      const { fill, rateLimited } = match;
      const refuse = rateLimited && {
        rateLimited: {
          ...rateLimited,
          refuse: async (...refused: Parameters<typeof rateLimited.refuse>) =>
            open(await rateLimited.refuse(...refused)),
        },
      };
      return { ...match, fill: async (maySearch) => open(await fill(maySearch)), ...refuse };
    },
  };
}

/** Whether a request is a preflight, which browsers send before the real one (Fetch Standard, "CORS-preflight request"). */
export function isPreflight({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean {
  return method === "OPTIONS" && headers.origin !== undefined && headers["access-control-request-method"] !== undefined;
}

/**
 * Whether a page of another site sent the request (Fetch Standard, "Origin" header); programs send no `Origin`. Our own are the names in the settings
 * and the exact host of the request: another port of loopback belongs to another program.
 */
export function isForeign(
  { origin, host }: IncomingHttpHeaders,
  isNamed: (host: string | undefined) => boolean,
): boolean {
  const from = origin !== undefined && /^https?:\/\//i.test(origin) ? URL.parse(origin)?.host : undefined;
  return origin !== undefined && (from === undefined || !(from === host?.toLowerCase() || isNamed(from)));
}

/** What an operation from a page of another site is refused with. */
export const foreignMessage = "Pages of other sites cannot send operations here.";

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Answer } from "../answers/answer.ts";
import type { Door } from "../answers/door.ts";

/** `CORS_ORIGINS`: the origins whose pages may read what is public; none where the list is empty. */
export type CorsOrigins = "*" | readonly string[];

/** What pages of other sites may do (decision 0031): read what is public, without credentials. */
export interface CrossOrigin {
  /** A door whose answers they may read. */
  readonly open: (door: Door) => Door;
  /** Names the origin of a request in the response, where only some origins may read: never a part of what is stored. */
  readonly name: (request: IncomingMessage, response: ServerResponse) => void;
  /** The headers of one response that they may read. */
  readonly headersFor: (request: Pick<IncomingMessage, "headers">) => Readonly<Record<string, string>>;
  /** The headers of the answer to a preflight; null where its origin may read nothing. */
  readonly preflightFor: (
    request: Pick<IncomingMessage, "headers">,
    methods: readonly string[],
  ) => Readonly<Record<string, string>> | null;
  readonly mayRead: (origin: string | undefined) => boolean;
}

/** Beside the few that every page may see of an answer (Fetch Standard, "CORS-safelisted response-header name"). */
const exposed = "ETag, Retry-After, RateLimit, RateLimit-Policy, GraphQL-Cost, X-Request-Id, Link, Server-Timing";

/** By name for old browsers; the star is for whatever else a program sends, without credentials. Nothing here changes an answer but Accept and the type of a body. */
const sendable = "Accept, Content-Type, If-None-Match, If-Modified-Since, MCP-Protocol-Version, *";

/** No browser remembers longer than Chromium's two hours, but Firefox. */
const preflightSeconds = 7_200;

export const createCrossOrigin = (origins: CorsOrigins): CrossOrigin => {
  const mayRead = (origin: string | undefined): boolean =>
    origin !== undefined && (origins === "*" || origins.includes(origin));
  const shared = sharedHeaders(origins);
  const allowed = ({ headers: { origin } }: Pick<IncomingMessage, "headers">): Readonly<Record<string, string>> =>
    origins !== "*" && origin !== undefined && mayRead(origin) ? { "access-control-allow-origin": origin } : {};
  return {
    mayRead,
    open: (door) => (shared === null ? door : opened(door, shared)),
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
};

/** What is the same for every origin, and may be stored. Null: nobody may read. */
const sharedHeaders = (origins: CorsOrigins): Readonly<Record<string, string>> | null => {
  if (origins.length === 0) return null;
  const forWhom = origins === "*" ? { "access-control-allow-origin": "*" } : { vary: "Origin" };
  return { ...forWhom, "access-control-expose-headers": exposed, "cross-origin-resource-policy": "cross-origin" };
};

const opened = (door: Door, headers: Answer["headers"]): Door => {
  const open = (answer: Answer): Answer => ({ ...answer, headers: { ...answer.headers, ...headers } });
  return {
    ...door,
    isOpen: true,
    match: (target) => {
      const match = door.match(target);
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
};

/** Whether a browser asks before it sends the real request (Fetch Standard, "CORS-preflight request"). */
export const isPreflight = ({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean =>
  method === "OPTIONS" && headers.origin !== undefined && headers["access-control-request-method"] !== undefined;

/**
 * Whether a page of another site sends the request (Fetch Standard, "Origin" header); programs say nothing of where they are. Own are the names of the
 * settings, and the very host that is asked: another port of loopback is another program's.
 */
export const isForeign = (
  { origin, host }: IncomingHttpHeaders,
  isNamed: (host: string | undefined) => boolean,
): boolean => {
  const from = origin !== undefined && /^https?:\/\//i.test(origin) ? URL.parse(origin)?.host : undefined;
  return origin !== undefined && (from === undefined || !(from === host?.toLowerCase() || isNamed(from)));
};

export const foreignMessage = "Pages of other sites cannot send operations here.";

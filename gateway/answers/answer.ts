import type { Body } from "./body.ts";

/**
 * A finished answer of a public route: the same for every visitor. Headers that differ from response to response (request id, date, age) are never
 * part of it; a `cache-control` here replaces the computed one.
 */
export interface Answer {
  readonly status: number;
  /** Lower-case names. `content-type` is always present. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  /** Epoch milliseconds until which it is fresh; in the past for an answer built from stale data. */
  readonly freshUntil: number;
  /** Epoch milliseconds until which it may be served while the backend fails; 0 for an answer that must not be stored. */
  readonly usableUntil: number;
  /** It must not be stored, but nothing in it failed or is stale: what was stored before no longer holds. */
  readonly isComplete?: true;
  /** The fill found that the answer depends on the visitor: this one is discarded, and the request is answered privately. */
  readonly isPrivate?: true;
  /** A redirect of a page or a file: `location` is sent with the query of each request. Never stored. */
  readonly keepsQuery?: true;
  /** A search was left out, because the waiting visitor has none left. Never stored. */
  readonly isWithoutSearch?: true;
  /** An answer that was built along with it, and is stored too if it may be. */
  readonly companion?: Companion;
}

/** An answer that another one refers to, by its key. */
export interface Companion {
  readonly key: string;
  readonly answer: Answer;
}

/** Takes one search from the allowance of the waiting visitor; false if none is left. */
export type MaySearch = () => Promise<boolean>;

/** For fills without a waiting visitor. */
export const neverSearch: MaySearch = () => Promise.resolve(false);

/**
 * Builds the answer of one key, the same way for a miss and a refresh. It sees no visitor, but may call `maySearch` when a search turns out to be
 * needed. A refresh has no waiting visitor.
 */
export type Fill = (maySearch?: MaySearch) => Promise<Answer>;

/** When to ask again of what failed for now, in seconds: the value of `Retry-After` (RFC 9110, section 10.2.3). */
export const retryAfterSeconds = "10";

/** An answer that is fresh until the gateway restarts or the site's files change, which is a purge. */
export function lastingAnswer(body: string | Buffer, headers: Answer["headers"]): Answer {
  const times = { freshUntil: Number.POSITIVE_INFINITY, usableUntil: Number.POSITIVE_INFINITY };
  return { status: 200, headers, body: Buffer.from(body), ...times };
}

/** An answer of one line of text, which nobody stores. A 503 says when to come again. */
export function plainAnswer(status: number, text: string): Answer {
  return {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...(status === 503 ? { "retry-after": retryAfterSeconds } : {}),
    },
    body: Buffer.from(`${text}\n`),
    freshUntil: 0,
    usableUntil: 0,
  };
}

/** The answer where a file was asked for that is not there. `text` says so in the site's language. */
export function fileNotFound(text: string): Answer {
  return plainAnswer(404, text);
}

/** Leads from an old address to the present one, for good. Only the query is the request's own. */
export function movedAnswer(to: string): Answer {
  return { ...redirectAnswer(301, to), keepsQuery: true };
}

/** Leads to another address, for a minute unless told. It comes from data alone, never from the request. The body is the address, in any language. */
export function redirectAnswer(status: 301 | 302, to: string, cacheControl = "public, max-age=60"): Answer {
  const { headers, ...answer } = plainAnswer(status, to);
  return { ...answer, headers: { ...headers, location: to, "cache-control": cacheControl } };
}

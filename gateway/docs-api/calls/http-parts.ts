import type { Dispatcher } from "undici";
import { pathOf, queryOf, under } from "../transport/address.ts";
import type { BigAnswerReader } from "./big-answers/reader.ts";
import type { CacheStore } from "../cache/cache-store.ts";
import type { CacheRules } from "../cache/cached.ts";
import type { ReadRequest } from "./caller.ts";
import { DocsApiError } from "../docs-api-error.ts";
import type { DocsApiLog } from "../docs-api-log.ts";
import type { Guard } from "../transport/guard.ts";
import type { DocsApiLimits } from "../limits.ts";
import type { MediaRoom } from "../transport/media-room.ts";
import type { ReadingTurn } from "../transport/reading-turns.ts";
import type { SharedAnswers } from "../cache/shared-answers.ts";
import type { VisitorCookies } from "../transport/visitor-cookies.ts";

/** What calls over HTTP are built from. */
export interface HttpCallerParts {
  readonly siteId: string;
  /** The base addresses; null while there is none. */
  readonly baseUrl: Readonly<Record<ReadRequest["base"], () => string | null>>;
  readonly dispatcher: Dispatcher;
  readonly store: CacheStore;
  /** For answers that may be as large as the site. */
  readonly bigStore: CacheStore;
  readonly shared: SharedAnswers;
  readonly rules: CacheRules;
  readonly limits: DocsApiLimits;
  readonly guard: Guard;
  /** Reads answers that may be as large as the site. */
  readonly bigAnswers: BigAnswerReader;
  /** Awaited before an answer that is not small is read here. */
  readonly readingTurn: ReadingTurn;
  readonly mediaRoom: MediaRoom;
  readonly log: DocsApiLog | null;
  /** The visitor whose calls these are; null for calls shared by all. */
  readonly visitor: VisitorCookies | null;
}

/**
 * The address of a call.
 *
 * @throws DocsApiError with the problem "unavailable", while the backend has not started.
 */
export function addressOf(
  parts: Pick<HttpCallerParts, "baseUrl">,
  call: string,
  base: ReadRequest["base"],
  path: string,
): string {
  const url = parts.baseUrl[base]();
  if (url === null)
    throw new DocsApiError({
      problem: "unavailable",
      call,
      reason: "the backend has not started yet",
      withoutCall: true,
    });
  return under(url, path);
}

/** Visitors' words are in it, up to whole paths of a tree. No answer needs a longer one, and servers refuse the request line. */
const longestQuery = 8_000;

/**
 * The path and query of a call, encoded.
 *
 * @throws DocsApiError with the problem "rejected" and the status 404, for a name that cannot be part of an address, or a query that is too long.
 */
export function addressable(call: string, { path: segments, query }: Pick<ReadRequest, "path" | "query">): string {
  const path = pathOf(segments);
  const asked = queryOf(query);
  if (path === null || asked.length > longestQuery)
    throw new DocsApiError({
      problem: "rejected",
      call,
      httpStatus: 404,
      reason: "this name cannot be part of an address",
    });
  return `${path}${asked}`;
}

import type { Readable } from "node:stream";
import { request } from "undici";
import { DocsApiError } from "../docs-api-error.ts";
import { addressOf } from "./http-parts.ts";
import type { HttpCallerParts } from "./http-parts.ts";
import { leave, oneOf, toDocsApiError } from "../transport/request.ts";
import { allOf } from "../transport/visitor-cookies.ts";

/** The headers of a media file that are relayed; those that the backend did not send are missing. */
export type MediaHeaders = Readonly<Record<string, string>>;

/** The answer for a media file. The caller reads the body to the end or destroys it. */
export type MediaAnswer =
  /** `isPart`: only the range that was asked for, which its headers name. */
  | { readonly kind: "found"; readonly isPart: boolean; readonly headers: MediaHeaders; readonly body: Readable }
  | { readonly kind: "unchanged"; readonly headers: MediaHeaders }
  /** The range that was asked for begins beyond the end of the file, whose size the headers name. */
  | { readonly kind: "outside"; readonly headers: MediaHeaders }
  | { readonly kind: "missing" };

/** What the client already has of a media file. */
export interface MediaRequest {
  /** The visitor's `If-None-Match`. */
  readonly ifNoneMatch?: string;
  /** The visitor's `Range`: films are read in parts. */
  readonly range?: string;
  /** The visitor's `If-Range`: which version of the file the part is to be of. */
  readonly ifRange?: string;
}

/** Calls that relay media files. */
export interface MediaCalls {
  /**
   * The file at `/media/{hash}.{ext}`, as a stream. A path of any other form is missing without a backend call.
   *
   * @throws {DocsApiError} when the backend fails before the body begins, or too many bodies are being read.
   */
  fetchMedia(path: string, request?: MediaRequest): Promise<MediaAnswer>;
}

/** Builds the call that relays media. */
export function createMediaCalls(parts: HttpCallerParts): MediaCalls {
  return {
    fetchMedia: async (path, has = {}) => {
      if (!mediaPath.test(path)) return { kind: "missing" };
      // Its slot among the concurrent calls is free again once the headers have arrived. The body waits for the visitor, and keeps its place in the room.
      const call = {
        name: "fetchMedia",
        group: "media",
        totalMs: parts.limits.mediaHeadersMs,
        repeatable: true,
      } as const;
      const leave = parts.mediaRoom.enter(call.name);
      try {
        const answer = await parts.guard(call, (signal) => openMedia(parts, path, has, signal));
        if (answer.kind === "found" && !answer.body.closed) answer.body.once("close", leave);
        else leave();
        return answer;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** A hash and an extension: nothing that could leave the folder, or name another endpoint. */
const mediaPath = /^\/media\/[\w-]{1,128}\.[a-z0-9]{1,10}$/u;

const passedOn =
  "content-type content-length content-encoding cache-control etag last-modified accept-ranges content-range".split(
    " ",
  );

/** What is gone, or not for this visitor, is not there either. */
const missingStatuses: readonly number[] = [401, 403, 404, 410];

type BackendHeaders = Readonly<Record<string, string | string[] | undefined>>;

async function openMedia(
  parts: HttpCallerParts,
  path: string,
  { ifNoneMatch, range, ifRange }: MediaRequest,
  signal: AbortSignal,
): Promise<MediaAnswer> {
  const url = addressOf(parts, "fetchMedia", "content", path);
  try {
    const { statusCode, headers, body } = await request(url, {
      method: "GET",
      signal,
      dispatcher: parts.dispatcher,
      bodyTimeout: parts.limits.mediaIdleMs,
      headers: {
        ...(ifNoneMatch === undefined ? {} : { "if-none-match": ifNoneMatch }),
        ...(range === undefined ? {} : { range }),
        ...(ifRange === undefined ? {} : { "if-range": ifRange }),
        ...(parts.visitor === null ? {} : { cookie: parts.visitor.header }),
      },
    });
    parts.visitor?.take(allOf(headers["set-cookie"]));
    if (statusCode === 200 && isErrorPage(path, headers)) {
      leave(body);
      throw new DocsApiError({ problem: "bad-payload", call: "fetchMedia", reason: "a page in place of a file" });
    }
    if (statusCode === 200 || (range !== undefined && isPart(statusCode, headers)))
      return { kind: "found", isPart: statusCode === 206, headers: passOn(headers), body };
    leave(body);
    // To a visitor who has nothing of the file, it would be an empty one.
    if (statusCode === 304 && ifNoneMatch !== undefined) return { kind: "unchanged", headers: passOn(headers) };
    if (statusCode === 416 && range !== undefined) return { kind: "outside", headers: passOn(headers) };
    if (missingStatuses.includes(statusCode)) return { kind: "missing" };
    const problem = statusCode >= 400 && statusCode < 500 ? "rejected" : "unavailable";
    throw new DocsApiError({ problem, call: "fetchMedia", httpStatus: statusCode });
  } catch (error) {
    throw toDocsApiError(error, { call: "fetchMedia", signal });
  }
}

/** A part that does not say which one it is could be any: the visitor would put it in the wrong place. */
function isPart(status: number, headers: BackendHeaders): boolean {
  return status === 206 && /^bytes \d+-\d+\/(?:\d+|\*)$/iu.test(oneOf(headers["content-range"]) ?? "");
}

/** Servers answer some failures with a page and status 200. */
function isErrorPage(path: string, headers: BackendHeaders): boolean {
  return !/\.x?html?$/u.test(path) && /^\s*text\/html\b/iu.test(oneOf(headers["content-type"]) ?? "");
}

function passOn(headers: BackendHeaders): MediaHeaders {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = oneOf(headers[name]);
      return value === null ? [] : [[name, value]];
    }),
  );
}

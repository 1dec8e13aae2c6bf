import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, RequestHandler, Response } from "express";
import { sendableHeaders } from "../../answers/header-values.ts";
import type { MediaAnswer, MediaCalls, MediaHeaders } from "../../docs-api/calls/media.ts";
import type { CrossOrigin } from "../cross-origin.ts";
import { sendNotFound } from "../send-not-found.ts";
import { passOnCookies } from "../send-answer.ts";
import { sendMedium } from "./send-medium.ts";
import type { OpenMedium } from "./send-medium.ts";
import type { DocsApiOf } from "../visitor-backend.ts";

/** A media file opened directly must not run anything: an SVG could contain scripts. */
const mediaPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** What players ask for. Other ranges are answered with the whole file. */
const singleRange = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/u;

/** What the handler of media is built with. */
export interface MediaHandlerParts {
  readonly docsApiOf: DocsApiOf;
  readonly crossOrigin: CrossOrigin;
  /** Opens a picture or file of the site's own texts, by its address; null for any other. */
  readonly openMedium: (address: string) => OpenMedium | null;
  /** Says a message of ours in the site's language. */
  readonly heard: (message: string) => string;
}

/**
 * Sends the pictures and files of the site's own texts, which are the same for everybody, and relays the backend's. Their names are hashes of their
 * contents, so they never change.
 */
export function mediaHandler(parts: MediaHandlerParts): RequestHandler {
  const { docsApiOf, crossOrigin, openMedium, heard } = parts;
  return async (request, response) => {
    const own = openMedium(request.path);
    if (own !== null) {
      response.setHeaders(new Map(Object.entries(crossOrigin.headersFor(request))));
      response.set("content-security-policy", mediaPolicy);
      return sendMedium(request, response, own);
    }
    const { docsApi, setCookies, isPrivate } = docsApiOf(request);
    const answer = await fetchAsked(docsApi, request);
    passOnCookies(response, setCookies());
    if (!isPrivate) response.setHeaders(new Map(Object.entries(crossOrigin.headersFor(request))));
    if (answer.kind === "missing") return sendNotFound(response, heard);
    if (answer.kind === "outside") return sendOutside(response, answer.headers);
    response.setHeaders(
      new Map(Object.entries({ ...sendableHeaders(answer.headers), "content-security-policy": mediaPolicy })),
    );
    if (isPrivate) response.set("cache-control", "private, no-store");
    if (answer.kind === "unchanged") return void response.status(304).end();
    if (answer.isPart) response.status(206);
    if (request.method === "HEAD") {
      discard(answer.body);
      return void response.end();
    }
    await pipeline(answer.body, response).catch(() => response.destroy());
  };
}

/** The file, or the part of it that is asked for, unless the client has begun to read another version of it (RFC 9110, section 13.1.5). */
async function fetchAsked(docsApi: MediaCalls, { method, path, headers }: Request): Promise<MediaAnswer> {
  const { "if-none-match": ifNoneMatch, range } = headers;
  const ifRange = headers["if-range"]?.toString();
  const has = ifNoneMatch === undefined ? {} : { ifNoneMatch };
  // Only GET has ranges (section 14.2).
  if (method !== "GET" || range === undefined || !singleRange.test(range)) return docsApi.fetchMedia(path, has);
  const answer = await docsApi.fetchMedia(path, { ...has, range, ...(ifRange === undefined ? {} : { ifRange }) });
  if (ifRange === undefined || !isOfOther(answer, ifRange)) return answer;
  if (answer.kind === "found") discard(answer.body);
  return docsApi.fetchMedia(path, has);
}

/** Whether it is a part of another version than the one asked for: some backends know no `If-Range`. */
function isOfOther(answer: MediaAnswer, ifRange: string): boolean {
  if (answer.kind === "outside") return true;
  const { etag, "last-modified": modified } = answer.kind === "missing" ? {} : answer.headers;
  return answer.kind === "found" && answer.isPart && etag !== ifRange && modified !== ifRange;
}

/** Destroying an unread stream makes it fail, and an unhandled stream error ends the process. */
function discard(body: Readable): void {
  body.on("error", () => undefined).destroy();
}

/** Answers a request for a part beyond the end of a file. Of the backend's headers, only the file's size is about this answer. */
function sendOutside(response: Response, headers: MediaHeaders): void {
  const { "content-range": size } = sendableHeaders(headers);
  if (size !== undefined) response.set("content-range", size);
  response.status(416).set("cache-control", "no-store").end();
}

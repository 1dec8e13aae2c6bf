import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";
import type { Answer } from "../answers/answer.ts";
import { chooseEncoding } from "./content-encoding.ts";
import type { Encoding } from "./content-encoding.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const smallestCompressed = 1_000;
const brotliQuality = 5;

/** Writes a finished answer: encoded as the client accepts it, 304 where the client has it already, no body for HEAD. */
export const sendAnswer = async (request: Request, response: Response, answer: Answer): Promise<void> => {
  const encoding = answer.body.length < smallestCompressed ? "identity" : chooseEncoding(request.headers["accept-encoding"]);
  const etag = etagOf(answer.body, encoding);
  response.status(answer.status).set(answer.headers).vary("Accept").vary("Accept-Encoding");
  if (answer.status === 200) {
    response.set("etag", etag);
    if (isRead(request) && matches(request.headers["if-none-match"], etag)) return void response.status(304).end();
  }
  const body = await encode(answer.body, encoding);
  if (encoding !== "identity") response.set("content-encoding", encoding);
  response.set("content-length", String(body.length));
  response.end(request.method === "HEAD" ? undefined : body);
};

const encode = async (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === "br") return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
  return encoding === "gzip" ? toGzip(body) : body;
};

/** Strong, and so another one for each encoding (RFC 9110, section 8.8.1). */
const etagOf = (body: Buffer, encoding: Encoding): string =>
  `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}${encoding === "identity" ? "" : `-${encoding}`}"`;

/** What was changed by a POST has been changed, whatever its sender has already. */
const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

/** RFC 9110, section 13.1.2: a list of tags, or `*`; weak tags compare by their value. */
const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag));

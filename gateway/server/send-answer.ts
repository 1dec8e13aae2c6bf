import type { Request, Response } from "express";
import type { Answer } from "../answers/answer.ts";
import { encode } from "../answers/encode.ts";
import { isCompressible, negotiateEncoding } from "../answers/encoding.ts";
import { keptLocation, sendableHeaders, sendableValues } from "../answers/header-values.ts";
import { writeBody } from "../answers/write-body.ts";

/**
 * Writes an answer to one visitor, with the cookies that the docs backend set: in an encoding that the client accepts, no body for HEAD, never a 304.
 */
export async function sendAnswer(
  request: Request,
  response: Response,
  answer: Answer,
  setCookies: readonly string[] = [],
): Promise<void> {
  const { status, headers, body } = answer;
  const location = keptLocation(answer, request.originalUrl);
  const wanted = negotiateEncoding(request.headers["accept-encoding"]?.toString());
  const encoding = isCompressible(headers["content-type"] ?? "", body.length) ? wanted : "identity";
  const encoded = await encode(body, encoding, "quick");
  response
    .status(status)
    .setHeaders(new Map(Object.entries({ ...sendableHeaders(headers), "cache-control": "private, no-store" })));
  if (location !== null) response.setHeader("location", location);
  response.vary("Accept").vary("Accept-Encoding");
  passOnCookies(response, setCookies);
  if (encoding !== "identity") response.set("content-encoding", encoding);
  response.set("content-length", String(encoded.length));
  if (request.method === "HEAD") response.end();
  else writeBody(response, encoded);
}

/** Passes the docs backend's cookies on to the visitor. */
export function passOnCookies(response: Response, setCookies: readonly string[]): void {
  if (setCookies.length > 0) response.setHeader("set-cookie", sendableValues("set-cookie", setCookies));
}

import type { Request, Response } from "express";
import type { Answer } from "../answers/answer.ts";
import { encodeBody, isCompressible, negotiateEncoding } from "../answers/encoding.ts";

/** Writes an answer that is for one visitor: encoded as the client accepts it, no body for HEAD, never a 304. */
export const sendAnswer = async (request: Request, response: Response, { status, headers, body }: Answer): Promise<void> => {
  const wanted = negotiateEncoding(request.headers["accept-encoding"]?.toString());
  const encoding = isCompressible(headers["content-type"] ?? "", body.length) ? wanted : "identity";
  const encoded = await encodeBody(body, encoding, "quick");
  response.status(status).set({ ...headers, "cache-control": "private, no-store" }).vary("Accept").vary("Accept-Encoding");
  if (encoding !== "identity") response.set("content-encoding", encoding);
  response.set("content-length", String(encoded.length));
  response.end(request.method === "HEAD" ? undefined : encoded);
};

import type { Writable } from "node:stream";
import type { Request, Response } from "express";
import { matchesTag } from "../../answers/if-none-match.ts";
import { byteRangeOf } from "../../../addresses/requests/byte-range.ts";

/** A picture or file of the site's own texts, open. It must be sent or closed. */
export interface OpenMedium {
  readonly type: string;
  readonly sizeBytes: number;
  /** Sends the bytes from `start` to `end`, this one included, and closes the file. Rejects if they cannot be sent as a whole. */
  readonly send: (to: Writable, start: number, end: number) => Promise<void>;
  readonly close: () => void;
}

/** Sends a file whose address changes with its bytes, or the part of it that is asked for, to a visitor who does not have it yet. */
export async function sendMedium(request: Request, response: Response, medium: OpenMedium): Promise<void> {
  const { type, sizeBytes } = medium;
  const etag = `"${request.path.slice(request.path.lastIndexOf("/") + 1)}"`;
  const part = byteRangeOf(request, { etag, sizeBytes });
  response.setHeader("cache-control", "public, max-age=31536000, immutable");
  response.setHeader("etag", etag).setHeader("accept-ranges", "bytes");
  if (matchesTag(request.headers["if-none-match"], etag)) return endEmpty(response.status(304), medium);
  if (part === "outside") {
    response.setHeader("cache-control", "no-store").setHeader("content-range", `bytes */${sizeBytes}`);
    return endEmpty(response.status(416), medium);
  }
  const { start, end } = part ?? { start: 0, end: sizeBytes - 1 };
  response.setHeader("content-type", type).setHeader("content-length", end - start + 1);
  if (part !== null) response.status(206).setHeader("content-range", `bytes ${start}-${end}/${sizeBytes}`);
  if (request.method === "HEAD" || sizeBytes === 0) return endEmpty(response, medium);
  await medium.send(response, start, end).catch(() => response.destroy());
}

/** Ends a response that has no body. */
function endEmpty(response: Response, { close }: OpenMedium): void {
  close();
  response.end();
}

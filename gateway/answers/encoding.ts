import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { detachBuffer } from "./detach-buffer.ts";
import { remembered, weightsOf } from "./quality.ts";

/** The content encodings of bodies. */
export type Encoding = "br" | "gzip" | "identity";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compressing a smaller body, in bytes, gains nothing. */
const smallestCompressed = 600;

const preference: readonly Encoding[] = ["br", "gzip", "identity"];

/**
 * The best encoding that a client accepts (RFC 9110, section 12.5.3): the highest weight, and among equal ones the smallest body. A client that
 * accepts none of ours gets the body unencoded.
 *
 * @example negotiateEncoding("gzip, br;q=0.5") // "gzip"
 */
export function negotiateEncoding(acceptEncoding: string | undefined): Encoding {
  return acceptEncoding === undefined || acceptEncoding === "" ? "identity" : negotiated(acceptEncoding);
}

const negotiated = remembered((acceptEncoding: string): Encoding => {
  const weights = weightsOf(acceptEncoding);
  const weigh = (encoding: Encoding): number =>
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? 0.001 : 0);
  const best = preference.toSorted((a, b) => weigh(b) - weigh(a))[0];
  return best !== undefined && weigh(best) > 0 ? best : "identity";
});

/** Whether a body of this type and size is worth compressing. */
export function isCompressible(contentType: string, sizeBytes: number): boolean {
  return (
    sizeBytes >= smallestCompressed &&
    /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/.test(contentType)
  );
}

/** `quick`: for the first response, while a client waits. `good`: built in the background, for all later responses. */
export type Effort = "quick" | "good";

const brotliQuality = { quick: 5, good: 11 } as const;
/** The best quality would take a second of CPU for a larger body. */
const largeBodyBytes = 200_000;
const largeBodyQuality = 6;
const gzipLevel = { quick: 4, good: 8 } as const;

/** Encodes a body off the event loop. */
export async function encodeBody(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return detachBuffer(await toGzip(body, { level: gzipLevel[effort] }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(body, effort),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return detachBuffer(await toBrotli(body, { params }));
}

function qualityOf(body: Buffer, effort: Effort): number {
  return effort === "good" && body.length > largeBodyBytes ? largeBodyQuality : brotliQuality[effort];
}

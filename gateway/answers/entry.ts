import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Answer } from "./answer.ts";
import type { Body } from "./body.ts";
import { encode } from "./encode.ts";
import { isCompressible } from "./encoding.ts";
import type { Effort, Encoding } from "./encoding.ts";
import { sendableHeaders } from "./header-values.ts";

/** One encoding of an answer, ready to be written. */
export interface Variant {
  readonly body: Body;
  /** Strong: a hash of the bytes and the stored headers. */
  readonly etag: string;
  /** Alternating names and values, as `writeHead` takes them, without `content-length`. */
  readonly headers: readonly string[];
  /** The same as they are sent; empty until the answer is first written from memory. */
  readyLines: string;
  readonly effort: Effort;
}

/** A stored answer, with the encodings requested so far. */
export interface Entry {
  readonly answer: Answer;
  /** The epoch in which its fill began. */
  readonly epoch: number;
  readonly storedAt: number;
  readonly freshUntil: number;
  readonly usableUntil: number;
  readonly variants: Map<Encoding, Variant>;
  /** No refresh before this time, after one has failed; 0 if none has. */
  blockedUntil: number;
  refreshing: boolean;
}

/** Headers of every answer; an answer's own take precedence. */
export type BaseHeaders = Readonly<Record<string, string>>;

/** The encoding to send when the client prefers `wanted`: small and binary bodies stay unencoded. */
export function encodingFor({ answer }: Pick<Entry, "answer">, wanted: Encoding): Encoding {
  if (wanted === "identity") return wanted;
  return isCompressible(answer.headers["content-type"] ?? "", answer.body.length) ? wanted : "identity";
}

/** Encodes an answer. */
export async function makeVariant(
  answer: Answer,
  encoding: Encoding,
  effort: Effort,
  base: BaseHeaders,
): Promise<Variant> {
  const body = await encode(answer.body, encoding, effort);
  const { "cache-control": _perResponse, ...own } = answer.headers;
  const stored: Record<string, string> = {
    ...base,
    ...sendableHeaders(own),
    vary: `Accept, Accept-Encoding${own.vary === undefined ? "" : `, ${own.vary}`}`,
  };
  if (encoding !== "identity") stored["content-encoding"] = encoding;
  const etag = `"${hash("sha256", Buffer.concat([Buffer.from(JSON.stringify(stored)), Buffer.isBuffer(body) ? body : Buffer.from(body.sha256)]), "base64url").slice(0, 27)}"`;
  // Only a 200 has an ETag: a failure must never be revalidated as unchanged.
  const tag = answer.status === 200 ? { etag } : {};
  const headers = Object.entries({ ...stored, ...tag }).flat();
  return {
    body,
    etag,
    headers,
    readyLines: "",
    effort: encoding === "identity" || !Buffer.isBuffer(body) ? "good" : effort,
  };
}

/**
 * A new entry with the encodings, and so the ETags, of the one before it, if a refresh or a purge produced the same bytes again: clients that have
 * the answer get a 304, and the best encoding is not built again. Files are excluded: their encodings are on disk.
 */
export function withEncodingsOf(before: Entry, made: Entry): Entry {
  const { status, headers, body } = before.answer;
  const hasSameBytes = Buffer.isBuffer(body) && Buffer.isBuffer(made.answer.body) && body.equals(made.answer.body);
  if (!hasSameBytes || status !== made.answer.status || !isDeepStrictEqual(headers, made.answer.headers)) return made;
  return { ...made, answer: { ...made.answer, body }, variants: new Map(before.variants) };
}

/** Approximate memory of an entry: key, headers and all its encodings. */
export function sizeOf(key: string, { answer, variants }: Pick<Entry, "answer" | "variants">): number {
  let bytes = key.length * 2 + heldBytes(answer.body) + 512;
  for (const [encoding, { body, headers }] of variants) {
    // Once, though they are kept as lines too: most values are the same strings in every entry.
    bytes += headers.reduce((sum, text) => sum + text.length, 0) + (encoding === "identity" ? 0 : heldBytes(body));
  }
  return bytes;
}

/** A file takes no memory: it is read for every response. */
function heldBytes(body: Body): number {
  return Buffer.isBuffer(body) ? body.length : 0;
}

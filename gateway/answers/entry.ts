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
  /** Strong: over the bytes and the stored headers. */
  readonly etag: string;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  readonly effort: Effort;
}

/** An answer in the store, with the encodings that were asked for so far. */
export interface Entry {
  readonly answer: Answer;
  /** The epoch in which its fill began. */
  readonly epoch: number;
  readonly storedAt: number;
  readonly freshUntil: number;
  readonly usableUntil: number;
  readonly variants: Map<Encoding, Variant>;
  /** No refresh before this time: one has just failed. */
  blockedUntil: number;
  refreshing: boolean;
}

/** Headers that every answer has; those of an answer itself win. */
export type BaseHeaders = Readonly<Record<string, string>>;

/** The encoding that an answer is sent in when the client asks for one: small and binary bodies go as they are. */
export const encodingFor = ({ answer }: Pick<Entry, "answer">, wanted: Encoding): Encoding =>
  isCompressible(answer.headers["content-type"] ?? "", answer.body.length) ? wanted : "identity";

/** Makes an encoding of an answer. */
export const makeVariant = async (
  answer: Answer,
  encoding: Encoding,
  effort: Effort,
  base: BaseHeaders,
): Promise<Variant> => {
  const body = await encode(answer.body, encoding, effort);
  const { "cache-control": _perResponse, ...own } = answer.headers;
  const stored: Record<string, string> = {
    ...base,
    ...sendableHeaders(own),
    vary: `Accept, Accept-Encoding${own.vary === undefined ? "" : `, ${own.vary}`}`,
  };
  if (encoding !== "identity") stored["content-encoding"] = encoding;
  const etag = `"${hash("sha256", Buffer.concat([Buffer.from(JSON.stringify(stored)), Buffer.isBuffer(body) ? body : Buffer.from(body.sha256)]), "base64url").slice(0, 27)}"`;
  // Only what is there has a tag: nobody may be told that a failure has not changed.
  const tag = answer.status === 200 ? { etag } : {};
  const headers = Object.entries({ ...stored, ...tag, "content-length": String(body.length) }).flat();
  return { body, etag, headers, effort: encoding === "identity" || !Buffer.isBuffer(body) ? "good" : effort };
};

/**
 * A new entry with the encodings of the one before it, and so its tags, when a refresh or a purge has brought the same bytes again: who
 * has the answer is told so, and the best encoding is not made anew. Files are left out: each has its own encodings on the disk.
 */
export const withEncodingsOf = (before: Entry, made: Entry): Entry => {
  const { status, headers, body } = before.answer;
  const hasSameBytes = Buffer.isBuffer(body) && Buffer.isBuffer(made.answer.body) && body.equals(made.answer.body);
  if (!hasSameBytes || status !== made.answer.status || !isDeepStrictEqual(headers, made.answer.headers)) return made;
  return { ...made, answer: { ...made.answer, body }, variants: new Map(before.variants) };
};

/** The memory that an entry takes: key, headers and all its encodings. */
export const sizeOf = (key: string, { answer, variants }: Pick<Entry, "answer" | "variants">): number => {
  let bytes = key.length * 2 + heldBytes(answer.body) + 512;
  for (const [encoding, { body, headers }] of variants) {
    bytes += headers.reduce((sum, text) => sum + text.length, 0) + (encoding === "identity" ? 0 : heldBytes(body));
  }
  return bytes;
};

/** A file is read anew for every response. */
const heldBytes = (body: Body): number => (Buffer.isBuffer(body) ? body.length : 0);

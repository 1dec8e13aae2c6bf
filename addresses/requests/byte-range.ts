import type { IncomingMessage } from "node:http";

/** A part of a file: its first and last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file as it is now. */
interface WholeFile {
  readonly etag: string | undefined;
  readonly sizeBytes: number;
}

/**
 * The part of a file that a request asks for; null where the answer is the whole, as for several parts at once, for another method than GET, and for who
 * has begun to read another version; "outside" where the file has no such part (RFC 9110, sections 13.1.5 and 14).
 *
 * @example byteRangeOf({ method: "GET", headers: { range: "bytes=2-" } }, { etag, sizeBytes: 10 }) // { start: 2, end: 9 }
 */
export function byteRangeOf(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  { etag, sizeBytes }: WholeFile,
): ByteRange | "outside" | null {
  const { range, "if-range": ifRange } = headers;
  if (method !== "GET" || (ifRange !== undefined && ifRange !== etag)) return null;
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(range ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const start = first === "" ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return start <= end ? { start, end } : "outside";
}

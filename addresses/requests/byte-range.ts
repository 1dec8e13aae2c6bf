/** A part of a file: its first and last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a `Range` header asks for; null where the answer is the whole, as for several parts at once, and "outside" where the file
 * has no such part (RFC 9110, section 14.1.2).
 *
 * @example byteRangeOf("bytes=2-", 10) // { start: 2, end: 9 }
 */
export function byteRangeOf(header: string | undefined, sizeBytes: number): ByteRange | "outside" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const start = first === "" ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return start <= end ? { start, end } : "outside";
}

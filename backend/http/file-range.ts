/** A part of a file: its first and last byte. */
export interface FileRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a `Range` header asks for; null for the whole, which also answers what cannot be read or lies outside (RFC 9110, 14.2).
 *
 * @example rangeOf("bytes=2-", 10) // { start: 2, end: 9 }
 */
export function rangeOf(header: string | undefined, sizeBytes: number): FileRange | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  return start <= end && start < sizeBytes ? { start, end } : null;
}

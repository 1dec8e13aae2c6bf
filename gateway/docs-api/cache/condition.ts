/** The headers of a conditional request: the backend sends an answer only if it has changed. */
export type Condition = Readonly<Record<string, string>>;

/** The version of an answer, as the backend's headers give it. */
export interface VersionHeaders {
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** When the answer was generated, by the backend's clock. */
  readonly date: string | null;
}

/** Dates have whole seconds, and clocks differ: a document may change again within the second in which it was read. */
const leastAgeMs = 60_000;

/** Printable ASCII without spaces; longer tags are not worth storing. */
const sendableTag = /^[\x21-\x7E]{1,500}$/u;

/**
 * How to ask later whether an answer still holds; null where it has no validator, or none that can be trusted. A date is
 * trusted only if it was at least a minute old: otherwise "not modified since" could hide an edit for ever.
 */
export function conditionOf({ etag, lastModified, date }: VersionHeaders): Condition | null {
  if (etag !== null && sendableTag.test(etag)) return { "if-none-match": etag };
  if (lastModified === null || date === null) return null;
  const modifiedAt = Date.parse(lastModified);
  if (!(Date.parse(date) - modifiedAt >= leastAgeMs)) return null;
  return { "if-modified-since": new Date(modifiedAt).toUTCString() };
}

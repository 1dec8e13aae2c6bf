/** The headers that ask a backend for an answer only if it is another than the one we have. */
export type Condition = Readonly<Record<string, string>>;

/** What a backend says about an answer's version. */
export interface VersionHeaders {
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** When the answer was made, by the backend's clock. */
  readonly date: string | null;
}

/** Dates count whole seconds, and clocks differ: a document may change again within the second it was read in. */
const leastAgeMs = 60_000;

/** Every character that a header can carry, without spaces; longer tags than this are not worth their room. */
const sendableTag = /^[\x21-\x7E]{1,500}$/u;

/**
 * How to ask later whether an answer still holds; null where it cannot be asked, or not be trusted. A date is trusted only
 * when it was a minute old already: otherwise "not modified since" could hide an edit for ever.
 */
export const conditionOf = ({ etag, lastModified, date }: VersionHeaders): Condition | null => {
  if (etag !== null && sendableTag.test(etag)) return { "if-none-match": etag };
  if (lastModified === null || date === null) return null;
  const modifiedAt = Date.parse(lastModified);
  if (!(Date.parse(date) - modifiedAt >= leastAgeMs)) return null;
  return { "if-modified-since": new Date(modifiedAt).toUTCString() };
};

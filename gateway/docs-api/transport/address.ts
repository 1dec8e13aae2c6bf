/** Longer names than this are nobody's document; they would only fill caches and logs. */
const longestSegment = 500;

/**
 * A path with its parts encoded, so that a slash in a slug stays in the slug; null when no path can carry the parts. `.` and
 * `..` cannot be carried even encoded: every URL parser resolves them, and the call would reach another endpoint.
 *
 * @example pathOf(["docs", "get-details", "site", "a/b"]) // "/docs/get-details/site/a%2Fb"
 */
export const pathOf = (segments: readonly string[]): string | null =>
  segments.every(canBeSegment) ? segments.map((segment) => `/${encodeURIComponent(segment)}`).join("") : null;

const canBeSegment = (segment: string): boolean =>
  segment !== "" && segment !== "." && segment !== ".." && segment.length <= longestSegment && segment.isWellFormed();

/**
 * A query with its values encoded, in the order given; empty for none.
 *
 * @example queryOf({ page: 2 }) // "?page=2"
 */
export const queryOf = (query: Readonly<Record<string, string | number>> = {}): string => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
};

/** The address of a path under a base that may have a path of its own, and a slash at its end. */
export const under = (base: string, path: string): string => `${base.replace(/\/+$/u, "")}${path}`;

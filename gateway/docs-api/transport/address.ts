import { withoutTrailingSlash } from "../../../addresses/normalised-path.ts";

/** No document has a longer name; it would only fill caches and logs. */
const longestSegment = 500;

/**
 * A path with its segments encoded, so that a slash in a slug stays in the slug; null when no path can carry them. `.` and
 * `..` cannot be carried even encoded: every URL parser resolves them, and the call would reach another endpoint.
 *
 * @example pathOf(["docs", "get-details", "site", "a/b"]) // "/docs/get-details/site/a%2Fb"
 */
export function pathOf(segments: readonly string[]): string | null {
  return segments.every(canBeSegment) ? segments.map((segment) => `/${encodeURIComponent(segment)}`).join("") : null;
}

function canBeSegment(segment: string): boolean {
  return (
    segment !== "" && segment !== "." && segment !== ".." && segment.length <= longestSegment && segment.isWellFormed()
  );
}

/**
 * A query string with its values encoded, in the given order; empty for none.
 *
 * @example queryOf({ page: 2 }) // "?page=2"
 */
export function queryOf(query: Readonly<Record<string, string | number>> = {}): string {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}

/** The address of a path under a base URL, which may have a path of its own and a trailing slash. */
export function under(base: string, path: string): string {
  return `${withoutTrailingSlash(base)}${path}`;
}

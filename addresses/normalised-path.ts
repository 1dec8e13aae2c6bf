import { decodedOrNull } from "./percent-decoding.ts";

/** Characters that `encodeURIComponent` leaves as they are, and slashes. */
const unencoded = /^[\w\-.!~*'()/]*$/;

/**
 * Re-encodes a path in the form of our own links, however it was encoded. A path that cannot be decoded, or is no valid text, stays as it is.
 *
 * @example reencodedPath("/%61rticle/a%2Fb") // "/article/a%2Fb"
 */
export function reencodedPath(path: string): string {
  if (unencoded.test(path) || !path.isWellFormed()) return path;
  const parts = path.split("/").map(decodedOrNull);
  return parts.every((part) => part !== null) ? parts.map(encodeURIComponent).join("/") : path;
}

/**
 * A path without the slashes at its end; of a path of slashes alone one is left. Linear: an expression would begin anew at every slash of a run.
 *
 * @example withoutTrailingSlash("/article/a/") // "/article/a"
 */
export function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * The normal form of a root-absolute path: no trailing slash, every segment re-encoded.
 *
 * @example normalisedPath("/blog/%61/") // "/blog/a"
 */
export function normalisedPath(path: string): string {
  return reencodedPath(withoutTrailingSlash(path));
}

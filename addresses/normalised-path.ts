/** Characters that `encodeURIComponent` leaves as they are, and slashes. */
const unencoded = /^[\w\-.!~*'()/]*$/;

/**
 * Re-encodes a path in the form of our own links, however it was encoded. A path that cannot be decoded stays as it is.
 *
 * @example reencodedPath("/%61rticle/a%2Fb") // "/article/a%2Fb"
 */
export function reencodedPath(path: string): string {
  if (unencoded.test(path)) return path;
  try {
    return path
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join("/");
  } catch {
    return path;
  }
}

/** @example withoutTrailingSlash("/article/a/") // "/article/a" */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.replace(/\/+$/, "") || "/" : path;
}

/**
 * The normal form of a root-absolute path: no trailing slash, every segment re-encoded.
 *
 * @example normalisedPath("/blog/%61/") // "/blog/a"
 */
export function normalisedPath(path: string): string {
  return reencodedPath(withoutTrailingSlash(path));
}

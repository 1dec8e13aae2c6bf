/**
 * A path however it was encoded, in the one way of our own links. What cannot be decoded stays as it came.
 *
 * @example encodedAnew("/%61rticle/a%2Fb") // "/article/a%2Fb"
 */
export const encodedAnew = (path: string): string => {
  try {
    return path
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join("/");
  } catch {
    return path;
  }
};

/** @example withoutTrailingSlash("/article/a/") // "/article/a" */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;

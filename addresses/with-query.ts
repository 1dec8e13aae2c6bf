/**
 * The target of a redirect with the query of the address that was asked for, unless the target has one of its own.
 *
 * @example withQuery("/article/new#part", "?utm_source=mail") // "/article/new?utm_source=mail#part"
 */
export function withQuery(target: string, query: string): string {
  if (query.length < 2 || target.includes("?")) return target;
  const at = target.indexOf("#");
  return at === -1 ? target + query : target.slice(0, at) + query + target.slice(at);
}

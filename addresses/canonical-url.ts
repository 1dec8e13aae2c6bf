/**
 * The canonical URL of a root-absolute path: site URL, path, trailing slash. Query and fragment stay after the slash.
 *
 * @example canonicalUrl("https://x.example", "/glossary#cache") // "https://x.example/glossary/#cache"
 */
export function canonicalUrl(siteUrl: string, path: string, query = ""): string {
  const [own = "", fragment] = path.split("#");
  return `${siteUrl}${own.endsWith("/") ? own : `${own}/`}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}

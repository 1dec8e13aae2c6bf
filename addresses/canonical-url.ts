/**
 * The canonical address of a root-absolute path: the site's address, the path, a slash; query and fragment stay behind it (decisions, section 4).
 *
 * @example canonicalUrl("https://x.example", "/glossary#rdap") // "https://x.example/glossary/#rdap"
 */
export const canonicalUrl = (siteUrl: string, path: string, query = ""): string => {
  const [own = "", fragment] = path.split("#");
  return `${siteUrl}${own.endsWith("/") ? own : `${own}/`}${query}${fragment === undefined ? "" : `#${fragment}`}`;
};

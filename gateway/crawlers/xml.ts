const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text that is safe between and inside of XML tags; characters that XML 1.0 forbids are left out. */
export const escapeXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "").replace(/[&<>"']/g, (character) => escapes[character] ?? "");

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly location: string;
  readonly lastModified: string | null;
  /** Null in an index, which has none. */
  readonly priority: number | null;
}

/** An index of sitemaps, or a set of addresses (sitemaps.org protocol 0.9). */
export const toSitemapXml = (kind: "sitemapindex" | "urlset", entries: readonly SitemapEntry[]): string => {
  const element = kind === "sitemapindex" ? "sitemap" : "url";
  const lines = entries.map(({ location, lastModified, priority }) => {
    const lastmod = lastModified === null ? "" : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
    const weight = priority === null ? "" : `<priority>${priority.toFixed(1)}</priority>`;
    return `  <${element}><loc>${escapeXml(location)}</loc>${lastmod}${weight}</${element}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="${namespace}">\n${lines.join("\n")}\n</${kind}>\n`;
};

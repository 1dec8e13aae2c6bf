import type { Resolvers } from "../../generated/resolvers.ts";

/** robots.txt: the backend's text is authoritative; a missing Sitemap line is added. */
export const robots: Pick<Resolvers, "Query"> = {
  Query: {
    robots: async (_root, _args, context) => {
      const { content } = await context.freshness.record(context.docsApi.fetchRobots());
      return { content: toRobots(content, context.site.url) };
    },
  },
};

/** Crawlers read at least this much, and may ignore the rest (RFC 9309, section 2.5). */
const bytesMax = 500 * 1024;

/**
 * The file for crawlers: the backend's text, as far as crawlers read it, and a Sitemap line where it has none.
 *
 * @example toRobots("User-agent: *", "https://x.example") // "User-agent: *\n\nSitemap: https://x.example/sitemap.xml\n"
 */
export function toRobots(content: string, siteUrl: string): string {
  const line = `\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  if (Buffer.byteLength(content) <= bytesMax && namesSitemap(content)) return content;
  const kept = wholeLines(content, bytesMax - Buffer.byteLength(line));
  return namesSitemap(kept) ? kept : `${kept.trimEnd()}${line}`;
}

function namesSitemap(content: string): boolean {
  return /^[^\S\r\n]*sitemap[^\S\r\n]*:/im.test(content);
}

/** The whole lines that fit into `bytes`: half a rule would be another rule. */
function wholeLines(content: string, bytes: number): string {
  const all = Buffer.from(content);
  if (all.length <= bytes) return content;
  const end = Math.max(all.lastIndexOf("\n", bytes - 1), all.lastIndexOf("\r", bytes - 1));
  return all.subarray(0, end + 1).toString();
}

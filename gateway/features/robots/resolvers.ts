import type { Resolvers } from "../../generated/resolvers.ts";

/** robots.txt: the backend's words are the truth; a missing Sitemap line is added. */
export const robots: Pick<Resolvers, "Query"> = {
  Query: {
    robots: async (_root, _args, context) => {
      const { content } = await context.freshness.record(context.docsApi.fetchRobots());
      return { content: toRobots(content, context.site.url) };
    },
  },
};

/** Crawlers read so much, and may leave out what follows (RFC 9309, section 2.5). */
const bytesMax = 500 * 1024;

/**
 * The file that crawlers read: the backend's words, as far as crawlers read them, and the line of the sitemap where none is among them.
 *
 * @example toRobots("User-agent: *", "https://x.example") // "User-agent: *\n\nSitemap: https://x.example/sitemap.xml\n"
 */
export const toRobots = (content: string, siteUrl: string): string => {
  const line = `\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  if (Buffer.byteLength(content) <= bytesMax && namesSitemap(content)) return content;
  const kept = wholeLines(content, bytesMax - Buffer.byteLength(line));
  return namesSitemap(kept) ? kept : `${kept.trimEnd()}${line}`;
};

const namesSitemap = (content: string): boolean => /^[^\S\r\n]*sitemap[^\S\r\n]*:/im.test(content);

/** As many whole lines as so many bytes hold: half a rule would be another rule. */
const wholeLines = (content: string, bytes: number): string => {
  const all = Buffer.from(content);
  if (all.length <= bytes) return content;
  const end = Math.max(all.lastIndexOf("\n", bytes - 1), all.lastIndexOf("\r", bytes - 1));
  return all.subarray(0, end + 1).toString();
};

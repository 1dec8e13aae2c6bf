import type { Resolvers } from "../../generated/resolvers.ts";

/** robots.txt: the backend's words are the truth; a missing Sitemap line is added. */
export const robots: Pick<Resolvers, "Query"> = {
  Query: {
    robots: async (_root, _args, context) => {
      const { content } = await context.freshness.record(context.docsApi.fetchRobots());
      return { content: withSitemap(content, context.site.url) };
    },
  },
};

/** @example withSitemap("User-agent: *", "https://x.example") // "User-agent: *\n\nSitemap: https://x.example/sitemap.xml\n" */
export const withSitemap = (content: string, siteUrl: string): string =>
  /^\s*sitemap\s*:/im.test(content) ? content : `${content.trimEnd()}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

import { safeImageUrl } from "../documents/image-url.ts";
import type { Resolvers } from "../../generated/resolvers.ts";

/** The links of the docs backend's sitemaps. */
export const sitemap: Pick<Resolvers, "Query"> = {
  Query: {
    sitemap: async (_root, { slug }, context) => {
      const found = await context.freshness.record(context.docsApi.fetchSitemap(slug));
      if (found === null) return null;
      const links = found.links.map(({ linkname, lastmoddate, priority, images, count }) => ({
        location: absolute(linkname, context.site.url),
        lastModified: lastmoddate,
        priority,
        count,
        images: images?.map(safeImageUrl).filter((url) => url !== null) ?? null,
      }));
      return {
        slug,
        links: links.filter((link): link is typeof link & { location: string } => link.location !== null),
      };
    },
  },
};

/** `linkname` may be absolute or a path; null for what is neither. */
const absolute = (linkname: string, siteUrl: string): string | null => {
  const url = URL.canParse(linkname, `${siteUrl}/`) ? new URL(linkname, `${siteUrl}/`) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
};

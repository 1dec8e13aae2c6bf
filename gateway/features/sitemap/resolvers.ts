import type { Resolvers } from "../../generated/resolvers.ts";
import { badArgument } from "../bad-argument.ts";

/** The links of the docs backend's sitemaps. */
export const sitemap: Pick<Resolvers, "Query" | "Sitemap"> = {
  Query: {
    sitemap: (_root, { slug }, { sitemaps }) => sitemaps.bySlug(slug),
  },
  Sitemap: {
    total: ({ links }) => links.length,
    links: ({ links }, { offset, limit }) => {
      if (offset < 0) throw badArgument(`offset must be 0 or more, got ${offset}.`);
      if (typeof limit === "number" && limit < 0) throw badArgument(`limit must be 0 or more, got ${limit}.`);
      return links.slice(offset, typeof limit === "number" ? offset + limit : undefined);
    },
  },
};

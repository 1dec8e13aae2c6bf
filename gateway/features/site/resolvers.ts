import { nameSlug } from "../../../addresses/name-slug.ts";
import { findRedirect } from "../../site/redirects.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { siteImageOf } from "../documents/social-image.ts";

/** The site's own facts. They need no backend, except for the number of documents of a topic. */
export const site: Pick<Resolvers, "Query" | "Site" | "Topic"> = {
  Query: {
    site: (_root, _args, context) => context.site,
    homeSections: (_root, _args, context) => context.site.home.sections,
    moved: (_root, { path }, context) => findRedirect(context.site.redirects, path),
  },
  Site: {
    socialImage: siteImageOf,
  },
  Topic: {
    path: ({ category }) => `/category/${encodeURIComponent(nameSlug(category))}`,
    count: async ({ category }, _args, { navigation }) => {
      const tree = await navigation.treeReader();
      if (tree) return (await tree.docs("category", nameSlug(category), { offset: 0, limit: 1 }))?.total ?? null;
      return (await navigation.categoryTree()).find(({ name }) => name === category)?.count ?? null;
    },
  },
};

import type { Resolvers } from "../../generated/resolvers.ts";
import { categorySlug } from "../navigation/category-slug.ts";

/** The site's own facts. They need no backend, but for the number of documents of a topic. */
export const site: Pick<Resolvers, "Query" | "Topic"> = {
  Query: {
    site: (_root, _args, context) => context.site,
  },
  Topic: {
    path: ({ category }) => `/category/${encodeURIComponent(categorySlug(category))}`,
    count: async ({ category }, _args, context) =>
      (await context.navigation.categoryTree()).find(({ name }) => name === category)?.count ?? null,
  },
};

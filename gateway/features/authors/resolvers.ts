import type { Resolvers } from "../../generated/resolvers.ts";
import { safeImageUrl } from "../documents/image-url.ts";
import { toPagination } from "../documents/mapped.ts";
import { assertPage } from "../documents/page-arguments.ts";
import { assertHas } from "../site/assert-has.ts";
import { authorPath } from "./author-path.ts";

/** The authors of documents. */
export const authors: Pick<Resolvers, "Query" | "Author"> = {
  Query: {
    authors: async (_root, { page, limit }, context) => {
      assertHas("authors", context.site);
      assertPage({ page, limit });
      const list = await context.authors.page(page, limit);
      return { items: list.authors, pagination: toPagination(list.pagination) };
    },
    author: (_root, { id }, context) => (context.site.features.authors ? context.authors.byId(id) : null),
  },
  Author: {
    id: ({ _id }) => _id,
    image: ({ image }) => safeImageUrl(image),
    path: ({ _id, name }) => authorPath(name, _id),
  },
};

import type { Resolvers } from "../../generated/resolvers.ts";
import { assertHas } from "../site/assert-has.ts";
import { filledSubject } from "./filled-subject.ts";
import { treeNodes, treePath } from "./tree.ts";
import { typesInTree } from "./types-in-tree.ts";

/** The tree of the docs reader. Its four groups fail independently. */
export const navigation: Pick<Resolvers, "Query" | "Navigation" | "DocumentLink" | "TreeNode"> = {
  Query: {
    navigation: () => ({ kind: "navigation" }),
    treeNodes: (_root, args, context) => treeNodes(context, args),
    treePath: (_root, { slug, limit }, context) => {
      assertHas("docsTree", context.site);
      return treePath(context, slug ?? context.site.defaultDocument, limit);
    },
  },
  Navigation: {
    categories: (_navigation, _args, context) => context.navigation.categoryTree(),
    types: async (_navigation, _args, context) =>
      typesInTree(await context.navigation.types(), context.site.types).map(({ _id, ...group }) => ({
        id: _id,
        ...group,
      })),
    tags: async (_navigation, _args, context) =>
      (await context.navigation.tags()).map(({ _id, ...group }) => ({ id: _id, ...group })),
    authors: async (_navigation, _args, context) => {
      assertHas("authors", context.site);
      return (await context.navigation.users()).map(({ _id, ...group }) => ({ id: _id, ...group }));
    },
  },
  DocumentLink: {
    subject: ({ subject, slug }, _args, context) => filledSubject(subject, slug, context),
    folders: ({ trail }) => trail ?? [],
  },
  TreeNode: {
    name: ({ name, key }, _args, context) => filledSubject(name, key, context),
  },
};

import type { Resolvers } from "../../generated/resolvers.ts";

/** The visitor's own view of the connection. */
export const viewer: Pick<Resolvers, "Query"> = {
  Query: {
    viewer: (_root, _args, context) => context.visitor(),
  },
};

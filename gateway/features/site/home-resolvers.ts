import type { Resolvers } from "../../generated/resolvers.ts";
import { saidContent } from "../documents/said/content.ts";
import { schemaTypeOf } from "../documents/schema-types.ts";
import { selectsText } from "../documents/selects-text.ts";

const typeNames = { topics: "HomeTopics", latest: "HomeLatest", links: "HomeLinks", page: "HomeText" } as const;

const kinds = { topics: "TOPICS", latest: "LATEST", links: "LINKS", page: "TEXT" } as const;

/** The home page. Only its newest documents need the backend. */
export const home: Pick<Resolvers, "Home" | "HomeSection" | "HomeLatest" | "HomeList" | "HomeText"> = {
  Home: {
    sectionKinds: ({ sections }) =>
      sections
        .filter((section) => section.kind !== "topics" || section.topics.length > 0)
        .map(({ kind }) => kinds[kind]),
  },
  HomeSection: {
    __resolveType: ({ kind }) => typeNames[kind],
  },
  HomeLatest: {
    lists: ({ types, count }) => types.map((type) => ({ type, count })),
  },
  HomeText: {
    content: ({ html }, _args, context) => saidContent(html, null, context),
  },
  HomeList: {
    type: ({ type }, _args, { site }) => schemaTypeOf(site.types, type),
    documents: async ({ type, count }, _args, context, info) => {
      const texts = selectsText(info) ? {} : ({ content: "none" } as const);
      const { docs } = await context.documents.byType.load({ key: type, page: 1, limit: count, ...texts });
      return docs;
    },
  },
};

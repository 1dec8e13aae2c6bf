import { groupAddress } from "../../../addresses/group-address.ts";
import { nameSlug } from "../../../addresses/name-slug.ts";
import type { Resolvers } from "../../generated/resolvers.ts";
import { findMoved } from "./moved.ts";
import { saidContent } from "../documents/said/content.ts";
import { siteImageOf } from "../documents/social-image.ts";
import { topicSlug } from "./topic-slug.ts";

const formKinds = { newsletter: "NEWSLETTER", contact: "CONTACT" } as const;

/** The site's own facts and pages. They need no backend, except for the category of a topic. */
export const site: Pick<Resolvers, "Query" | "Site" | "SiteNavigation" | "Topic" | "Page" | "PageForm"> = {
  Query: {
    site: (_root, _args, context) => context.site,
    pagePaths: (_root, _args, context) => [...context.site.pages.keys()],
    page: (_root, { path }, context) => pageAt(context.site.pages, path),
    homeSections: (_root, _args, context) => context.site.home.sections,
    moved: (_root, { path }, { site: facts, docsApi, freshness }) =>
      findMoved(path, { site: facts, docsApi, record: (answer) => freshness.record(answer) }),
  },
  Site: {
    socialImage: siteImageOf,
  },
  SiteNavigation: {
    announcement: ({ announcement }, _args, { freshness }) => {
      if (announcement?.endsAt === undefined || announcement.endsAt === null) return announcement;
      if (announcement.endsAt <= Date.now()) return null;
      freshness.endAt(announcement.endsAt);
      return announcement;
    },
  },
  Page: {
    content: ({ html }, _args, context) => (html === "" ? null : saidContent(html, null, context)),
  },
  PageForm: {
    kind: ({ kind }) => formKinds[kind],
  },
  Topic: {
    path: async ({ category }, _args, context) => groupAddress("category", await topicSlug(category, context)),
    count: async ({ category }, _args, { navigation }) => {
      const tree = await navigation.treeReader();
      if (tree) return (await tree.docs("category", nameSlug(category), { offset: 0, limit: 1 }))?.total ?? null;
      return (await navigation.categoryTree()).find(({ name }) => name === category)?.count ?? null;
    },
  },
};

/** The page at a path, whose capitals do not count, as they do not in other addresses. */
function pageAt<Page>(pages: ReadonlyMap<string, Page>, path: string): Page | null {
  const known = pages.get(path);
  if (known !== undefined) return known;
  const own = [...pages.keys()].find((one) => one.toLowerCase() === path.toLowerCase());
  return (own === undefined ? undefined : pages.get(own)) ?? null;
}

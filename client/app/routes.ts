import { matchPath } from "react-router-dom";
import { knownParameters } from "../../addresses/known-parameters.ts";
import { slugOfPath } from "../../addresses/slug-path.ts";
import type { Route, RoutedCode, RouteMatch, SiteAddresses } from "./route.ts";
import { routesOfType } from "./type-routes.ts";

const docsPage: RoutedCode = {
  feature: "docsTree",
  parameters: [],
  file: "client/features/reader/DocsPage.tsx",
  load: () => import("../features/reader/DocsPage.tsx"),
};

const docsBelowFolders: Route = { path: "/docs/*", ...docsPage };

const groupPage: RoutedCode = {
  parameters: ["type", "category", "tag", "year", "page"],
  file: "client/features/lists/groups/GroupPage.tsx",
  load: () => import("../features/lists/groups/GroupPage.tsx"),
};

const sitemapPage: RoutedCode = {
  parameters: [],
  file: "client/features/sitemap/SitemapPage.tsx",
  load: () => import("../features/sitemap/SitemapPage.tsx"),
};

const newsletterLinkPage: RoutedCode = {
  feature: "newsletter",
  parameters: [],
  file: "client/features/newsletter/NewsletterLinkPage.tsx",
  load: () => import("../features/newsletter/NewsletterLinkPage.tsx"),
};

const sitePage: RoutedCode = {
  parameters: [],
  file: "client/features/pages/SitePage.tsx",
  load: () => import("../features/pages/SitePage.tsx"),
};

const missingPage: RoutedCode = {
  parameters: [],
  file: "client/features/missing/MissingPage.tsx",
  load: () => import("../features/missing/MissingPage.tsx"),
};

const groupPaths = ["/type/:slug", "/tag/:slug", "/category/:slug", "/category/:slug/:subcategory"] as const;

/** The routes of the pages that every site has. No address of a document type is under one of them (content-folder/document-types/fixed-paths.ts). */
const fixedRoutes: readonly Route[] = [
  {
    path: "/",
    parameters: [],
    file: "client/features/home/HomePage.tsx",
    hasHero: true,
    load: () => import("../features/home/HomePage.tsx"),
  },
  {
    path: "/search",
    parameters: knownParameters,
    file: "client/features/search/SearchPage.tsx",
    load: () => import("../features/search/SearchPage.tsx"),
  },
  { path: "/docs", ...docsPage },
  { path: "/docs/:name.xml", ...sitemapPage },
  { path: "/docs/:slug", ...docsPage },
  ...groupPaths.map((path) => ({ path, ...groupPage })),
  {
    path: "/authors",
    feature: "authors",
    parameters: ["page"],
    file: "client/features/authors/AuthorsPage.tsx",
    load: () => import("../features/authors/AuthorsPage.tsx"),
  },
  {
    path: "/authors/:authorName/:authorId",
    feature: "authors",
    parameters: ["page"],
    file: "client/features/authors/AuthorPage.tsx",
    load: () => import("../features/authors/AuthorPage.tsx"),
  },
  {
    path: "/contact",
    feature: "contact",
    parameters: [],
    file: "client/features/contact/ContactPage.tsx",
    load: () => import("../features/contact/ContactPage.tsx"),
  },
  {
    path: "/changelog",
    parameters: [],
    file: "client/features/changelog/ChangelogPage.tsx",
    load: () => import("../features/changelog/ChangelogPage.tsx"),
  },
  {
    path: "/faq",
    parameters: [],
    file: "client/features/faq/FaqPage.tsx",
    load: () => import("../features/faq/FaqPage.tsx"),
  },
  {
    path: "/api-reference/:entry?",
    feature: "playground",
    parameters: [],
    file: "client/features/reference/ReferencePage.tsx",
    load: () => import("../features/reference/ReferencePage.tsx"),
  },
  ...["/newsletter/confirm", "/newsletter/unsubscribe"].map((path) => ({ path, ...newsletterLinkPage })),
  // Over HTTP both are files (gateway/crawlers); these pages show on client-side navigation.
  {
    path: "/robots.txt",
    isBare: true,
    parameters: [],
    file: "client/features/robots/RobotsPage.tsx",
    load: () => import("../features/robots/RobotsPage.tsx"),
  },
  { path: "/:name.xml", isBare: true, ...sitemapPage },
];

/** The path of the last route, which takes what no other one does. */
export const routeOfTheRest = "*";

/**
 * The route table of server preload, prefetch and the router, for a site with these document types and pages. The first match wins; the last one
 * matches every path.
 */
export function routesOf(site: SiteAddresses): readonly Route[] {
  const known = tables.get(site);
  if (known !== undefined) return known;
  const table = [
    ...[...fixedRoutes, ...(hasFolders(site) ? [docsBelowFolders] : [])].filter((route) => isOpen(route, site)),
    ...site.documentTypes.flatMap(routesOfType),
    ...site.pagePaths.map((path) => ({ path: path.split("/").map(encodeURIComponent).join("/"), ...sitePage })),
    { path: routeOfTheRest, ...missingPage },
  ];
  tables.set(site, table);
  return table;
}

/** A feature that is off has no page; a page of the site's own takes the place of ours. */
function isOpen({ path, feature }: Route, { pagePaths, site: { switchedOff } }: SiteAddresses): boolean {
  return (feature === undefined || !switchedOff.includes(feature)) && !pagePaths.includes(path);
}

const tables = new WeakMap<SiteAddresses, readonly Route[]>();

/**
 * The route of a path.
 *
 * @throws Error, when none takes it: the last one takes every path.
 */
export function matchRoute(site: SiteAddresses, path: string): RouteMatch {
  for (const route of routesOf(site)) {
    const match = matchPath(route.path, path);
    const params = match && slugParams(withoutUndefined(match.params), route, path, site);
    if (params) return { route, params };
  }
  throw new Error(`No route takes ${path}.`);
}

/**
 * The parameters of a match, with a slug of several parts as `slug`; null where the path has none: then it is not the route's. Where slugs have
 * several parts, an encoded slash would be another address for the same document.
 */
function slugParams(
  { "*": rest, ...params }: Readonly<Record<string, string>>,
  { type, path }: Route,
  asked: string,
  site: SiteAddresses,
): Readonly<Record<string, string>> | null {
  // The slug of a short address, which the match has decoded too far.
  if (path === routeOfTheRest) return asked.lastIndexOf("/") === 0 ? { slug: asked.slice(1) } : {};
  if (params["slug"] === undefined && rest === undefined) return params;
  // The match has encoded slashes decoded already.
  if (hasFolders(site) && /%2f/i.test(asked)) return null;
  if (rest === undefined) return params;
  const parts = slugOfPath(rest);
  return parts === null ? null : { slug: encodeURIComponent(type === undefined ? parts : `${type.id}/${parts}`) };
}

function hasFolders({ documentTypes }: SiteAddresses): boolean {
  return documentTypes.some(({ hasFolderAddresses }) => hasFolderAddresses);
}

function withoutUndefined(params: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

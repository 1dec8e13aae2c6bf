import { matchPath } from "react-router-dom";
import type { PageModule } from "../data/page.ts";

/** The query parameters that pages know, in the order in which a normalised address carries them. */
export const knownParameters = ["q", "type", "page"] as const;

/** A page's address pattern, and where its code is. */
export interface Route {
  /** A pattern of react-router-dom. */
  readonly path: string;
  /** The query parameters that its page knows: no other one changes it. */
  readonly parameters: readonly (typeof knownParameters)[number][];
  /** The source file, as the build's manifest names it: the server finds the page's style sheet by it. */
  readonly file: string;
  readonly load: () => Promise<PageModule>;
  /** Shown without header and footer. */
  readonly isBare?: boolean;
}

/** A route that matched a path, with the path's named parts as they stand in it, still encoded. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** A page's code and what it knows, without its address. */
type RoutedCode = Omit<Route, "path">;

const documentPage: RoutedCode = {
  parameters: [],
  file: "client/features/documents/DocumentPage.tsx",
  load: () => import("../features/documents/DocumentPage.tsx").then(({ page }) => page),
};

const listPage: RoutedCode = {
  parameters: ["page"],
  file: "client/features/lists/ListPage.tsx",
  load: () => import("../features/lists/ListPage.tsx").then(({ page }) => page),
};

const docsPage: RoutedCode = {
  parameters: [],
  file: "client/features/reader/DocsPage.tsx",
  load: () => import("../features/reader/DocsPage.tsx").then(({ page }) => page),
};

const guidePage: RoutedCode = {
  parameters: [],
  file: "client/features/guides/GuidePage.tsx",
  load: () => import("../features/guides/GuidePage.tsx").then(({ page }) => page),
};

const newsPage: RoutedCode = {
  parameters: ["page"],
  file: "client/features/lists/news/NewsPage.tsx",
  load: () => import("../features/lists/news/NewsPage.tsx").then(({ page }) => page),
};

const groupPage: RoutedCode = {
  parameters: ["page"],
  file: "client/features/lists/groups/GroupPage.tsx",
  load: () => import("../features/lists/groups/GroupPage.tsx").then(({ page }) => page),
};

const sitemapPage: RoutedCode = {
  parameters: [],
  file: "client/features/sitemap/SitemapPage.tsx",
  load: () => import("../features/sitemap/SitemapPage.tsx").then(({ page }) => page),
};

const newsletterLinkPage: RoutedCode = {
  parameters: [],
  file: "client/features/newsletter/NewsletterLinkPage.tsx",
  load: () => import("../features/newsletter/NewsletterLinkPage.tsx").then(({ page }) => page),
};

const legalPage: RoutedCode = {
  parameters: [],
  file: "client/features/legal/LegalPage.tsx",
  load: () => import("../features/legal/LegalPage.tsx").then(({ page }) => page),
};

const missingPage: RoutedCode = {
  parameters: [],
  file: "client/features/missing/MissingPage.tsx",
  load: () => import("../features/missing/MissingPage.tsx").then(({ page }) => page),
};

/** Every prefix under which a document is read (decisions, section 4). */
const documentPrefixes = ["article", "blog", "news", "press-release", "white-paper", "case-study", "sop"] as const;
const guidePrefixes = ["how-to", "knowledge-base", "api"] as const;

/** The lists of cards, the lists of rows, and the groups that documents belong to. */
const listPaths = ["/articles", "/blog", "/white-paper", "/case-study", "/sop"] as const;
const newsPaths = ["/news", "/press-release"] as const;
const groupPaths = ["/type/:slug", "/tag/:slug", "/category/:slug", "/category/:slug/:subcategory"] as const;

/** The one route table: server preload, hover prefetch and the router read it. The first match wins. */
export const routes: readonly Route[] = [
  {
    path: "/",
    parameters: [],
    file: "client/features/home/HomePage.tsx",
    load: () => import("../features/home/HomePage.tsx").then(({ page }) => page),
  },
  {
    path: "/search",
    parameters: ["q", "type", "page"],
    file: "client/features/search/SearchPage.tsx",
    load: () => import("../features/search/SearchPage.tsx").then(({ page }) => page),
  },
  { path: "/docs", ...docsPage },
  { path: "/docs/:name.xml", ...sitemapPage },
  { path: "/docs/:slug", ...docsPage },
  ...documentPrefixes.map((prefix) => ({ path: `/${prefix}/:slug`, ...documentPage })),
  ...guidePrefixes.flatMap((prefix) => [`/${prefix}`, `/${prefix}/:slug`]).map((path) => ({ path, ...guidePage })),
  ...listPaths.map((path) => ({ path, ...listPage })),
  ...newsPaths.map((path) => ({ path, ...newsPage })),
  ...groupPaths.map((path) => ({ path, ...groupPage })),
  { path: "/legal/:type", ...legalPage },
  {
    path: "/glossary",
    parameters: [],
    file: "client/features/glossary/GlossaryPage.tsx",
    load: () => import("../features/glossary/GlossaryPage.tsx").then(({ page }) => page),
  },
  {
    path: "/authors",
    parameters: ["page"],
    file: "client/features/authors/AuthorsPage.tsx",
    load: () => import("../features/authors/AuthorsPage.tsx").then(({ page }) => page),
  },
  {
    path: "/authors/:authorName/:authorId",
    parameters: ["page"],
    file: "client/features/authors/AuthorPage.tsx",
    load: () => import("../features/authors/AuthorPage.tsx").then(({ page }) => page),
  },
  {
    path: "/about",
    parameters: [],
    file: "client/features/about/AboutPage.tsx",
    load: () => import("../features/about/AboutPage.tsx").then(({ page }) => page),
  },
  {
    path: "/contact",
    parameters: [],
    file: "client/features/contact/ContactPage.tsx",
    load: () => import("../features/contact/ContactPage.tsx").then(({ page }) => page),
  },
  {
    path: "/changelog",
    parameters: [],
    file: "client/features/site/ChangelogPage.tsx",
    load: () => import("../features/site/ChangelogPage.tsx").then(({ page }) => page),
  },
  {
    path: "/faq",
    parameters: [],
    file: "client/features/site/FaqPage.tsx",
    load: () => import("../features/site/FaqPage.tsx").then(({ page }) => page),
  },
  ...["/newsletter/confirm", "/newsletter/unsubscribe"].map((path) => ({ path, ...newsletterLinkPage })),
  // Asked for over HTTP, both are files (gateway/crawlers); these show on navigation inside the application.
  {
    path: "/robots.txt",
    isBare: true,
    parameters: [],
    file: "client/features/robots/RobotsPage.tsx",
    load: () => import("../features/robots/RobotsPage.tsx").then(({ page }) => page),
  },
  { path: "/:name.xml", isBare: true, ...sitemapPage },
  { path: "*", ...missingPage },
];

/** The route of a path: the last one takes every path that no other does. */
export const matchRoute = (path: string): RouteMatch => {
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (match) return { route, params: withoutUndefined(match.params) };
  }
  throw new Error(`No route takes ${path}: the table must end with "*".`);
};

const withoutUndefined = (params: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined));

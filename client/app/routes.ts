import { matchPath } from "react-router-dom";
import type { PageModule } from "../data/page.ts";

/** The known query parameters, in the order of a normalised URL. */
export const knownParameters = ["q", "type", "page"] as const;

/** A page's URL pattern, and the module of its code. */
export interface Route {
  /** A react-router-dom pattern. */
  readonly path: string;
  /** The query parameters its page reads; all others are dropped. */
  readonly parameters: readonly (typeof knownParameters)[number][];
  /** The source file, the key of the build manifest: the server finds the page's style sheet by it. */
  readonly file: string;
  readonly load: () => Promise<PageModule>;
  /** Shown without header and footer. */
  readonly isBare?: boolean;
  /** Has a search box of its own above the fold, beside which the header needs none. */
  readonly hasHero?: boolean;
}

/** A matched route, with the path's parameters still percent-encoded. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** A route without its pattern. */
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

/** Every path prefix of documents (decisions, section 4). */
const documentPrefixes = ["article", "blog", "news", "press-release", "white-paper", "case-study", "sop"] as const;
const guidePrefixes = ["how-to", "knowledge-base", "api"] as const;

/** Paths of card lists, of row lists, and of groups of documents. */
const listPaths = ["/articles", "/blog", "/white-paper", "/case-study", "/sop"] as const;
const newsPaths = ["/news", "/press-release"] as const;
const groupPaths = ["/type/:slug", "/tag/:slug", "/category/:slug", "/category/:slug/:subcategory"] as const;

/** The route table of server preload, prefetch and the router. The first match wins. */
export const routes: readonly Route[] = [
  {
    path: "/",
    parameters: [],
    file: "client/features/home/HomePage.tsx",
    hasHero: true,
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
  // Over HTTP both are files (gateway/crawlers); these pages show on client-side navigation.
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

/** The route of a path; the last route matches every path. */
export function matchRoute(path: string): RouteMatch {
  for (const route of routes) {
    const match = matchPath(route.path, path);
    if (match) return { route, params: withoutUndefined(match.params) };
  }
  throw new Error(`No route takes ${path}: the table must end with "*".`);
}

function withoutUndefined(params: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

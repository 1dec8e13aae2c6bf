import { matchPath } from "react-router-dom";
import type { PageModule } from "../data/page.ts";

/** A page's address pattern, and where its code is. */
export interface Route {
  /** A pattern of react-router-dom. */
  readonly path: string;
  /** The source file, as the build's manifest names it: the server finds the page's style sheet by it. */
  readonly file: string;
  readonly load: () => Promise<PageModule>;
}

/** A route that matched a path, with the path's named parts. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

const documentPage = {
  file: "client/features/documents/DocumentPage.tsx",
  load: () => import("../features/documents/DocumentPage.tsx").then(({ page }) => page),
};

const legalPage = {
  file: "client/features/documents/LegalPage.tsx",
  load: () => import("../features/documents/LegalPage.tsx").then(({ page }) => page),
};

const missingPage = {
  file: "client/features/missing/MissingPage.tsx",
  load: () => import("../features/missing/MissingPage.tsx").then(({ page }) => page),
};

/** Every prefix under which a document is read (decisions, section 4). */
const documentPrefixes = [
  "article", "blog", "news", "press-release", "white-paper", "case-study", "sop",
  "how-to", "knowledge-base", "api", "docs",
] as const;

/** The one route table: server preload, hover prefetch and the router read it. The first match wins. */
export const routes: readonly Route[] = [
  {
    path: "/",
    file: "client/features/home/HomePage.tsx",
    load: () => import("../features/home/HomePage.tsx").then(({ page }) => page),
  },
  {
    path: "/search",
    file: "client/features/search/SearchPage.tsx",
    load: () => import("../features/search/SearchPage.tsx").then(({ page }) => page),
  },
  ...documentPrefixes.map((prefix) => ({ path: `/${prefix}/:slug`, ...documentPage })),
  { path: "/legal/:type", ...legalPage },
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

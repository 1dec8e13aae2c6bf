import type { MaySearch } from "../answers/answer.ts";
import type { Route, RateLimited } from "../answers/route.ts";
import type { RoutedRequest } from "../../client/entry.server.tsx";
import type { FillRouted, PageRenderer, SiteAddresses } from "./page-fill.ts";
import { reencodedPath } from "../../addresses/normalised-path.ts";

/** Paths that are not pages. */
const reserved = /^\/(?:graphql|mcp|assets|media|operations|playground)(?:\/|$)|^\/(?:mark\.svg|sw\.js)$/;

const rememberedMax = 2_000;
const rememberedLengthMax = 300;

export interface PageRouteParts {
  readonly fillPage: FillRouted;
  /** Builds a page for a visitor who may not search now. */
  readonly fillWithoutSearch: FillRouted;
  readonly routeOf: PageRenderer["routeOf"];
  readonly addresses: () => SiteAddresses;
}

/** Search results, by their normalised address. */
const resultsPath = /^\/search\?(?:.*&)?q=/;

/**
 * The route for pages. The key is the normalised address: no trailing slash, only the parameters that the page knows, in fixed order; the page is
 * built from it alone.
 */
export function createPageRoute({ fillPage, fillWithoutSearch, routeOf, addresses }: PageRouteParts): Route {
  const routes = new Map<string, RoutedRequest | null>();
  let addressesOfRoutes: SiteAddresses | null = null;

  /** Memoised: finding a route costs more than the rest of a hit. */
  const knownRouteOf = (path: string, search: string): RoutedRequest | null => {
    const url = path + search;
    const current = addresses();
    if (current !== addressesOfRoutes) routes.clear();
    addressesOfRoutes = current;
    const known = routes.get(url);
    if (known !== undefined) return known;
    const routed = reserved.test(path) ? null : routeOf(current, reencodedPath(path), search);
    if (url.length <= rememberedLengthMax) {
      if (routes.size >= rememberedMax) routes.clear();
      routes.set(url, routed);
    }
    return routed;
  };

  return {
    name: "page",
    match: ({ method, path, search }) => {
      const routed = method === "GET" ? knownRouteOf(path, search) : null;
      if (routed === null) return null;
      const match = {
        key: `page ${routed.address}`,
        fill: (maySearch?: MaySearch) => fillPage(routed, maySearch),
      };
      return resultsPath.test(routed.address)
        ? { ...match, rateLimited: rateLimitedResults(() => fillWithoutSearch(routed)) }
        : match;
    },
  };
}

/** A visitor who may not search now gets the page with the reason in place of the results. */
function rateLimitedResults(fill: () => ReturnType<FillRouted>): RateLimited {
  return {
    takes: () => [{ of: "search", points: 1 }],
    refuse: async (_of, retryAfterSeconds) => {
      const answer = await fill();
      return {
        ...answer,
        status: 429,
        headers: { ...answer.headers, "cache-control": "no-store", "retry-after": String(retryAfterSeconds) },
        freshUntil: 0,
        usableUntil: 0,
      };
    },
  };
}

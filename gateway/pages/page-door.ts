import type { MaySearch } from "../answers/answer.ts";
import type { Door, RateLimited } from "../answers/door.ts";
import type { RoutedRequest } from "../../client/entry.server.tsx";
import type { FillRouted, PageRenderer } from "./page-fill.ts";
import { encodedAnew } from "../answers/normalised-path.ts";

/** Paths that are not pages. */
const reserved = /^\/(?:graphql|mcp|assets|media|operations|playground)(?:\/|$)|^\/(?:mark\.svg|sw\.js)$/;

const rememberedMax = 2_000;
const rememberedLengthMax = 300;

export interface PageDoorParts {
  readonly fillPage: FillRouted;
  /** Makes a page for a visitor who may not search now. */
  readonly fillWithoutSearch: FillRouted;
  readonly routeOf: PageRenderer["routeOf"];
}

/** Results of a search, at their normalised address. */
const resultsPath = /^\/search\?(?:.*&)?q=/;

/**
 * The door for pages. The key is the normalised address: no trailing slash, only the parameters that the page knows, in fixed
 * order; and the page is made of it alone.
 */
export const createPageDoor = ({ fillPage, fillWithoutSearch, routeOf }: PageDoorParts): Door => {
  const routes = new Map<string, RoutedRequest | null>();

  /** Finding a route costs more than the rest of a hit, so what is asked for again is remembered. */
  const knownRouteOf = (path: string, search: string): RoutedRequest | null => {
    const url = path + search;
    const known = routes.get(url);
    if (known !== undefined) return known;
    const routed = reserved.test(path) ? null : routeOf(encodedAnew(path), search);
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
};

/** The page is there for a visitor who may not search now, with the reason in the place of the results. */
const rateLimitedResults = (fill: () => ReturnType<FillRouted>): RateLimited => ({
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
});

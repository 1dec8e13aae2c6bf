import type { MaySearch } from "../answers/answer.ts";
import type { Route, RateLimited } from "../answers/route.ts";
import { keepRefusals } from "./kept-refusals.ts";
import type { PageAt } from "./page-at.ts";
import type { FillRouted } from "./page-fill.ts";

/** What the route of pages is built with. */
export interface PageRouteParts {
  readonly fillPage: FillRouted;
  /** Builds a page for a visitor who may not search now. */
  readonly fillWithoutSearch: FillRouted;
  readonly pageAt: PageAt;
}

/** Search results, by their normalised address. */
const resultsPath = /^\/search\?(?:.*&)?q=/;

/**
 * The route for pages. The key is the normalised address: no trailing slash, only the parameters that the page knows, in fixed order; the page is
 * built from it alone.
 */
export function createPageRoute({ fillPage, fillWithoutSearch, pageAt }: PageRouteParts): Route {
  const fillRefused = keepRefusals(fillWithoutSearch);
  return {
    name: "page",
    match: ({ method, path, search }) => {
      const routed = method === "GET" ? pageAt(path, search) : null;
      if (routed === null) return null;
      const match = {
        key: `page ${routed.address}`,
        fill: (maySearch?: MaySearch) => fillPage(routed, maySearch),
      };
      return resultsPath.test(routed.address)
        ? { ...match, rateLimited: rateLimitedResults(() => fillRefused(routed)) }
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

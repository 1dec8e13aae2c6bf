import type { Match, Route, Target } from "./route.ts";

/** A route, and its match of a request. */
export interface Found {
  readonly route: Route;
  readonly match: Match;
}

/** The first route that matches; null if none does. */
export function findMatch(routes: readonly Route[], target: Target): Found | null {
  for (const route of routes) {
    const match = route.match(target);
    if (match !== null) return { route, match };
  }
  return null;
}

/** Finds what answers a request; null if no route does. */
export interface Finder {
  readonly match: (target: Target) => Found | null;
  /** The route and the key of its match, mostly without what only a miss needs. */
  readonly key: (target: Target) => { readonly route: Route; readonly key: string } | null;
}

const rememberedMax = 4_000;
const rememberedLengthMax = 500;

/**
 * Remembers the matches of addresses, since finding one costs more than the rest of a hit. `site`: what routes go by besides the request, the same object
 * while that is the same.
 */
export function createFinder(routes: readonly Route[], site: () => object): Finder {
  const known = new Map<string, Found | null>();
  let siteOfKnown: object | null = null;

  const match = (target: Target): Found | null => {
    const { path, search, accept, body } = target;
    const name = `${path}${search} ${accept}`;
    if (body !== null || name.length > rememberedLengthMax) return findMatch(routes, target);
    const current = site();
    if (current !== siteOfKnown || known.size >= rememberedMax) known.clear();
    siteOfKnown = current;
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    const found = findMatch(routes, target);
    known.set(name, found);
    return found;
  };

  const key: Finder["key"] = (target) => {
    const keyed = target.body === null ? null : findKey(routes, target);
    if (keyed !== null) return keyed;
    const found = match(target);
    return found === null ? null : { route: found.route, key: found.match.key };
  };

  return { match, key };
}

/** The key of a request to one of the routes in front that tell their keys without a match. */
function findKey(routes: readonly Route[], target: Target): ReturnType<Finder["key"]> {
  for (const route of routes) {
    if (route.keyOf === undefined) return null;
    const key = route.keyOf(target);
    if (key !== null) return { route, key };
  }
  return null;
}

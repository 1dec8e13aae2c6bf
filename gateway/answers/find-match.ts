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
  /** The route and the key of its match, where they are found without what only a miss needs. */
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
    if (target.body !== null) return findMatch(routes, target);
    const name = `${target.path}${target.search} ${target.accept}`;
    if (name.length > rememberedLengthMax) return findMatch(routes, target);
    const current = site();
    if (current !== siteOfKnown) known.clear();
    siteOfKnown = current;
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    if (known.size >= rememberedMax) known.clear();
    const found = findMatch(routes, target);
    known.set(name, found);
    return found;
  };

  return { match, key: (target) => findKey(routes, target) };
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

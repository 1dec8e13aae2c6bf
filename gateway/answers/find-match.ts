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

/** The key of a request to one of the routes in front that tell their keys without a match. */
export function findKey(
  routes: readonly Route[],
  target: Target,
): { readonly route: Route; readonly key: string } | null {
  for (const route of routes) {
    if (route.keyOf === undefined) return null;
    const key = route.keyOf(target);
    if (key !== null) return { route, key };
  }
  return null;
}

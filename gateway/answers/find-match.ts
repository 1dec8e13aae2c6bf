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

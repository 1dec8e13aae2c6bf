import type { Route } from "../answers/route.ts";
import type { FillCard } from "./card-fill.ts";

/** The route for social cards, the pictures shown where a page is shared. */
export function createCardRoute(fillCard: FillCard): Route {
  return {
    name: "cards",
    match: ({ method, path }) => {
      const fill = method === "GET" && path.startsWith("/cards/") ? fillCard(path) : null;
      return fill === null ? null : { key: `card ${path}`, fill };
    },
  };
}

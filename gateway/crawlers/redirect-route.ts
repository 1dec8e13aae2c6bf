import type { Route } from "../answers/route.ts";
import { movedAnswer } from "../answers/answer.ts";

/** The route for former addresses of documents. `findRedirect`: where an address leads now, from the site's files alone. */
export function createRedirectRoute(findRedirect: (path: string) => string | null): Route {
  return {
    name: "redirects",
    match: ({ method, path }) => {
      const to = method === "GET" ? findRedirect(path) : null;
      return to === null ? null : { key: `redirect ${path}`, fill: () => Promise.resolve(movedAnswer(to)) };
    },
  };
}

import { readPageStateAddress } from "../../../addresses/page-state.ts";
import type { RoutedRequest } from "../../../client/entry.server.tsx";
import type { Answer } from "../../answers/answer.ts";
import type { Route } from "../../answers/route.ts";
import type { PageAt } from "../page-at.ts";
import { pageStateKey } from "./state.ts";

/** What the route of states is built with. */
export interface PageStateRouteParts {
  /** Builds the state of a page as it is now. `asked`: the version that is asked for. */
  readonly fillState: (routed: RoutedRequest, asked: string) => Promise<Answer>;
  readonly pageAt: PageAt;
}

/**
 * The route for the data that the application starts from, where a page does not carry it (decision 0060). Mostly it was stored with its page; it is built
 * when only the page was at hand, as in a cache in front.
 */
export function createPageStateRoute({ fillState, pageAt }: PageStateRouteParts): Route {
  return {
    name: "page-state",
    match: ({ method, path, search }) => {
      const asked = method === "GET" && search === "" ? readPageStateAddress(path) : null;
      const routed = asked === null ? null : pageAt(asked.path, "");
      if (asked === null || routed === null) return null;
      return { key: pageStateKey(routed.address, asked.hash), fill: () => fillState(routed, asked.hash) };
    },
  };
}

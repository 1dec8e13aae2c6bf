import type { PageRequest } from "../data/page.ts";
import { pageNumberOf } from "../ui/pagination/pages-window.ts";
import { knownParameters } from "../../addresses/known-parameters.ts";
import { withoutTrailingSlash } from "../../addresses/normalised-path.ts";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import type { Route, SiteAddresses } from "./route.ts";
import { matchRoute } from "./routes.ts";

/** A matched route and the request for its page. */
export interface RoutedRequest {
  readonly route: Route;
  readonly request: PageRequest;
  /** The normalised URL: no trailing slash, only known parameters, in fixed order. */
  readonly address: string;
}

/** Matches a URL to its route and request. Page 1, or an invalid page number, is the same as no number. */
export function toRoutedRequest(site: SiteAddresses, pathname: string, search: string): RoutedRequest {
  const path = withoutTrailingSlash(pathname) || "/";
  const { route, params } = matchRoute(site, path);
  const known = knownSearch(search, route);
  const query = new URLSearchParams(known).toString();
  const named = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, percentDecoded(value)]));
  return {
    route,
    request: {
      path: percentDecoded(path),
      params: named,
      search: known,
      type: route.type ?? null,
      types: site.documentTypes,
    },
    address: query === "" ? path : `${path}?${query}`,
  };
}

function knownSearch(search: string, { parameters }: Route): Readonly<Record<string, string>> {
  const given = new URLSearchParams(search);
  const entries = knownParameters
    .filter((name) => parameters.includes(name))
    .map((name) => [name, given.get(name) ?? ""] as const);
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== "" && !(name === "page" && pageNumberOf(value) === 1)),
  );
}

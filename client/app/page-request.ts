import type { PageRequest } from "../data/page.ts";
import { pageNumberOf } from "../ui/pages-window.ts";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import { knownParameters, matchRoute } from "./routes.ts";
import type { Route } from "./routes.ts";

/** A route with the request that its page gets. */
export interface RoutedRequest {
  readonly route: Route;
  readonly request: PageRequest;
  /** The address without what pages do not know: no trailing slash, known parameters in fixed order. */
  readonly address: string;
}

/** Finds the page of an address, and what it is asked for. Page 1 is the page without a number, and so is what is no number. */
export const toRoutedRequest = (pathname: string, search: string): RoutedRequest => {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") || "/" : "/";
  const { route, params } = matchRoute(path);
  const known = knownSearch(search, route);
  const query = new URLSearchParams(known).toString();
  const named = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, percentDecoded(value)]));
  return {
    route,
    request: { path: percentDecoded(path), params: named, search: known },
    address: query === "" ? path : `${path}?${query}`,
  };
};

const knownSearch = (search: string, { parameters }: Route): Readonly<Record<string, string>> => {
  const given = new URLSearchParams(search);
  const entries = knownParameters
    .filter((name) => parameters.includes(name))
    .map((name) => [name, given.get(name) ?? ""] as const);
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== "" && !(name === "page" && pageNumberOf(value) === 1)),
  );
};

import { reencodedPath } from "../../addresses/normalised-path.ts";
import type { RoutedRequest } from "../../client/entry.server.tsx";
import type { PageRenderer, SiteAddresses } from "./page-fill.ts";

/** Paths that are not pages. */
const reserved =
  /^\/(?:graphql|mcp|assets|media|operations|page-state|playground)(?:\/|$)|^\/(?:mark\.svg|touch-icon\.png|sw\.js)$/;

/** Finds the page of an address; null where there is none. */
export type PageAt = (path: string, search: string) => RoutedRequest | null;

/** Builds what finds pages, by the client's own routes. */
export function createPageAt(routeOf: PageRenderer["routeOf"], addresses: () => SiteAddresses): PageAt {
  return (path, search) => (reserved.test(path) ? null : routeOf(addresses(), reencodedPath(path), search));
}

import { reencodedPath } from "../../addresses/normalised-path.ts";
import type { RoutedRequest } from "../../client/entry.server.tsx";
import type { PageRenderer, SiteAddresses } from "./page-fill.ts";

/** Paths that are not pages. */
const reserved =
  /^\/(?:graphql|mcp|assets|media|operations|page-state|playground)(?:\/|$)|^\/(?:mark\.svg|touch-icon\.png|sw\.js)$/;

const rememberedMax = 2_000;
const rememberedLengthMax = 300;

/** Finds the page of an address; null where there is none. */
export type PageAt = (path: string, search: string) => RoutedRequest | null;

/** Remembers the pages of addresses, since finding one costs more than the rest of a hit. */
export function createKnownPages(routeOf: PageRenderer["routeOf"], addresses: () => SiteAddresses): PageAt {
  const pages = new Map<string, RoutedRequest | null>();
  let addressesOfPages: SiteAddresses | null = null;

  return (path, search) => {
    const url = path + search;
    const current = addresses();
    if (current !== addressesOfPages) pages.clear();
    addressesOfPages = current;
    const known = pages.get(url);
    if (known !== undefined) return known;
    const routed = reserved.test(path) ? null : routeOf(current, reencodedPath(path), search);
    if (url.length <= rememberedLengthMax) {
      if (pages.size >= rememberedMax) pages.clear();
      pages.set(url, routed);
    }
    return routed;
  };
}

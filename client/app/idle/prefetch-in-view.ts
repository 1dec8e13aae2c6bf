import type { Pages } from "../pages.ts";
import { internalUrlOf } from "./internal-url.ts";
import { isNetworkSpared } from "./network.ts";
import type { RouteOf } from "./route-of.ts";

/** Kinds of pages whose code is fetched ahead for one page that is shown. */
const pagesMax = 4;

/**
 * Fetches the code of the pages that the links in view lead to, one after the other. Their data waits for a sign of interest:
 * most links in view are never followed, and code is fetched once for a whole kind of pages and kept for a year.
 */
export const prefetchInView = (pages: Pages, routeOf: RouteOf): void => {
  if (isNetworkSpared() || document.hidden) return;
  void loadInTurn(
    pages,
    [...new Set(linksInView().map((url) => routeOf(url.pathname, url.search).route))].filter(
      (route) => pages.peek(route) === null,
    ),
  );
};

const loadInTurn = async (pages: Pages, routes: readonly Parameters<Pages["load"]>[0][]): Promise<void> => {
  const files = new Set<string>();
  for (const route of routes) {
    if (files.size >= pagesMax || isNetworkSpared()) return;
    if (files.has(route.file)) continue;
    files.add(route.file);
    await pages.load(route).catch(() => undefined); // a press will try again
  }
};

const linksInView = (): readonly URL[] =>
  [...document.querySelectorAll("main a[href]")].flatMap((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight ? (internalUrlOf(link) ?? []) : [];
  });

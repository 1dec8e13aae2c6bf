import type { Pages } from "../pages.ts";
import { internalUrlOf } from "./internal-url.ts";
import { shouldSaveData } from "../../dom/network.ts";
import type { RouteOf } from "../route-of.ts";

/** How many page chunks are prefetched per page shown. */
const pagesMax = 4;

/**
 * Prefetches the code of the pages linked from the viewport, one after the other. Their data waits for a sign of interest:
 * most links in view are never followed, whereas code is fetched once per page type and cached for a year.
 */
export function prefetchInView(pages: Pages, routeOf: RouteOf): void {
  if (shouldSaveData() || document.hidden) return;
  void loadSequentially(
    pages,
    [...new Set(linksInView().map((url) => routeOf(url.pathname, url.search).route))].filter(
      (route) => pages.peek(route) === null,
    ),
  );
}

async function loadSequentially(pages: Pages, routes: readonly Parameters<Pages["load"]>[0][]): Promise<void> {
  const files = new Set<string>();
  for (const route of routes) {
    if (files.size >= pagesMax || shouldSaveData()) return;
    if (files.has(route.file)) continue;
    files.add(route.file);
    await pages.load(route).catch(() => undefined); // a click retries it
  }
}

function linksInView(): readonly URL[] {
  return [...document.querySelectorAll("main a[href]")].flatMap((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight ? (internalUrlOf(link) ?? []) : [];
  });
}

import type { DataLayer } from "../data/apollo-client.ts";
import type { PageQuery } from "../data/page.ts";
import type { Pages } from "./pages.ts";
import { internalUrlOf } from "./internal-url.ts";
import { shouldSaveData } from "../dom/network.ts";
import type { RouteOf } from "./route-of.ts";

/** How long a pointer must hover over a link to count as interest; most passes are shorter. */
const hoverDelayMs = 65;

/**
 * Prefetches code and data of pages whose links the visitor hovers over, presses or focuses, unless data should be saved. A
 * press does not wait: its click follows in a moment. `pointedAt` is the first target.
 */
export function prefetchOnInterest(
  dataLayer: DataLayer,
  pages: Pages,
  routeOf: RouteOf,
  pointedAt: EventTarget | null,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (target: EventTarget | null, delayMs: number): void => {
    clearTimeout(timer);
    const url = internalUrlOf(target);
    if (!url || shouldSaveData()) return;
    const begin = (): void => void prefetch(dataLayer, pages, routeOf(url.pathname, url.search));
    if (delayMs === 0) begin();
    else timer = setTimeout(begin, delayMs);
  };
  for (const name of ["pointerover", "focusin"] as const)
    document.addEventListener(name, ({ target }) => consider(target, hoverDelayMs), { passive: true });
  document.addEventListener("pointerdown", ({ target }) => consider(target, 0), { passive: true });
  consider(pointedAt, hoverDelayMs);
}

async function prefetch(dataLayer: DataLayer, pages: Pages, { route, request }: ReturnType<RouteOf>): Promise<void> {
  const page = pages.peek(route) ?? (await pages.load(route).catch(() => null));
  if (page) await fetchPageData(dataLayer, page.queries(request)); // otherwise a click retries it
}

/**
 * Sends all queries of a page at once; cached data is not requested again. Retains it for as long as a visitor may take to follow
 * the link it was fetched for. Never throws: see `client/data/failures.ts`.
 */
async function fetchPageData({ client, retention }: DataLayer, queries: readonly PageQuery[]): Promise<void> {
  await Promise.allSettled(queries.map(({ document, variables }) => client.query({ query: document, variables })));
  for (const { document, variables } of queries) retention.retain(document, variables)();
}

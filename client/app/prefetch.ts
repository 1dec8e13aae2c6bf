import type { DataLayer } from "../data/apollo-client.ts";
import type { PageQuery } from "../data/page.ts";
import type { Pages } from "./pages.ts";
import { internalUrlOf } from "./internal-url.ts";
import { shouldSaveData } from "../dom/network.ts";
import type { RouteOf } from "./route-of.ts";

/** How long a pointer must hover over a link to count as interest; most passes are shorter. */
const hoverDelayMs = 65;

/**
 * Prefetches code and data of pages whose links the visitor hovers over, touches or focuses, unless data should be saved.
 * `pointedAt` is the first target.
 */
export function prefetchOnInterest(
  dataLayer: DataLayer,
  pages: Pages,
  routeOf: RouteOf,
  pointedAt: EventTarget | null,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (target: EventTarget | null): void => {
    clearTimeout(timer);
    const url = internalUrlOf(target);
    if (url && !shouldSaveData())
      timer = setTimeout(() => void prefetch(dataLayer, pages, routeOf(url.pathname, url.search)), hoverDelayMs);
  };
  for (const name of ["pointerover", "touchstart", "focusin"] as const) {
    document.addEventListener(name, ({ target }) => consider(target), { passive: true });
  }
  consider(pointedAt);
}

async function prefetch(dataLayer: DataLayer, pages: Pages, { route, request }: ReturnType<RouteOf>): Promise<void> {
  const page = await pages.load(route).catch(() => null);
  if (!page) return; // a click retries it
  const queries = page.queries(request);
  await loadQueries(dataLayer, queries);
  retainQueries(dataLayer, queries);
}

/** Sends all queries of a page at once; cached data is not requested again. Never throws: see `client/data/failures.ts`. */
async function loadQueries({ client }: DataLayer, queries: readonly PageQuery[]): Promise<void> {
  await Promise.allSettled(queries.map(({ document, variables }) => client.query({ query: document, variables })));
}

/** Retains the data of a page for as long as a visitor may take to follow the link it was prefetched for. */
function retainQueries({ retention }: DataLayer, queries: readonly PageQuery[]): void {
  for (const { document, variables } of queries) retention.retain(document, variables)();
}

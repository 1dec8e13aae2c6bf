import type { DataLayer } from "../../data/apollo-client.ts";
import type { PageQuery } from "../../data/page.ts";
import type { Pages } from "../pages.ts";
import { internalUrlOf } from "./internal-url.ts";
import { isNetworkSpared } from "./network.ts";
import type { RouteOf } from "./route-of.ts";

/** How long a pointer rests on a link before it is taken for interest: most passes are shorter. */
const restMs = 65;

/** Fetches code and data of pages whose links the visitor points at, touches or focuses; `pointedAt` is the first. Not where bytes are dear. */
export const prefetchOnInterest = (
  dataLayer: DataLayer,
  pages: Pages,
  routeOf: RouteOf,
  pointedAt: EventTarget | null,
): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (target: EventTarget | null): void => {
    clearTimeout(timer);
    const url = internalUrlOf(target);
    if (url && !isNetworkSpared())
      timer = setTimeout(() => void prefetch(dataLayer, pages, routeOf(url.pathname, url.search)), restMs);
  };
  for (const name of ["pointerover", "touchstart", "focusin"] as const) {
    document.addEventListener(name, ({ target }) => consider(target), { passive: true });
  }
  consider(pointedAt);
};

const prefetch = async (dataLayer: DataLayer, pages: Pages, { route, request }: ReturnType<RouteOf>): Promise<void> => {
  const page = await pages.load(route).catch(() => null);
  if (!page) return; // the press will try again
  const queries = page.queries(request);
  await loadQueries(dataLayer, queries);
  retainQueries(dataLayer, queries);
};

/** Asks for all the data of a page at once. What is in the cache already is not asked for again. Never throws: see `failures.ts`. */
const loadQueries = async ({ client }: DataLayer, queries: readonly PageQuery[]): Promise<void> => {
  await Promise.allSettled(queries.map(({ document, variables }) => client.query({ query: document, variables })));
};

/** Keeps the data of a page as long as a visitor may need to follow the link that it was fetched for. */
const retainQueries = ({ retention }: DataLayer, queries: readonly PageQuery[]): void => {
  for (const { document, variables } of queries) retention.retain(document, variables)();
};

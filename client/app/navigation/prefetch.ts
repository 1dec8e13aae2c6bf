import { costlyPages } from "../../../addresses/costly-pages.ts";
import { writeFetched } from "../../data/answers-ahead.ts";
import type { DataLayer } from "../../data/apollo-client.ts";
import type { AnswersAhead } from "../../data/gateway-link.ts";
import type { PageQuery } from "../../data/page.ts";
import { retentionMs } from "../../data/retention.ts";
import type { Pages } from "../pages.ts";
import { otherPageLinkOf } from "./page-link.ts";
import { shouldSaveData } from "../../dom/network.ts";
import type { Ahead } from "./ahead.ts";
import { areAnswered, readerOf } from "../page-queries.ts";
import type { RoutedRequest } from "../page-request.ts";
import type { RouteOf } from "../route-of.ts";

/** How long a pointer must hover over a link to count as interest; most passes are shorter. */
const hoverDelayMs = 65;

/** What leads from a link to the page rendered ahead. */
interface Prefetching {
  readonly pages: Pages;
  readonly routeOf: RouteOf;
  readonly ahead: Ahead;
  readonly dataLayer: DataLayer;
  readonly answers: AnswersAhead;
}

/**
 * Prefetches code and data of pages whose links the visitor hovers over, presses or focuses, unless data should be saved, and
 * has the last of them rendered ahead. A press does not wait: its click follows in a moment. `pointedAt` is the first target.
 */
export function prefetchOnInterest(to: Prefetching, pointedAt: EventTarget | null): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";
  const begin = async ({ pathname, search, href }: HTMLAnchorElement): Promise<void> => {
    last = href;
    const routed = to.routeOf(pathname, search);
    const arrival = prefetch(to, routed);
    to.ahead.expect(pathname, arrival);
    if (!(await arrival) || href !== last || pathname === location.pathname) return;
    to.ahead.announce(routed);
    // Then its data is dropped.
    setTimeout(() => {
      if (!to.ahead.isAt(pathname)) return;
      last = "";
      to.ahead.announce(null);
    }, retentionMs);
  };
  const consider = (target: EventTarget | null, delayMs: number): void => {
    clearTimeout(timer);
    const link = otherPageLinkOf(target);
    if (!link || shouldSaveData() || costlyPages.some((start) => link.pathname.startsWith(start))) return;
    if (delayMs > 0) timer = setTimeout(() => void begin(link), delayMs);
    else if (link.href !== last) void begin(link);
  };
  for (const name of ["pointerover", "focusin"] as const)
    document.addEventListener(name, ({ target }) => consider(target, hoverDelayMs), { passive: true });
  document.addEventListener("pointerdown", ({ target }) => consider(target, 0), { passive: true });
  consider(pointedAt, hoverDelayMs);
}

/** Whether code and data are there. What failed is retried by a click. */
async function prefetch(
  { dataLayer, answers, pages }: Prefetching,
  { route, request }: RoutedRequest,
): Promise<boolean> {
  const page = pages.peek(route) ?? (await pages.load(route).catch(() => null));
  if (!page) return false;
  const queries = page.queries(request);
  await fetchPageData(dataLayer, answers, queries);
  return areAnswered(dataLayer, queries) && page.describe(request, readerOf(dataLayer)).kind === "found";
}

/**
 * Sends all queries of a page at once; cached data is not requested again. Retains it for as long as a visitor may take to follow
 * the link it was fetched for. Never throws: see `client/data/failures.ts`.
 */
async function fetchPageData(
  dataLayer: DataLayer,
  answers: AnswersAhead,
  queries: readonly PageQuery[],
): Promise<void> {
  const { client, retention } = dataLayer;
  const fetchOne = async (query: PageQuery): Promise<void> => {
    const { document, variables } = query;
    if (!(await writeFetched(dataLayer, answers, query))) await client.query({ query: document, variables });
  };
  await Promise.allSettled(queries.map(fetchOne));
  for (const { document, variables } of queries) retention.retain(document, variables)();
}

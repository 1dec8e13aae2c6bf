import { fetchAhead } from "../../data/answers-ahead.ts";
import type { DataLayer } from "../../data/apollo-client.ts";
import type { AnswersAhead } from "../../data/gateway-link.ts";
import type { PageQuery } from "../../data/page.ts";
import type { Pages } from "../pages.ts";
import { areAnswered } from "../page-queries.ts";
import { yieldToMain } from "../yield-to-main.ts";
import { otherPageLinkOf } from "./page-link.ts";
import { shouldSaveData } from "../../dom/network.ts";
import type { RoutedRequest } from "../page-request.ts";
import type { RouteOf } from "../route-of.ts";

/** How many page chunks are prefetched per page shown. */
const pagesMax = 4;

/** How many answers: about as many entries as a sidebar shows at once. */
const answersMax = 30;

/** Where things are fetched from, and for. */
export interface InView {
  readonly pages: Pages;
  readonly routeOf: RouteOf;
  readonly dataLayer: DataLayer;
  readonly answers: AnswersAhead;
}

/**
 * Prefetches what the links in view lead to, one after the other: the code of the pages, and of those that have the frame of the
 * page shown, such as the entries of its sidebar, the answers too: each step of somebody who reads a guide is one of them. Other
 * data waits for a sign of interest: most links in view are never followed, whereas code is fetched once per page type and cached
 * for a year.
 */
export function prefetchInView(to: InView): Promise<void> {
  attend ??= () => void prefetchNow(to);
  // The same listener again changes nothing.
  document.addEventListener("scrollend", attend, { capture: true, passive: true });
  document.addEventListener("pointerdown", makeWay, { passive: true });
  return prefetchNow(to);
}

/** What comes into view when somebody scrolls the page, or a part of it such as a sidebar. */
let attend: (() => void) | undefined;

/** The number of the last look at what is in view: the one before it ends. */
let lastLook = 0;

/** Somebody presses a link: until the page that it leads to has come, nothing else is fetched. */
function makeWay({ target }: Event): void {
  if (otherPageLinkOf(target)) lastLook += 1;
}

/** A link at a time, each in a task of its own: somebody who scrolls goes on scrolling. */
async function prefetchNow(to: InView): Promise<void> {
  const look = (lastLook += 1);
  const goesOn = async (): Promise<boolean> => {
    await yieldToMain();
    return look === lastLook && !isUnwelcome();
  };
  if (!(await goesOn())) return;
  const linked = new Map<string, RoutedRequest>();
  for (const { pathname, search } of linksInView()) {
    const routed = to.routeOf(pathname, search);
    linked.set(routed.address, routed);
  }
  await loadPages(to, [...linked.values()]);
  let fetched = 0;
  for (const routed of linked.values()) {
    if (!(await goesOn())) return;
    for (const query of queriesInFrame(to, routed)) {
      if (fetched >= answersMax || isUnwelcome()) return;
      fetched += 1;
      await fetchAhead(to.answers, query);
    }
  }
}

function isUnwelcome(): boolean {
  return shouldSaveData() || document.hidden;
}

async function loadPages({ pages }: InView, linked: readonly RoutedRequest[]): Promise<void> {
  const routes = new Map(linked.map(({ route }) => [route.file, route]));
  const missing = [...routes.values()].filter((route) => pages.peek(route) === null);
  for (const route of missing.slice(0, pagesMax)) {
    if (isUnwelcome()) return;
    await pages.load(route).catch(() => undefined); // a click retries it
  }
}

/** The queries of a page other than the one shown, if it has the frame of that, as far as they are not answered. */
function queriesInFrame(
  { pages, routeOf, dataLayer }: InView,
  { route, request }: RoutedRequest,
): readonly PageQuery[] {
  const shown = routeOf(location.pathname, location.search);
  const page = pages.peek(shown.route);
  const frame = page?.frameOf?.(shown.request);
  const isBeside =
    frame !== undefined &&
    pages.peek(route) === page &&
    request.path !== shown.request.path &&
    page?.frameOf?.(request) === frame;
  return isBeside ? page.queries(request).filter((query) => !areAnswered(dataLayer, [query])) : [];
}

function linksInView(): readonly HTMLAnchorElement[] {
  return [...document.querySelectorAll("main a[href]")].flatMap((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight ? (otherPageLinkOf(link) ?? []) : [];
  });
}

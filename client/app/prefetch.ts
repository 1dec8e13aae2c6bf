import type { DataLayer } from "../data/apollo-client.ts";
import { loadQueries, retainQueries } from "./page-queries.ts";
import { toRoutedRequest } from "./page-request.ts";
import type { Pages } from "./pages.ts";

/** How long a pointer rests on a link before it is taken for interest: most passes are shorter. */
const restMs = 65;

/** Fetches code and data of pages whose links the visitor points at, touches or focuses. Gives the function that stops it. */
export const prefetchOnInterest = (dataLayer: DataLayer, pages: Pages): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event): void => {
    clearTimeout(timer);
    const url = internalUrlOf(event.target);
    if (url) timer = setTimeout(() => void prefetch(dataLayer, pages, url), restMs);
  };
  const events = ["pointerover", "touchstart", "focusin"] as const;
  for (const name of events) document.addEventListener(name, consider, { passive: true });
  return () => events.forEach((name) => document.removeEventListener(name, consider));
};

const prefetch = async (dataLayer: DataLayer, pages: Pages, url: URL): Promise<void> => {
  const { route, request } = toRoutedRequest(url.pathname, url.search);
  const page = await pages.load(route).catch(() => null);
  if (!page) return; // the press will try again
  const queries = page.queries(request);
  await loadQueries(dataLayer, queries);
  retainQueries(dataLayer, queries);
};

/** The address of the link that holds the target, if it is a page of ours other than the one shown. A term in a text shows a card of its own. */
const internalUrlOf = (target: EventTarget | null): URL | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target !== "" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.pathname === "/glossary" && url.hash !== "") return null;
  return url.origin === location.origin && url.pathname !== location.pathname && !/\.\w{1,5}$/.test(url.pathname) ? url : null;
};

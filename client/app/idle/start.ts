import type { DataLayer } from "../../data/apollo-client.ts";
import type { Pages } from "../pages.ts";
import { keepVisitedPages } from "./kept-pages.ts";
import { prefetchInView } from "./prefetch-in-view.ts";
import { prefetchOnInterest } from "./prefetch.ts";
import { tellOfOldCopies } from "./old-copies.ts";
import type { RouteOf } from "./route-of.ts";
import { onShownPage } from "./shown-page.ts";

/** What the enhancements need of the application. */
interface Enhancements {
  readonly dataLayer: DataLayer;
  readonly pages: Pages;
  readonly routeOf: RouteOf;
  /** What the visitor showed interest in before the enhancements were there. */
  readonly pointedAt: EventTarget | null;
}

let started = false;

/** Begins what a page does once it is at rest. Calling it again does nothing. */
export const startEnhancements = ({ dataLayer, pages, routeOf, pointedAt }: Enhancements): void => {
  if (started) return;
  started = true;
  prefetchOnInterest(dataLayer, pages, routeOf, pointedAt);
  tellOfOldCopies(() => void dataLayer.client.refetchQueries({ include: "active" }));
  const keep = keepVisitedPages();
  onShownPage(() => {
    prefetchInView(pages, routeOf);
    keep();
  });
};

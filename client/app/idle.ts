import type { DataLayer } from "../data/apollo-client.ts";
import { toRoutedRequest } from "./page-request.ts";
import type { Pages } from "./pages.ts";

/** How long nothing but the page itself is loaded; the first sign of interest in a link ends it. */
const restMs = 3_000;

/**
 * Loads what makes a visit more comfortable, and is not needed to read the page: prefetch, the notice of an old copy, offline
 * reading (`idle/start.ts`). What cannot be loaded is left out.
 */
export const startWhenIdle = (dataLayer: DataLayer, pages: Pages): void => {
  const start = (event?: Event): void => {
    void import("./idle/start.ts")
      .then(({ startEnhancements }) =>
        startEnhancements({ dataLayer, pages, routeOf: toRoutedRequest, pointedAt: event?.target ?? null }),
      )
      .catch(() => undefined);
  };
  for (const name of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(name, start, { once: true, passive: true });
  setTimeout(() => start(), restMs);
};

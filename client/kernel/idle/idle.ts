import type { Application } from "../application.ts";
import { attendBackLinks } from "./back-links.ts";
import { followChosenTheme } from "./chosen-theme.ts";
import { keepVisitedPages } from "./kept-pages.ts";
import { followLinksOffline } from "./offline-links.ts";
import { watchForOldCopies } from "./old-copies.ts";
import { inSpareTime } from "./spare-time.ts";

/**
 * Starts what an open page does beside being read: the notices of an old copy and of no connection, links back, and offline reading; where
 * it costs nothing, the application.
 */
export function watchPage(application: Application): void {
  watchForOldCopies(() => {
    application.need();
    void application.running.then(({ refetch }) => refetch());
  });
  followLinksOffline();
  attendBackLinks();
  followChosenTheme();
  const keep = keepVisitedPages();
  // The application may be at another page by now, whose content is still to come.
  if (!application.hasTakenOver()) keep();
  void application.running.then(({ onShownPage }) => onShownPage(keep));
  inSpareTime(() => application.need());
}

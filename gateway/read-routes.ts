import { neverSearch } from "./answers/answer.ts";
import type { Route } from "./answers/route.ts";
import { createCrawlerFills } from "./crawlers/crawler-fills.ts";
import { createDocumentFills } from "./crawlers/documents/document-fills.ts";
import { createFeedFills } from "./crawlers/feeds/feed-fills.ts";
import type { LastGoodFiles } from "./crawlers/last-good-files.ts";
import { createLlmsFills } from "./crawlers/llms/llms-fills.ts";
import type { DocsApi } from "./docs-api/docs-api.ts";
import { findMoved } from "./features/site/moved.ts";
import { addressesOf } from "./features/site/page-addresses.ts";
import type { createSharedExecution, OpenReading } from "./graphql/execute.ts";
import { withoutSearches } from "./graphql/rate-limited.ts";
import { createPageFill, createRoutedFill } from "./pages/page-fill.ts";
import type { PageFillParts, PageRenderer } from "./pages/page-fill.ts";
import { createCrawlerRoute } from "./crawlers/crawler-route.ts";
import { createDocumentRoute } from "./crawlers/documents/document-route.ts";
import { createFeedRoute, createLlmsRoute } from "./crawlers/file-routes.ts";
import { createPageAt } from "./pages/page-at.ts";
import { createPageRoute } from "./pages/page-route.ts";
import { createPageStateRoute } from "./pages/state/page-state-route.ts";
import { createStateFill } from "./pages/state/state-fill.ts";
import type { ReadRoutes } from "./server/handlers/page-handler.ts";
import type { SiteFacts } from "./site/site.ts";

/** What the routes of reads are built with. */
export interface ReadRoutesParts {
  readonly openExecution: ReturnType<typeof createSharedExecution>;
  readonly renderer: PageFillParts["renderer"];
  /** Finds the page of an address; null in development, where pages have no shared route. */
  readonly routeOf: PageRenderer["routeOf"] | null;
  /** The site's facts at the moment. */
  readonly site: () => SiteFacts;
  /** Whether pages that were read can be read offline. */
  readonly keepsPages: () => boolean;
  /** The current epoch, raised by a purge. */
  readonly epoch: () => number;
  readonly staleSeconds: number;
  readonly warn: (message: string) => void;
  /** Routes that do not depend on this docs backend; they are matched first. */
  readonly others: readonly Route[];
}

/**
 * Returns a function that builds the routes over a docs backend, the shared one or a visitor's own: files for crawlers and feed readers, documents,
 * pages.
 */
export function createReadRoutes({
  openExecution,
  renderer,
  routeOf,
  site,
  keepsPages,
  epoch,
  staleSeconds,
  others,
  warn,
}: ReadRoutesParts) {
  return (docsApi: DocsApi, lastGood: LastGoodFiles, isShared: boolean): ReadRoutes => {
    const openWith =
      (backend: DocsApi): OpenReading =>
      (maySearch = neverSearch) =>
        openExecution(backend, maySearch);
    const openFor = openWith(docsApi);
    const addresses = () => addressesOf(site());
    const theme = () => site().theme;
    const words = () => site().words;
    const additions = () => ({ keepsPages: keepsPages(), ...site().head });
    const findMovedTo: PageFillParts["findMoved"] = (path, { record }) =>
      findMoved(path, { site: site(), docsApi, record });
    const keepsStateApart = isShared && routeOf !== null;
    const parts = { renderer, theme, words, additions, keepsStateApart, findMoved: findMovedTo };
    const fillRouted = createRoutedFill({ ...parts, openExecution: openFor });
    const fillPage = createPageFill(renderer, fillRouted, addresses);
    const pageAt = routeOf && createPageAt(routeOf, addresses);
    const pages =
      pageAt &&
      createPageRoute({
        fillPage: fillRouted,
        fillWithoutSearch: createRoutedFill({ ...parts, openExecution: openWith(withoutSearches(docsApi)) }),
        pageAt,
      });
    const states =
      pageAt &&
      createPageStateRoute({ fillState: createStateFill({ renderer, openExecution: openFor, theme }), pageAt });
    const routes = [
      ...others,
      createCrawlerRoute(
        createCrawlerFills({ openExecution: () => openFor(), lastGood, epoch, staleSeconds, warn }),
        fillPage,
      ),
      createLlmsRoute(createLlmsFills(() => openFor())),
      createFeedRoute(
        createFeedFills(() => openFor()),
        fillPage,
      ),
      createDocumentRoute(createDocumentFills(openFor), fillPage, pages, () => site().types.all),
      ...[states, pages].filter((route) => route !== null),
    ];
    return { fillPage, routes };
  };
}

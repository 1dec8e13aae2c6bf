import type { Door } from "./answers/door.ts";
import { createCrawlerFills } from "./crawlers/crawler-fills.ts";
import { createDocumentFills } from "./crawlers/documents/document-fills.ts";
import { createFeedFills } from "./crawlers/feeds/feed-fills.ts";
import type { LastGoodFiles } from "./crawlers/last-good-files.ts";
import { createLlmsFills } from "./crawlers/llms/llms-fills.ts";
import type { DocsApi } from "./docs-api/docs-api.ts";
import type { createSharedExecution, OpenReading } from "./graphql/execute.ts";
import { withoutSearches } from "./graphql/rate-limited.ts";
import type { MaySearch } from "./graphql/rate-limited.ts";
import { createPageFill, createRoutedFill } from "./pages/page-fill.ts";
import type { PageFillParts } from "./pages/page-fill.ts";
import { createCrawlerDoor } from "./crawlers/crawler-door.ts";
import { createDocumentDoor } from "./crawlers/documents/document-door.ts";
import { createFeedDoor, createLlmsDoor } from "./crawlers/file-doors.ts";
import { createPageDoor } from "./pages/page-door.ts";
import type { PageDoorParts } from "./pages/page-door.ts";
import type { ReadDoors } from "./server/page-route.ts";

export interface ReadDoorsParts {
  readonly openExecution: ReturnType<typeof createSharedExecution>;
  readonly renderer: PageFillParts["renderer"];
  /** Finds the page of an address; null while developing, when pages have no door. */
  readonly routeOf: PageDoorParts["routeOf"] | null;
  /** Raised by a purge. */
  readonly epoch: () => number;
  readonly staleSeconds: number;
  readonly warn: (message: string) => void;
  /** Doors that need no docs backend; they come first. */
  readonly others: readonly Door[];
}

/** Builds what opens the doors that read through a docs backend, everybody's or one visitor's: files for crawlers and feed readers, documents, pages. */
export const createReadDoors =
  ({ openExecution, renderer, routeOf, epoch, staleSeconds, others, warn }: ReadDoorsParts) =>
  (docsApi: DocsApi, lastGood: LastGoodFiles): ReadDoors => {
    const openWith =
      (backend: DocsApi): OpenReading =>
      (maySearch = nobodyWaits) =>
        openExecution(backend, maySearch);
    const openFor = openWith(docsApi);
    const fillRouted = createRoutedFill({ renderer, openExecution: openFor });
    const fillPage = createPageFill(renderer, fillRouted);
    const pages =
      routeOf &&
      createPageDoor({
        fillPage: fillRouted,
        fillWithoutSearch: createRoutedFill({ renderer, openExecution: openWith(withoutSearches(docsApi)) }),
        routeOf,
      });
    const doors = [
      ...others,
      createCrawlerDoor(
        createCrawlerFills({ openExecution: () => openFor(), lastGood, epoch, staleSeconds, warn }),
        fillPage,
      ),
      createLlmsDoor(createLlmsFills(() => openFor())),
      createFeedDoor(
        createFeedFills(() => openFor()),
        fillPage,
      ),
      createDocumentDoor(createDocumentFills(openFor), fillPage, pages),
      ...(pages === null ? [] : [pages]),
    ];
    return { fillPage, doors };
  };

const nobodyWaits: MaySearch = () => Promise.resolve(false);

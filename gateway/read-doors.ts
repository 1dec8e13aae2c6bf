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
import { createPageFill } from "./pages/page-fill.ts";
import type { PageFillParts } from "./pages/page-fill.ts";
import { createCrawlerDoor } from "./server/crawler-door.ts";
import { createDocumentDoor } from "./server/document-door.ts";
import { createFeedDoor, createLlmsDoor } from "./server/file-doors.ts";
import { createPageDoor } from "./server/page-door.ts";
import type { PageDoorParts } from "./server/page-door.ts";
import type { ReadDoors } from "./server/page-route.ts";

export interface ReadDoorsParts {
  readonly openExecution: ReturnType<typeof createSharedExecution>;
  readonly renderer: PageFillParts["renderer"];
  /** The normalised address of a page; null while developing, when pages have no door. */
  readonly addressOf: PageDoorParts["addressOf"] | null;
  /** Raised by a purge. */
  readonly epoch: () => number;
  readonly staleSeconds: number;
  readonly warn: (message: string) => void;
  /** Doors that need no docs backend; they come first. */
  readonly others: readonly Door[];
}

/** Builds what opens the doors that read through a docs backend, everybody's or one visitor's: files for crawlers and feed readers, documents, pages. */
export const createReadDoors =
  ({ openExecution, renderer, addressOf, epoch, staleSeconds, others, warn }: ReadDoorsParts) =>
  (docsApi: DocsApi, lastGood: LastGoodFiles): ReadDoors => {
    const openWith =
      (backend: DocsApi): OpenReading =>
      (maySearch = nobodyWaits) =>
        openExecution(backend, maySearch);
    const openFor = openWith(docsApi);
    const fillPage = createPageFill({ renderer, openExecution: openFor });
    const fillWithoutSearch = createPageFill({ renderer, openExecution: openWith(withoutSearches(docsApi)) });
    const pages = addressOf === null ? null : createPageDoor({ fillPage, fillWithoutSearch, addressOf });
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

import type { Door } from "./answers/door.ts";
import { createCrawlerFills } from "./crawlers/crawler-fills.ts";
import { createDocumentFills } from "./crawlers/documents/document-fills.ts";
import { createFeedFills } from "./crawlers/feeds/feed-fills.ts";
import type { LastGoodFiles } from "./crawlers/last-good-files.ts";
import { createLlmsFills } from "./crawlers/llms/llms-fills.ts";
import type { DocsApi } from "./docs-api/docs-api.ts";
import type { createSharedExecution } from "./graphql/execute.ts";
import { withoutSearches } from "./graphql/rate-limited.ts";
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
  readonly staleSeconds: number;
  /** Doors that need no docs backend; they come first. */
  readonly others: readonly Door[];
}

/** Builds what opens the doors that read through a docs backend, everybody's or one visitor's: files for crawlers and feed readers, documents, pages. */
export const createReadDoors =
  ({ openExecution, renderer, addressOf, staleSeconds, others }: ReadDoorsParts) =>
  (docsApi: DocsApi, lastGood: LastGoodFiles): ReadDoors => {
    const pageFillFor = (backend: DocsApi) => createPageFill({ renderer, openExecution: () => openExecution(backend) });
    const fillPage = pageFillFor(docsApi);
    const openFor = () => openExecution(docsApi);
    const pages =
      addressOf === null
        ? null
        : createPageDoor({ fillPage, fillWithoutSearch: pageFillFor(withoutSearches(docsApi)), addressOf });
    const doors = [
      ...others,
      createCrawlerDoor(createCrawlerFills({ openExecution: openFor, lastGood, staleSeconds }), fillPage),
      createLlmsDoor(createLlmsFills(openFor)),
      createFeedDoor(createFeedFills(openFor), fillPage),
      createDocumentDoor(createDocumentFills(openFor), fillPage, pages),
      ...(pages === null ? [] : [pages]),
    ];
    return { fillPage, doors };
  };

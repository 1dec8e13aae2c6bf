import { Agent } from "undici";
import { createAliasCalls } from "./calls/aliases.ts";
import type { AliasCalls } from "./calls/aliases.ts";
import { createAuthorCalls } from "./calls/authors.ts";
import type { AuthorCalls } from "./calls/authors.ts";
import { createBigAnswerReader } from "./calls/big-answers/reader.ts";
import { createCacheStore } from "./cache/cache-store.ts";
import { createContactCalls } from "./calls/contact.ts";
import type { ContactCalls } from "./calls/contact.ts";
import type { DocsApiLog } from "./docs-api-log.ts";
import { createDocumentCalls } from "./calls/documents.ts";
import type { DocumentCalls } from "./calls/documents.ts";
import { createGuard } from "./transport/guard.ts";
import type { CallObserver } from "./transport/guard.ts";
import { createHttpCaller } from "./calls/http-caller.ts";
import type { HttpCallerParts } from "./calls/http-parts.ts";
import { createTreeCalls } from "./calls/tree.ts";
import type { TreeCalls } from "./calls/tree.ts";
import { defaultDocsApiLimits } from "./limits.ts";
import type { DocsApiLimits } from "./limits.ts";
import { createMarkupLog } from "./payloads/markup-log.ts";
import type { ReportMarkups } from "./payloads/markup-log.ts";
import { createMediaCalls } from "./calls/media.ts";
import type { MediaCalls } from "./calls/media.ts";
import { createMediaRoom } from "./transport/media-room.ts";
import { createMissingPathCalls } from "./calls/missing-paths.ts";
import type { MissingPathCalls } from "./calls/missing-paths.ts";
import { createNarrowedListCalls } from "./calls/narrowed-lists.ts";
import type { NarrowedListCalls } from "./calls/narrowed-lists.ts";
import { createNavigationCalls } from "./calls/navigation.ts";
import type { NavigationCalls } from "./calls/navigation.ts";
import { createNewsletterCalls } from "./calls/newsletter.ts";
import type { NewsletterCalls } from "./calls/newsletter.ts";
import { createRatingCalls } from "./calls/ratings.ts";
import type { RatingCalls } from "./calls/ratings.ts";
import { createRobotsCalls } from "./calls/robots.ts";
import type { RobotsCalls } from "./calls/robots.ts";
import { createSearchCalls } from "./calls/search.ts";
import type { SearchCalls } from "./calls/search.ts";
import { createReadingTurns } from "./transport/reading-turns.ts";
import { nothingShared } from "./cache/shared-answers.ts";
import type { SharedAnswers } from "./cache/shared-answers.ts";
import { createSearchChoiceCalls } from "./calls/search-choices.ts";
import type { SearchChoiceCalls } from "./calls/search-choices.ts";
import { createSitemapCalls } from "./calls/sitemap.ts";
import type { SitemapCalls } from "./calls/sitemap.ts";
import { createVisitorCookies } from "./transport/visitor-cookies.ts";

/** All the calls. */
type Calls = DocumentCalls &
  AliasCalls &
  NarrowedListCalls &
  NavigationCalls &
  TreeCalls &
  AuthorCalls &
  SearchCalls &
  SearchChoiceCalls &
  SitemapCalls &
  RobotsCalls &
  RatingCalls &
  ContactCalls &
  MissingPathCalls &
  NewsletterCalls &
  MediaCalls;

/** The docs backend for one request of one visitor. */
export interface VisitorDocsApi {
  readonly docsApi: DocsApi;
  /** The `Set-Cookie` lines that the backend has sent so far. */
  readonly setCookies: () => readonly string[];
}

/**
 * The docs backend, as the rest of the gateway sees it. Every `fetch…` and `search` throws a `DocsApiError` when the backend
 * fails and no older copy may be used instead.
 */
export interface DocsApi extends Calls {
  /**
   * The same calls for one request of a visitor whose cookies are passed on: every backend call has this `Cookie` header,
   * and no data is taken from or given to what other visitors share (decisions, section 6).
   */
  forVisitor(cookies: string): VisitorDocsApi;
  /** Makes everything fetched so far stale: the next read of anything waits for the backend. */
  purge(): void;
  /** Closes all connections; calls under way fail. */
  stop(): Promise<void>;
}

/** What a docs API is built with. */
export interface DocsApiOptions {
  /** The base URL of the docs API, including `/api`. A function, because an embedded backend moves when it restarts; null: not there yet. */
  readonly apiUrl: () => string | null;
  /** The base URL of the content backend: sitemaps, robots, search, posts, media. */
  readonly contentUrl: () => string | null;
  /** The fixed segment in the backend's paths. */
  readonly siteId: string;
  /** How long data is fresh. */
  readonly freshSeconds: number;
  /** How long after that it may be used while the backend fails; 0: never. */
  readonly staleSeconds: number;
  /** What several gateways share; nothing by default. */
  readonly shared?: SharedAnswers;
  readonly limits?: DocsApiLimits;
  readonly log?: DocsApiLog;
  /** Called at the end of every call, for metrics, with the call's name, its outcome and its duration. */
  readonly onCall?: CallObserver;
  /** 0 to below 1: shortens lifetimes by up to a tenth. By default they do not vary. */
  readonly random?: () => number;
  /** The clock, in epoch milliseconds. */
  readonly now?: () => number;
  /** The clock of durations, in milliseconds. */
  readonly elapsedMs?: () => number;
}

/** Builds the docs API. It makes no backend call by itself. */
export function createDocsApi(options: DocsApiOptions): DocsApi {
  const {
    siteId,
    freshSeconds,
    staleSeconds,
    shared = nothingShared,
    limits = defaultDocsApiLimits,
    log = null,
    onCall = null,
    random = () => 0,
    now = Date.now,
    elapsedMs = () => performance.now(),
  } = options;
  let epoch = 0;
  const dispatcher = new Agent({ connect: { timeout: limits.connectMs } });
  const bigAnswers = createBigAnswerReader();
  const store = createCacheStore({ entries: limits.cacheEntries, bytes: limits.cacheBytes });
  const bigStore = createCacheStore({ entries: limits.cacheEntries, bytes: limits.bigCacheBytes });
  const parts = {
    siteId,
    baseUrl: { api: options.apiUrl, content: options.contentUrl },
    dispatcher,
    store,
    bigStore,
    shared,
    rules: { freshSeconds, staleSeconds, now, random, epoch: () => epoch },
    limits,
    guard: createGuard({ limits, now, elapsedMs, log, onCall }),
    bigAnswers,
    mediaRoom: createMediaRoom(limits.mediaAtOnce, log),
    readingTurn: createReadingTurns(),
    log,
    visitor: null,
    reportMarkups: createMarkupLog(log),
  };
  // A backend that fails on one visitor's cookies must not open the breakers for everybody else.
  const visitorsGuard = createGuard({ limits, now, elapsedMs, log, onCall });
  const docsApi: DocsApi = {
    ...createCalls(parts),
    forVisitor: (cookies) => {
      const visitor = createVisitorCookies(cookies);
      const own = createCacheStore({ entries: limits.cacheEntries, bytes: limits.cacheBytes, checkSeconds: 0 });
      return {
        docsApi: {
          ...docsApi,
          ...createCalls({ ...parts, guard: visitorsGuard, store: own, bigStore: own, shared: nothingShared, visitor }),
        },
        setCookies: visitor.taken,
      };
    },
    purge: () => {
      epoch += 1;
    },
    stop: async () => {
      store.stop();
      bigStore.stop();
      await Promise.all([dispatcher.destroy(), bigAnswers.stop()]);
    },
  };
  return docsApi;
}

function createCalls(parts: HttpCallerParts & { readonly reportMarkups: ReportMarkups }): Calls {
  const caller = createHttpCaller(parts);
  return {
    ...createDocumentCalls(caller, parts.reportMarkups),
    ...createAliasCalls(caller),
    ...createTreeCalls(caller),
    ...createNarrowedListCalls(caller),
    ...createNavigationCalls(caller),
    ...createAuthorCalls(caller),
    ...createSearchCalls(caller),
    ...createSearchChoiceCalls(caller),
    ...createSitemapCalls(caller),
    ...createRobotsCalls(caller),
    ...createRatingCalls(caller),
    ...createContactCalls(caller),
    ...createMissingPathCalls(caller),
    ...createNewsletterCalls(caller),
    ...createMediaCalls(parts),
  };
}

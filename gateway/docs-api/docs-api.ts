import { Agent } from "undici";
import { createAuthorCalls } from "./authors.ts";
import type { AuthorCalls } from "./authors.ts";
import { createBigAnswerReader } from "./big-answers/reader.ts";
import { createCacheStore } from "./cache-store.ts";
import { createContactCalls } from "./contact.ts";
import type { ContactCalls } from "./contact.ts";
import type { DocsApiLog } from "./docs-api-log.ts";
import { createDocumentCalls } from "./documents.ts";
import type { DocumentCalls } from "./documents.ts";
import { createGuard } from "./guard.ts";
import type { CallObserver } from "./guard.ts";
import { createHttpCaller } from "./http-caller.ts";
import type { HttpCallerParts } from "./http-caller.ts";
import { createLevelCalls } from "./levels.ts";
import type { LevelCalls } from "./levels.ts";
import { defaultDocsApiLimits } from "./limits.ts";
import type { DocsApiLimits } from "./limits.ts";
import { createMarkupLog } from "./markup-log.ts";
import type { TellMarkups } from "./markup-log.ts";
import { createMediaCalls } from "./media.ts";
import type { MediaCalls } from "./media.ts";
import { createMissingPathCalls } from "./missing-paths.ts";
import type { MissingPathCalls } from "./missing-paths.ts";
import { createNavigationCalls } from "./navigation.ts";
import type { NavigationCalls } from "./navigation.ts";
import { createNewsletterCalls } from "./newsletter.ts";
import type { NewsletterCalls } from "./newsletter.ts";
import { createRatingCalls } from "./ratings.ts";
import type { RatingCalls } from "./ratings.ts";
import { createRobotsCalls } from "./robots.ts";
import type { RobotsCalls } from "./robots.ts";
import { createSearchCalls } from "./search.ts";
import type { SearchCalls } from "./search.ts";
import { createReadingTurns } from "./reading-turns.ts";
import { nothingShared } from "./shared-answers.ts";
import type { SharedAnswers } from "./shared-answers.ts";
import { createSitemapCalls } from "./sitemap.ts";
import type { SitemapCalls } from "./sitemap.ts";
import { createVisitorCookies } from "./visitor-cookies.ts";

/** All the calls. */
type Calls = DocumentCalls &
  NavigationCalls &
  LevelCalls &
  AuthorCalls &
  SearchCalls &
  SitemapCalls &
  RobotsCalls &
  RatingCalls &
  ContactCalls &
  MissingPathCalls &
  NewsletterCalls &
  MediaCalls;

/** The docs backend as one request of one visitor sees it. */
export interface VisitorDocsApi {
  readonly docsApi: DocsApi;
  /** The `Set-Cookie` lines that the backend has answered with so far. */
  readonly setCookies: () => readonly string[];
}

/**
 * The docs backend, as the rest of the gateway sees it. Every `fetch…` and `search` throws a `DocsApiError` when the backend
 * fails and no older copy may stand in for its answer.
 */
export interface DocsApi extends Calls {
  /**
   * The same calls for one request of a visitor whose cookies are passed on: each goes to the backend with this `Cookie` header, and nothing that
   * is known of others is used, or becomes known to them (decisions, section 6).
   */
  forVisitor(cookies: string): VisitorDocsApi;
  /** Makes everything fetched so far old: the next reader of anything waits for the backend. */
  purge(): void;
  /** Closes all connections; calls under way fail. */
  stop(): Promise<void>;
}

/** What a docs API is built with. */
export interface DocsApiOptions {
  /** The base of the docs API, its `/api` included. A function, because an embedded backend moves when it restarts; null: not there yet. */
  readonly apiUrl: () => string | null;
  /** The base of the content backend: sitemaps, robots, search, posts, media. */
  readonly contentUrl: () => string | null;
  /** The fixed segment in the backend's paths. */
  readonly siteId: string;
  /** How long data is fresh. */
  readonly freshSeconds: number;
  /** How long after that it may stand in for a failing backend; 0: never. */
  readonly staleSeconds: number;
  /** What several gateways share; left out: nothing. */
  readonly shared?: SharedAnswers;
  readonly limits?: DocsApiLimits;
  readonly log?: DocsApiLog;
  /** Told of the end of every call, for metrics: the call's name, what the end says about the backend, and how long it took. */
  readonly onCall?: CallObserver;
  /** Varies lifetimes by up to a tenth: 0 to below 1. By default they do not vary. */
  readonly random?: () => number;
  /** The clock, in epoch milliseconds. */
  readonly now?: () => number;
}

/** Builds the docs API. Nothing is called until somebody asks. */
export const createDocsApi = (options: DocsApiOptions): DocsApi => {
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
    guard: createGuard({ limits, now, log, onCall }),
    bigAnswers,
    readingTurn: createReadingTurns(),
    log,
    visitor: null,
    tellMarkups: createMarkupLog(log),
  };
  // What the backend makes of one visitor's cookies must not close it to everybody else.
  const visitorsGuard = createGuard({ limits, now, log, onCall });
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
};

const createCalls = (parts: HttpCallerParts & { readonly tellMarkups: TellMarkups }): Calls => {
  const caller = createHttpCaller(parts);
  return {
    ...createDocumentCalls(caller, parts.tellMarkups),
    ...createLevelCalls(caller),
    ...createNavigationCalls(caller),
    ...createAuthorCalls(caller),
    ...createSearchCalls(caller),
    ...createSitemapCalls(caller),
    ...createRobotsCalls(caller),
    ...createRatingCalls(caller),
    ...createContactCalls(caller),
    ...createMissingPathCalls(caller),
    ...createNewsletterCalls(caller),
    ...createMediaCalls(parts),
  };
};

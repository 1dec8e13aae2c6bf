import { Agent } from "undici";
import { createCalls } from "./all-calls.ts";
import type { Calls } from "./all-calls.ts";
import { createBigAnswerReader } from "./calls/big-answers/reader.ts";
import { createCacheStore } from "./cache/cache-store.ts";
import type { DocsApiLog } from "./docs-api-log.ts";
import { createGuard } from "./transport/guard.ts";
import type { CallObserver } from "./transport/guard.ts";
import { defaultDocsApiLimits } from "./limits.ts";
import type { DocsApiLimits } from "./limits.ts";
import { createMarkupLog } from "./payloads/markup-log.ts";
import { createMediaRoom } from "./transport/media-room.ts";
import { createReadingTurns } from "./transport/reading-turns.ts";
import { createTreeMemory } from "./calls/tree-memory.ts";
import { nothingShared } from "./cache/shared-answers.ts";
import type { SharedAnswers } from "./cache/shared-answers.ts";
import { createVisitorCookies } from "./transport/visitor-cookies.ts";

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
  /** Whether the backend is known to have the calls that read the tree by levels, as the embedded one is. By default its first answer tells. */
  readonly hasTree?: boolean;
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
  let epoch = 0;
  const { limits = defaultDocsApiLimits } = options;
  const parts = createParts(options, () => epoch);
  // A backend that fails on one visitor's cookies must not open the breakers for everybody else.
  const visitorsGuard = createCallGuard(options);
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
      parts.store.stop();
      parts.bigStore.stop();
      await Promise.all([parts.dispatcher.destroy(), parts.bigAnswers.stop()]);
    },
  };
  return docsApi;
}

/** What all calls share. */
function createParts(options: DocsApiOptions, epoch: () => number) {
  const {
    siteId,
    freshSeconds,
    staleSeconds,
    hasTree = false,
    shared = nothingShared,
    limits = defaultDocsApiLimits,
    log = null,
    random = () => 0,
    now = Date.now,
  } = options;
  return {
    siteId,
    baseUrl: { api: options.apiUrl, content: options.contentUrl },
    dispatcher: new Agent({ connect: { timeout: limits.connectMs } }),
    store: createCacheStore({ entries: limits.cacheEntries, bytes: limits.cacheBytes }),
    bigStore: createCacheStore({ entries: limits.cacheEntries, bytes: limits.bigCacheBytes }),
    shared,
    rules: { freshSeconds, staleSeconds, now, random, epoch },
    limits,
    guard: createCallGuard(options),
    bigAnswers: createBigAnswerReader(),
    mediaRoom: createMediaRoom(limits.mediaAtOnce, log),
    readingTurn: createReadingTurns(),
    log,
    visitor: null,
    reportMarkups: createMarkupLog(log),
    treeMemory: createTreeMemory(hasTree),
  };
}

function createCallGuard(options: DocsApiOptions) {
  const {
    limits = defaultDocsApiLimits,
    now = Date.now,
    elapsedMs = () => performance.now(),
    log = null,
    onCall = null,
  } = options;
  return createGuard({ limits, now, elapsedMs, log, onCall });
}

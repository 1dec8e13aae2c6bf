const mebibyte = 1024 * 1024;

/** Limits on calls to the docs backend. */
export interface DocsApiLimits {
  /** Time to open a connection. */
  readonly connectMs: number;
  /** Time for a whole call: headers, body and the retry. */
  readonly totalMs: number;
  /** The same for sitemaps, which backends build slowly. */
  readonly sitemapTotalMs: number;
  /** Time for the headers of a media file; its body may take as long as the visitor's connection needs. */
  readonly mediaHeadersMs: number;
  /** Time between two chunks of a media file's body. */
  readonly mediaIdleMs: number;
  /** Size of a body, decoded. */
  readonly bodyBytes: number;
  /** Size of a body of the navigation or of a sitemap, decoded. */
  readonly bigBodyBytes: number;
  /** The pause before a retry is drawn from this range, so that many callers do not return at once. */
  readonly retryPauseMinMs: number;
  readonly retryPauseMaxMs: number;
  /** Retries per first attempt, over time. A backend that is down gets this share of extra load, rather than twice the load. */
  readonly retryRatio: number;
  /** Concurrent calls to one group of endpoints, and how many more may wait. The rest are refused. */
  readonly callsAtOnce: number;
  readonly callsWaiting: number;
  /** Media files under way at once, their bodies included. */
  readonly mediaAtOnce: number;
  /** A group is no longer called when at least this many calls ended within the window, and this share of them failed. */
  readonly breakerCalls: number;
  readonly breakerFailureRatio: number;
  readonly breakerWindowMs: number;
  /** How long a group is then not called, before one call probes whether the backend is back. */
  readonly breakerOpenMs: number;
  /** Limits on cached answers: their number, and the sum of their decoded body sizes. */
  readonly cacheEntries: number;
  readonly cacheBytes: number;
  /** The same for answers that may be as large as the site: the navigation and the sitemaps. Neither cache evicts entries of the other. */
  readonly bigCacheBytes: number;
}

/** The limits of a gateway that sets none. */
export const defaultDocsApiLimits: DocsApiLimits = {
  connectMs: 500,
  totalMs: 2_000,
  sitemapTotalMs: 4_000,
  mediaHeadersMs: 2_000,
  mediaIdleMs: 10_000,
  bodyBytes: 5_000_000,
  bigBodyBytes: 50_000_000,
  retryPauseMinMs: 50,
  retryPauseMaxMs: 150,
  retryRatio: 0.2,
  callsAtOnce: 100,
  callsWaiting: 200,
  mediaAtOnce: 300,
  breakerCalls: 20,
  breakerFailureRatio: 0.5,
  breakerWindowMs: 10_000,
  breakerOpenMs: 5_000,
  cacheEntries: 10_000,
  cacheBytes: 12 * mebibyte,
  bigCacheBytes: 48 * mebibyte,
};

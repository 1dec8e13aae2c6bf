const mebibyte = 1024 * 1024;

/** Everything that bounds a call to the docs backend. */
export interface DocsApiLimits {
  /** To open a connection. */
  readonly connectMs: number;
  /** For a whole call: headers, body and the retry. */
  readonly totalMs: number;
  /** The same for sitemaps, which backends build slowly. */
  readonly sitemapTotalMs: number;
  /** For the headers of a media file; its body may take as long as the visitor's connection needs. */
  readonly mediaHeadersMs: number;
  /** Between two pieces of a media file's body. */
  readonly mediaIdleMs: number;
  /** A body, decoded. */
  readonly bodyBytes: number;
  /** A body of the navigation or of a sitemap, decoded. */
  readonly bigBodyBytes: number;
  /** The pause before a retry is drawn from this range, so that many callers do not come back at once. */
  readonly retryPauseMinMs: number;
  readonly retryPauseMaxMs: number;
  /** Retries per first attempt, over time. A backend that is down gets this much more load, not twice as much. */
  readonly retryRatio: number;
  /** Calls under way at once to one group of endpoints, and how many more wait for a place. The rest are refused. */
  readonly callsAtOnce: number;
  readonly callsWaiting: number;
  /** A group is no longer called when so many calls or more ended within the window, and this part of them failed. */
  readonly breakerCalls: number;
  readonly breakerFailureRatio: number;
  readonly breakerWindowMs: number;
  /** How long it is not called then, before one call tries whether the backend is back. */
  readonly breakerOpenMs: number;
  /** Answers kept, by number and by the bytes they had on the wire (decoded). */
  readonly cacheEntries: number;
  readonly cacheBytes: number;
  /** The same of those that may be as large as the site: the navigation and the sitemaps. They push out none of the others, nor those them. */
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
  breakerCalls: 20,
  breakerFailureRatio: 0.5,
  breakerWindowMs: 10_000,
  breakerOpenMs: 5_000,
  cacheEntries: 10_000,
  cacheBytes: 12 * mebibyte,
  bigCacheBytes: 48 * mebibyte,
};

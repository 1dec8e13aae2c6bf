/** Longer than any test may take. */
const endlessMs = "600000";

/** How long a gateway waits for its backend in tests that are not about that: on a busy machine a call that succeeds may take any time. */
export const patience = {
  LIMIT_UPSTREAM_CONNECT_MS: endlessMs,
  LIMIT_UPSTREAM_TOTAL_MS: endlessMs,
  LIMIT_UPSTREAM_SITEMAP_MS: endlessMs,
  LIMIT_UPSTREAM_MEDIA_MS: endlessMs,
  LIMIT_PAGE_TOTAL_MS: endlessMs,
} as const;

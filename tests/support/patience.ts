/** How long a gateway waits for its backend in tests that are not about that: on a busy machine a call that succeeds may take any time. */
export const patience = {
  LIMIT_UPSTREAM_CONNECT_MS: "60000",
  LIMIT_UPSTREAM_TOTAL_MS: "60000",
  LIMIT_UPSTREAM_SITEMAP_MS: "60000",
  LIMIT_PAGE_TOTAL_MS: "60000",
} as const;

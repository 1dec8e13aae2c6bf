/** The longest address that a sitemap may name (sitemaps.org protocol 0.9); some proxies take no longer one as a header either. */
export const longestAddress = 2_048;

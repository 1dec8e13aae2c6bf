/** The longest URL that a sitemap may list (sitemaps.org protocol 0.9). Some proxies reject longer ones in headers too. */
export const longestAddress = 2_048;

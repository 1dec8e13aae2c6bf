import { Readable } from "node:stream";
import { parseSitemap, parseSitemapIndex } from "sitemap";

/** The entries of a sitemap. */
export function urlsOf(xml: string) {
  return parseSitemap(Readable.from([xml]));
}

/** The sitemaps that an index names. */
export function indexOf(xml: string) {
  return parseSitemapIndex(Readable.from([xml]));
}

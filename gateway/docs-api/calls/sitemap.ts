import { z } from "zod";
import type { DocsApiCaller } from "./caller.ts";
import type { Fetched } from "../cache/fetched.ts";
import { SitemapPayload } from "../payloads/sitemap.ts";

/** Calls that read sitemaps. */
export interface SitemapCalls {
  /** The links of a sitemap; null when there is no such sitemap. `sitemap` lists the child sitemaps. */
  fetchSitemap(slug: string): Promise<Fetched<SitemapPayload | null>>;
}

/** Builds the call that reads sitemaps. */
export function createSitemapCalls(caller: DocsApiCaller): SitemapCalls {
  return {
    fetchSitemap: caller.reads({
      name: "fetchSitemap",
      group: "crawlers",
      request: (slug: string) => ({ base: "content", path: ["docs", "sitemap", slug, caller.siteId] }),
      parse: parseSitemap,
      missing: () => null,
      kind: "sitemap",
    }),
  };
}

/** Parses a sitemap. */
export function parseSitemap(json: unknown): SitemapPayload | null {
  return SitemapEnvelope.parse(json).sitemap;
}

const SitemapEnvelope = z.object({ sitemap: SitemapPayload.nullable() });

import type { DocsApi } from "../../docs-api/docs-api.ts";
import type { SitemapPayload } from "../../docs-api/payloads/document.ts";
import type { Freshness } from "../../graphql/freshness.ts";
import { toSitemapLinks } from "./links.ts";
import type { SitemapLinks } from "./links.ts";

/** What stands behind a `Sitemap`. */
export interface MappedSitemap extends SitemapLinks {
  readonly slug: string;
}

export interface SitemapLoaders {
  /** A sitemap of the docs backend; null when there is none. Asked again, it is the same one as before. */
  readonly bySlug: (slug: string) => Promise<MappedSitemap | null>;
}

/** Builds the loaders of one request. */
export const createSitemapLoaders = (docsApi: DocsApi, freshness: Freshness, siteUrl: string): SitemapLoaders => {
  const loading = new Map<string, Promise<MappedSitemap | null>>();
  const load = async (slug: string): Promise<MappedSitemap | null> => {
    const found = await freshness.record(docsApi.fetchSitemap(slug));
    return found && { slug, ...(await linksOf(found, siteUrl)) };
  };
  return {
    bySlug: (slug) => {
      const known = loading.get(slug) ?? load(slug);
      loading.set(slug, known);
      return known;
    },
  };
};

/** Made once of the data, and kept as long. */
const made = new WeakMap<SitemapPayload, { readonly siteUrl: string; readonly links: Promise<SitemapLinks> }>();

const linksOf = (payload: SitemapPayload, siteUrl: string): Promise<SitemapLinks> => {
  const known = made.get(payload);
  if (known?.siteUrl === siteUrl) return known.links;
  const links = toSitemapLinks(payload, siteUrl);
  made.set(payload, { siteUrl, links });
  return links;
};

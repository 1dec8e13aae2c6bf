import type { DocsApi } from "../../docs-api/docs-api.ts";
import type { SitemapPayload } from "../../docs-api/payloads/sitemap.ts";
import type { Freshness } from "../../graphql/freshness.ts";
import { toSitemapLinks } from "./links.ts";
import type { SitemapLinks, SiteOfSitemaps } from "./links.ts";

/** What `Sitemap` resolves from. */
export interface MappedSitemap extends SitemapLinks {
  readonly slug: string;
}

/** Reads sitemaps for one request. */
export interface SitemapLoaders {
  /** A sitemap of the docs backend; null when there is none. Repeated reads return the same one. */
  readonly bySlug: (slug: string) => Promise<MappedSitemap | null>;
}

/** Builds the loaders of one request. */
export function createSitemapLoaders(docsApi: DocsApi, freshness: Freshness, site: SiteOfSitemaps): SitemapLoaders {
  const loading = new Map<string, Promise<MappedSitemap | null>>();
  const load = async (slug: string): Promise<MappedSitemap | null> => {
    const found = await freshness.record(docsApi.fetchSitemap(slug));
    return found && { slug, ...(await linksOf(found, site)) };
  };
  return {
    bySlug: (slug) => {
      const known = loading.get(slug) ?? load(slug);
      loading.set(slug, known);
      return known;
    },
  };
}

/** Built once for the data, and kept as long. */
const builtLinks = new WeakMap<
  SitemapPayload,
  { readonly site: SiteOfSitemaps; readonly links: Promise<SitemapLinks> }
>();

function linksOf(payload: SitemapPayload, site: SiteOfSitemaps): Promise<SitemapLinks> {
  const known = builtLinks.get(payload);
  if (known?.site.url === site.url && known.site.types === site.types && known.site.features === site.features)
    return known.links;
  const links = toSitemapLinks(payload, site);
  builtLinks.set(payload, { site, links });
  return links;
}

import { setImmediate as nextTurn } from "node:timers/promises";
import { longestAddress } from "../../../addresses/longest-address.ts";
import type { SitemapPayload } from "../../docs-api/payloads/document.ts";
import type { SitemapLink } from "../../generated/schema.ts";
import { safeImageUrl } from "../documents/image-url.ts";

/** The links of a sitemap that it may have, and the number of the others. */
export interface SitemapLinks {
  readonly links: readonly SitemapLink[];
  readonly dropped: number;
}

/** So many links are looked at before other requests have their turn. */
export const linksATurn = 500;

/**
 * Takes of a backend's links what a sitemap of this site may have (sitemaps.org): addresses of this site, absolute and encoded, not too long, each once.
 * A `linkname` may be absolute or a path.
 */
export const toSitemapLinks = async (
  { links }: SitemapPayload,
  siteUrl: string,
  turn: () => Promise<unknown> = nextTurn,
): Promise<SitemapLinks> => {
  const site = new URL(siteUrl);
  const taken = new Map<string, SitemapLink>();
  for (const [index, { linkname, lastmoddate, priority, images, count }] of links.entries()) {
    if (index > 0 && index % linksATurn === 0) await turn();
    const location = locationOf(linkname, site);
    const key = location?.replace(/\/$/, "");
    if (location === null || key === undefined || taken.has(key)) continue;
    taken.set(key, {
      location,
      lastModified: lastmoddate,
      priority,
      count,
      images: images?.map(safeImageUrl).filter((url) => url !== null) ?? null,
    });
  }
  return { links: [...taken.values()], dropped: links.length - taken.size };
};

/** The address of a link on this site, without a fragment; null for one that no sitemap may have. */
const locationOf = (linkname: string, site: URL): string | null => {
  const url = URL.parse(linkname, site);
  // Behind a proxy a backend may take itself for http: it is the host that tells.
  if (url === null || !/^https?:$/.test(url.protocol) || url.host !== site.host || !hasWholeEscapes(url)) return null;
  const location = `${site.origin}${url.pathname}${url.search}`;
  return location.length <= longestAddress ? location : null;
};

/** Escapes that stand for no text would be another address to everybody who reads them. */
const hasWholeEscapes = ({ pathname, search }: URL): boolean => {
  try {
    decodeURIComponent(pathname + search);
    return true;
  } catch {
    return false;
  }
};

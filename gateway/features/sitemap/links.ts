import { setImmediate as nextTurn } from "node:timers/promises";
import { longestAddress } from "../../../addresses/longest-address.ts";
import { decodedOrNull } from "../../../addresses/percent-decoding.ts";
import type { DocumentType, DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { isClosed } from "../../../content-folder/site-definition/closed-addresses.ts";
import type { SiteFacts } from "../../site/site.ts";
import type { SitemapPayload } from "../../docs-api/payloads/sitemap.ts";
import type { SitemapLink } from "../../generated/schema.ts";
import { safeImageUrl } from "../documents/image-url.ts";

/** The links that a sitemap may contain, and the number of those left out. */
export interface SitemapLinks {
  readonly links: readonly SitemapLink[];
  readonly dropped: number;
}

/** What decides which links a sitemap may contain. The types are the same object while they do not change. */
export interface SiteOfSitemaps {
  readonly url: string;
  readonly types: Pick<DocumentTypes, "removed"> & {
    readonly all: readonly Pick<DocumentType, "listPath" | "path">[];
  };
  readonly features: SiteFacts["features"];
}

/** Links checked before yielding to other requests. */
export const linksPerTurn = 500;

/**
 * Selects from a backend's links those that a sitemap of this site may contain (sitemaps.org): addresses of this site,
 * absolute and encoded, not too long, without duplicates, of nothing that the site removed or switched off. A `linkname` may be absolute or a path
 * on the site.
 */
export async function toSitemapLinks(
  { links }: SitemapPayload,
  { url, types, features }: SiteOfSitemaps,
  turn: () => Promise<unknown> = nextTurn,
): Promise<SitemapLinks> {
  const site = placeOf(url);
  const taken = new Map<string, SitemapLink>();
  for (const [index, { linkname, lastmoddate, priority, images, count }] of links.entries()) {
    if (index > 0 && index % linksPerTurn === 0) await turn();
    const location = locationOf(linkname, site);
    const key = location?.replace(/\/$/, "");
    if (location === null || key === undefined || taken.has(key)) continue;
    const path = key.slice(site.url.length);
    if (isRemoved(path, types) || isClosed(features, path)) continue;
    taken.set(key, {
      location,
      lastModified: lastmoddate,
      priority,
      count,
      images: images?.map(safeImageUrl).filter((url) => url !== null) ?? null,
    });
  }
  return { links: [...taken.values()], dropped: links.length - taken.size };
}

/** Where the site is. Its `url` has no trailing slash. */
interface Place {
  readonly origin: string;
  readonly host: string;
  readonly url: string;
}

function placeOf(siteUrl: string): Place {
  const { origin, host, pathname } = new URL(siteUrl);
  return { origin, host, url: `${origin}${pathname.replace(/\/$/, "")}` };
}

/** The address of a link on this site, without a fragment; null for one that no sitemap may contain. */
function locationOf(linkname: string, site: Place): string | null {
  const url = URL.parse(/^\/(?![/\\])/.test(linkname) ? `${site.url}${linkname}` : linkname, `${site.url}/`);
  // Behind a proxy a backend may believe that it is served over http, so only the host is compared.
  if (url === null || !/^https?:$/.test(url.protocol) || url.host !== site.host) return null;
  // Escapes that do not decode to text would be read as different addresses by different clients.
  if (decodedOrNull(url.pathname + url.search) === null) return null;
  const location = `${site.origin}${url.pathname}${url.search}`;
  const isOfSite = location === site.url || location.startsWith(`${site.url}/`);
  return isOfSite && location.length <= longestAddress ? location : null;
}

/** Whether an address was that of a type which the site removed, and is not another type's now. */
function isRemoved(path: string, { removed, all }: SiteOfSitemaps["types"]): boolean {
  const isOf = ({ listPath, path: prefix }: Pick<DocumentType, "listPath" | "path">): boolean =>
    path === listPath || path.startsWith(`${prefix}/`);
  return removed.some(isOf) && !all.some(isOf);
}

import { createHash } from "node:crypto";
import { safeImageUrl } from "./image-url.ts";

/** Part of every card's address: raise it when cards are drawn differently. */
const cardVersion = 3;

interface Pictured {
  readonly slug: string;
  readonly subject: string;
  readonly typeName: string | null;
  readonly authorName: string | null;
  readonly featuredImage: string | null;
}

interface PicturedSite {
  readonly name: string;
  readonly description: string;
  /** The owner's picture for pages that have none of their own. */
  readonly defaultImage: string | null;
  /** `version` names the look of the site's cards; empty for the built-in one. */
  readonly theme: { readonly version: string };
}

/**
 * The picture shown where a document is shared: its own, else the site's default image, else its card. Networks do not show SVG.
 */
export function socialImageOf(
  { slug, subject, typeName, authorName, featuredImage }: Pictured,
  site: PicturedSite,
): string {
  const own = safeImageUrl(featuredImage);
  if (own !== null && !isDrawing(own)) return own;
  return (
    defaultOf(site) ??
    `/cards/${encodeURIComponent(slug)}-${hashOf([subject, typeName, authorName, site.name], site)}.png`
  );
}

/** The picture shown where a page without a document is shared. */
export function siteImageOf(site: PicturedSite): string {
  return defaultOf(site) ?? `/cards/site/${hashOf([site.name, site.description], site)}.png`;
}

function defaultOf({ defaultImage }: PicturedSite): string | null {
  return defaultImage === null || isDrawing(defaultImage) ? null : defaultImage;
}

function isDrawing(url: string): boolean {
  return /\.svgz?(?:[?#]|$)/i.test(url);
}

function hashOf(shown: readonly (string | null)[], { theme }: PicturedSite): string {
  return createHash("sha256")
    .update(JSON.stringify([cardVersion, ...shown, ...(theme.version === "" ? [] : [theme.version])]))
    .digest("hex")
    .slice(0, 12);
}

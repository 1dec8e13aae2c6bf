import { createHash } from "node:crypto";
import { safeImageUrl } from "./image-url.ts";

/** Part of every card's address: raise it when cards are drawn in another way. */
const cardVersion = 2;

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
  /** The owner's picture for what has none of its own. */
  readonly defaultImage: string | null;
}

/**
 * What a document is shown with where it is shared: its own picture of pixels, else the site's default image, else its card. Networks do not show SVG, and
 * crop what has another shape.
 */
export const socialImageOf = (
  { slug, subject, typeName, authorName, featuredImage }: Pictured,
  site: PicturedSite,
): string => {
  const own = safeImageUrl(featuredImage);
  if (own !== null && /^\/media\/.+\.(?:png|jpe?g|webp|gif)$/i.test(own)) return own;
  return (
    defaultOf(site) ?? `/cards/${encodeURIComponent(slug)}-${hashOf([subject, typeName, authorName, site.name])}.png`
  );
};

/** What pages without a document are shown with. */
export const siteImageOf = (site: PicturedSite): string =>
  defaultOf(site) ?? `/cards/site/${hashOf([site.name, site.description])}.png`;

const defaultOf = ({ defaultImage }: PicturedSite): string | null =>
  defaultImage === null || /\.svg$/i.test(defaultImage) ? null : defaultImage;

const hashOf = (shown: readonly (string | null)[]): string =>
  createHash("sha256")
    .update(JSON.stringify([cardVersion, ...shown]))
    .digest("hex")
    .slice(0, 12);

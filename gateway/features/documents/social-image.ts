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

/** What a document is shown with where it is shared: its own picture of pixels, else its card. Networks do not show SVG, and crop what has another shape. */
export const socialImageOf = (
  { slug, subject, typeName, authorName, featuredImage }: Pictured,
  siteName: string,
): string => {
  const own = safeImageUrl(featuredImage);
  if (own !== null && /^\/media\/.+\.(?:png|jpe?g|webp|gif)$/i.test(own)) return own;
  return `/cards/${encodeURIComponent(slug)}-${hashOf([subject, typeName, authorName, siteName])}.png`;
};

/** What pages without a document are shown with. */
export const siteCardOf = ({ name, description }: { readonly name: string; readonly description: string }): string =>
  `/cards/site/${hashOf([name, description])}.png`;

const hashOf = (shown: readonly (string | null)[]): string =>
  createHash("sha256")
    .update(JSON.stringify([cardVersion, ...shown]))
    .digest("hex")
    .slice(0, 12);

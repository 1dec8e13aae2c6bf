import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import { withListedLocation } from "../../../addresses/listed-location.ts";
import type { TypeOfFiles } from "../document-types.ts";
import type { SitemapReading } from "./read-sitemap.ts";

type LinkOfSet = NonNullable<SitemapReading["links"]>[number];

/** A page of a sitemap, with its canonical address and the absolute addresses of the pictures that the backend names. */
export type PageOfSet = LinkOfSet;

/** The most pictures of a page (Google's image extension 1.1). */
const picturesMax = 1_000;

/** The pages of a sitemap, without the root, which begins every set. */
export function pagesOf(
  links: readonly LinkOfSet[],
  site: SitemapReading["site"],
  types: readonly TypeOfFiles[],
): readonly PageOfSet[] {
  return links
    .map((link) => ({
      ...withListedLocation(link, types, site.url),
      images: link.images?.slice(0, picturesMax).map((image) => absoluteUrl(site, image)) ?? null,
    }))
    .filter(({ location }) => location !== `${site.url}/`);
}

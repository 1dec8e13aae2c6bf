import { withListedLocation, writtenPriority } from "../../../addresses/listed-location.ts";
import type { DocumentTypes } from "../../data/document-types.ts";
import { say } from "../../../words/say.ts";

/** An XML element: its text, or its child elements. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
  /** A comment in place of missing content. */
  readonly comment?: string;
  /** The path of another sitemap of this site, for which the application has a page. */
  readonly path?: string;
}

/** A link of a sitemap. */
export interface SitemapLink {
  readonly location: string;
  readonly lastModified: string | null;
  readonly priority: number;
}

/** The slug of the index, which lists sitemaps instead of pages. */
const indexSlug = "sitemap";

const namespace = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };

const noData = "No sitemap data available";

/** A sitemap index for the slug "sitemap"; for any other slug a URL set, beginning with the site's root. */
export function sitemapTree(
  slug: string,
  links: readonly SitemapLink[],
  siteUrl: string,
  types: DocumentTypes,
): XmlElement {
  const comment = links.length === 0 ? { comment: say(noData) } : {};
  if (slug === indexSlug)
    return {
      name: "sitemapindex",
      attributes: namespace,
      content: links.map((link) => ({ name: "sitemap", content: addressOf(link, siteUrl) })),
      ...comment,
    };
  const root = { location: `${siteUrl}/`, lastModified: null, priority: 1 };
  const pages = links
    .map((link) => withListedLocation(link, types, siteUrl))
    .filter(({ location }) => location !== root.location);
  return {
    name: "urlset",
    attributes: namespace,
    content: [root, ...pages].map((link) => ({
      name: "url",
      content: [...addressOf(link, siteUrl), priorityOf(link)],
    })),
    ...comment,
  };
}

function addressOf({ location, lastModified }: SitemapLink, siteUrl: string): readonly XmlElement[] {
  const path = location.startsWith(`${siteUrl}/`) ? location.slice(siteUrl.length) : "";
  return [
    { name: "loc", content: location, ...(/^\/[^/?#]+\.xml$/i.test(path) ? { path } : {}) },
    ...(lastModified === null ? [] : [{ name: "lastmod", content: lastModified }]),
  ];
}

/** @example priorityOf({ priority: 1 }) // <priority>1.0</priority> */
function priorityOf({ priority }: SitemapLink): XmlElement {
  return { name: "priority", content: writtenPriority(priority) };
}

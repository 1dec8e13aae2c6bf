/** An element of an XML document: its text, or its elements. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
  /** Said in place of what is not there. */
  readonly comment?: string;
}

/** A link of a sitemap. */
export interface SitemapLink {
  readonly location: string;
  readonly lastModified: string | null;
  readonly priority: number;
}

/** The one name that lists sitemaps instead of pages. */
const indexSlug = "sitemap";

const namespace = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };

const noData = "No sitemap data available";

/** An index of sitemaps for the slug "sitemap"; for every other one a set of addresses, which begins with the root of the site. */
export const sitemapTree = (slug: string, links: readonly SitemapLink[], siteUrl: string): XmlElement => {
  const comment = links.length === 0 ? { comment: noData } : {};
  if (slug === indexSlug)
    return {
      name: "sitemapindex",
      attributes: namespace,
      content: links.map((link) => ({ name: "sitemap", content: addressOf(link) })),
      ...comment,
    };
  const root = { location: `${siteUrl}/`, lastModified: null, priority: 1 };
  const pages = links.map(toCanonical).filter(({ location }) => location !== root.location);
  return {
    name: "urlset",
    attributes: namespace,
    content: [root, ...pages].map((link) => ({ name: "url", content: [...addressOf(link), priorityOf(link)] })),
    ...comment,
  };
};

/** Pages are known by addresses that end in a slash; a file's does not. */
const toCanonical = (link: SitemapLink): SitemapLink =>
  /[?#]|\.\w{1,5}$/.test(link.location) ? link : { ...link, location: link.location.replace(/\/?$/, "/") };

const addressOf = ({ location, lastModified }: SitemapLink): readonly XmlElement[] => [
  { name: "loc", content: location },
  ...(lastModified === null ? [] : [{ name: "lastmod", content: lastModified }]),
];

/** @example priorityOf({ priority: 1 }) // <priority>1.0</priority> */
const priorityOf = ({ priority }: SitemapLink): XmlElement => ({ name: "priority", content: priority.toFixed(1) });

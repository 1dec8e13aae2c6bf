import type { PageFacts } from "../data/page.ts";

/** A node of schema.org, already parsed. */
type Node = Readonly<Record<string, unknown>>;

/** What the graph of every page needs to know of the site. */
export interface SiteForGraph {
  readonly name: string;
  /** Without a trailing slash. */
  readonly url: string;
  readonly socialLinks?: readonly { readonly url: string }[];
}

/** What a page is called in its head. */
export interface NamedPage {
  readonly canonical: string;
  readonly title: string;
  readonly description: string;
  readonly isHome: boolean;
}

/**
 * The one graph of a page: who answers for the site, the site, the page itself where it is no document, what the page says of its
 * content, and the document's own markup. Nodes name each other by `@id`.
 */
export const graphOf = (facts: PageFacts, page: NamedPage, site: SiteForGraph): Node => {
  const own = (facts.structuredData ?? []).flatMap(toNodes).map(withoutRating);
  const webPage = facts.kind === "article" ? [] : [webPageOf(facts, page, site)];
  return {
    "@context": "https://schema.org",
    "@graph": [organizationOf(site), websiteOf(site, page.isHome), ...webPage, ...own],
  };
};

const organizationOf = ({ name, url, socialLinks = [] }: SiteForGraph): Node => ({
  "@type": "Organization",
  "@id": `${url}/#organization`,
  name,
  url: `${url}/`,
  logo: `${url}/mark.svg`,
  ...(socialLinks.length === 0 ? {} : { sameAs: socialLinks.map((link) => link.url) }),
});

const websiteOf = ({ name, url }: SiteForGraph, isHome: boolean): Node => ({
  "@type": "WebSite",
  "@id": `${url}/#website`,
  name,
  url: `${url}/`,
  publisher: { "@id": `${url}/#organization` },
  ...(isHome
    ? {
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${url}/search?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      }
    : {}),
});

const webPageOf = (
  { webPage, lastUpdated, datePublished }: PageFacts,
  { canonical, title, description }: NamedPage,
  { url }: SiteForGraph,
): Node => {
  const changed = lastUpdated ?? datePublished;
  return {
    "@type": "WebPage",
    "@id": canonical,
    url: canonical,
    name: title,
    description,
    isPartOf: { "@id": `${url}/#website` },
    ...(changed ? { dateModified: changed } : {}),
    ...webPage,
  };
};

/** A block in the vocabulary of the graph needs none of its own, and a block that is a graph is its nodes. Another vocabulary stays named. */
const toNodes = (block: Node): readonly Node[] => {
  const { "@context": context, ...node } = block;
  const isOurs =
    context === undefined || (typeof context === "string" && /^https?:\/\/(?:www\.)?schema\.org\/?$/.test(context));
  if (!isOurs) return [block];
  const nodes = node["@graph"];
  return Array.isArray(nodes) ? nodes.filter(isNode) : [node];
};

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** Stars under an article are for things that are sold or made: search engines take them for a trick. */
const withoutRating = (node: Node): Node => {
  const isArticle = [node["@type"]].flat().some((type) => /(?:Article|BlogPosting|Report|WebPage)$/.test(String(type)));
  const { aggregateRating, ...rest } = node;
  return isArticle && aggregateRating !== undefined ? rest : node;
};

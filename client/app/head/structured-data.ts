import type { PageFacts } from "../../data/page.ts";
import { spokenLanguage } from "../../../words/say.ts";

/** A parsed schema.org node. */
type Node = Readonly<Record<string, unknown>>;

/** The facts about the site that every page's graph needs. */
export interface SiteForGraph {
  readonly name: string;
  /** Without a trailing slash. */
  readonly url: string;
  readonly socialLinks?: readonly { readonly url: string }[];
}

/** A page as its head describes it. */
export interface NamedPage {
  readonly canonical: string;
  readonly title: string;
  readonly description: string;
  readonly isHome: boolean;
}

/**
 * The JSON-LD graph of a page: the organization, the site, the page itself unless it is a document, what the page declares
 * about its content, and the document's own markup. Nodes refer to each other by `@id`.
 */
export function graphOf(facts: PageFacts, page: NamedPage, site: SiteForGraph): Node {
  const own = (facts.structuredData ?? []).flatMap(toNodes).map(withoutRating);
  const webPage = facts.kind === "article" ? [] : [webPageOf(facts, page, site)];
  return {
    "@context": "https://schema.org",
    "@graph": [organizationOf(site), websiteOf(site, page.isHome), ...webPage, ...own],
  };
}

function organizationOf({ name, url, socialLinks = [] }: SiteForGraph): Node {
  return {
    "@type": "Organization",
    "@id": `${url}/#organization`,
    name,
    url: `${url}/`,
    logo: `${url}/mark.svg`,
    ...(socialLinks.length === 0 ? {} : { sameAs: socialLinks.map((link) => link.url) }),
  };
}

function websiteOf({ name, url }: SiteForGraph, isHome: boolean): Node {
  return {
    "@type": "WebSite",
    "@id": `${url}/#website`,
    name,
    url: `${url}/`,
    inLanguage: spokenLanguage(),
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
  };
}

function webPageOf(
  { webPage, lastUpdated, datePublished }: PageFacts,
  { canonical, title, description }: NamedPage,
  { url }: SiteForGraph,
): Node {
  const changed = lastUpdated ?? datePublished;
  return {
    "@type": "WebPage",
    "@id": canonical,
    url: canonical,
    name: title,
    description,
    inLanguage: spokenLanguage(),
    isPartOf: { "@id": `${url}/#website` },
    ...(changed ? { dateModified: changed } : {}),
    ...webPage,
  };
}

/**
 * Unwraps a block into nodes: drops a schema.org `@context`, which the graph already has, and flattens `@graph`. A block in
 * another vocabulary keeps its context.
 */
function toNodes(block: Node): readonly Node[] {
  const { "@context": context, ...node } = block;
  const isOurs =
    context === undefined || (typeof context === "string" && /^https?:\/\/(?:www\.)?schema\.org\/?$/.test(context));
  if (!isOurs) return [block];
  const nodes = node["@graph"];
  return Array.isArray(nodes) ? nodes.filter(isNode) : [node];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Drops ratings from articles: they are meant for products, and search engines treat them as spam elsewhere. */
function withoutRating(node: Node): Node {
  const isArticle = [node["@type"]].flat().some((type) => /(?:Article|BlogPosting|Report|WebPage)$/.test(String(type)));
  const { aggregateRating, ...rest } = node;
  return isArticle && aggregateRating !== undefined ? rest : node;
}

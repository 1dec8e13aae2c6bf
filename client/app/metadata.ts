import { canonicalUrl } from "../lib/canonical-url.ts";
import { fillPlaceholders } from "../lib/placeholders.ts";
import { titleFromPath } from "../lib/title-from-path.ts";
import type { PageFacts, PageOutcome, PageRequest } from "../data/page.ts";

/** What the head of every page needs to know of the site. */
export interface SiteForMetadata {
  readonly name: string;
  readonly description: string;
  /** Without a trailing slash. */
  readonly url: string;
}

/** One element of the head: a tag with its attributes, and its text where it has one. */
export interface HeadTag {
  readonly tag: "title" | "meta" | "link" | "script";
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/**
 * All metadata of a page (specification, section 1; decisions, section 4): the one function for server rendering and for
 * navigation in the browser.
 */
export const headTags = (request: PageRequest, facts: PageFacts, site: SiteForMetadata): readonly HeadTag[] => {
  const pathTitle = titleFromPath(request.path);
  const fill = (text: string): string => fillPlaceholders(text, { website: site.name, title: pathTitle });
  const title = withPageNumber(fill(facts.title ?? pathTitle), pageShown(request, facts));
  const description = fill(facts.description ?? site.description);
  const canonical = canonicalOf(request, facts, site);
  const image = absoluteUrl(facts.imageUrl ?? "/mark.svg", site.url);
  return [
    { tag: "title", attributes: {}, text: title },
    meta("description", description),
    { tag: "link", attributes: { rel: "canonical", href: canonical } },
    ...(facts.noIndex ? [meta("robots", "noindex")] : []),
    property("og:type", facts.kind ?? "website"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", canonical),
    property("og:image", image),
    property("og:site_name", site.name),
    ...articleTags(facts),
    meta("twitter:card", "summary_large_image"),
    meta("twitter:title", title),
    meta("twitter:description", description),
    meta("twitter:image", image),
    ...(facts.structuredData ?? []).map(toJsonLd),
  ];
};

/** What a page says of itself; one that is not there is not for search engines. */
export const factsOf = (outcome: Exclude<PageOutcome, { readonly kind: "moved" }>): PageFacts =>
  outcome.kind === "missing" ? { title: null, description: null, noIndex: true } : outcome.facts;

/** `SITE_URL` + path + slash; a page of a list is known by its number. */
const canonicalOf = (request: PageRequest, facts: PageFacts, site: SiteForMetadata): string => {
  const page = pageShown(request, facts);
  return canonicalUrl(site.url, facts.canonicalPath ?? encodePath(request.path), page === undefined || facts.noIndex ? "" : `?page=${page}`);
};

/** The number of the page, where it is not the first. */
const pageShown = ({ search }: PageRequest, { isFirstPage }: PageFacts): string | undefined => (isFirstPage ? undefined : search.page);

/** @example encodePath("/search/what is?") // "/search/what%20is%3F" */
const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/** @example withPageNumber("Articles", "2") // "Articles – Page 2" */
const withPageNumber = (title: string, page: string | undefined): string => (page === undefined ? title : `${title} – Page ${page}`);

const absoluteUrl = (url: string, siteUrl: string): string => (url.startsWith("/") ? `${siteUrl}${url}` : url);

const articleTags = ({ kind, datePublished, lastUpdated }: PageFacts): readonly HeadTag[] =>
  kind === "article"
    ? [
        ...(datePublished ? [property("article:published_time", datePublished)] : []),
        ...(lastUpdated ? [property("article:modified_time", lastUpdated)] : []),
      ]
    : [];

const meta = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { name, content } });

const property = (name: string, content: string): HeadTag => ({ tag: "meta", attributes: { property: name, content } });

/** Nothing in the text can end the script element or begin another (reliability, "break-outs"). */
const toJsonLd = (markup: Readonly<Record<string, unknown>>): HeadTag => ({
  tag: "script",
  attributes: { type: "application/ld+json" },
  text: JSON.stringify({ "@context": "https://schema.org", ...markup }).replace(/[<>&\u2028\u2029]/g, toUnicodeEscape),
});

const toUnicodeEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

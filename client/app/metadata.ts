import { canonicalUrl } from "../../addresses/canonical-url.ts";
import { fillPlaceholders } from "../../addresses/placeholders.ts";
import { titleFromPath } from "../../addresses/title-from-path.ts";
import type { PageFacts, PageOutcome, PageRequest } from "../data/page.ts";
import { graphOf } from "./structured-data.ts";

/** What the head of every page needs to know of the site. */
export interface SiteForMetadata {
  readonly name: string;
  readonly description: string;
  /** Without a trailing slash. */
  readonly url: string;
  /** Profiles of the site elsewhere. */
  readonly socialLinks?: readonly { readonly url: string }[];
  /** The card of pages that have no picture of their own, root-absolute. */
  readonly socialImage: string;
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
  const description = ofPage(fill(facts.description ?? site.description), pageShown(request, facts));
  const canonical = canonicalOf(request, facts, site);
  return [
    { tag: "title", attributes: {}, text: title },
    meta("description", description),
    { tag: "link", attributes: { rel: "canonical", href: canonical } },
    ...(facts.alternates ?? []).map((alternate) => toAlternate(alternate, site)),
    ...(facts.noIndex ? [meta("robots", "noindex")] : []),
    property("og:type", facts.kind ?? "website"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", canonical),
    ...imageTags(facts.imageUrl ?? site.socialImage, title, site),
    property("og:site_name", site.name),
    ...articleTags(facts),
    meta("twitter:card", "summary_large_image"),
    meta("twitter:title", title),
    meta("twitter:description", description),
    ...(facts.noIndex
      ? []
      : [toJsonLd(graphOf(facts, { canonical, title, description, isHome: request.path === "/" }, site))]),
  ];
};

/** What a page says of itself; one that is not there is not for search engines. */
export const factsOf = (outcome: Exclude<PageOutcome, { readonly kind: "moved" }>): PageFacts =>
  outcome.kind === "missing" ? { title: null, description: null, noIndex: true } : outcome.facts;

/** `SITE_URL` + path + slash; a page of a list is known by its number. */
const canonicalOf = (request: PageRequest, facts: PageFacts, site: SiteForMetadata): string => {
  const page = pageShown(request, facts);
  return canonicalUrl(
    site.url,
    facts.canonicalPath ?? encodePath(request.path),
    page === undefined || facts.noIndex ? "" : `?page=${page}`,
  );
};

/** The number of the page, where it is not the first. */
const pageShown = ({ search }: PageRequest, { isFirstPage }: PageFacts): string | undefined =>
  isFirstPage ? undefined : search.page;

/** @example encodePath("/search/what is?") // "/search/what%20is%3F" */
const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

/** @example withPageNumber("Articles", "2") // "Articles – Page 2" */
const withPageNumber = (title: string, page: string | undefined): string =>
  page === undefined ? title : `${title} – Page ${page}`;

const toAlternate = (
  { type, path, title }: NonNullable<PageFacts["alternates"]>[number],
  site: SiteForMetadata,
): HeadTag => ({
  tag: "link",
  attributes: { rel: "alternate", type, ...(title === undefined ? {} : { title }), href: absoluteUrl(path, site.url) },
});

/** @example ofPage("All articles.", "2") // "All articles. Page 2." */
const ofPage = (description: string, page: string | undefined): string =>
  page === undefined ? description : `${description} Page ${page}.`;

/** The picture where the page is shared. Networks that know its size show it at the first visit; our cards are always of one size. */
const imageTags = (path: string, alt: string, site: SiteForMetadata): readonly HeadTag[] => {
  const image = absoluteUrl(path, site.url);
  const size = path.startsWith("/cards/")
    ? [property("og:image:type", "image/png"), property("og:image:width", "1200"), property("og:image:height", "630")]
    : [];
  return [
    property("og:image", image),
    ...size,
    property("og:image:alt", alt),
    meta("twitter:image", image),
    meta("twitter:image:alt", alt),
  ];
};

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
  text: JSON.stringify(markup).replace(/[<>&\u2028\u2029]/g, toUnicodeEscape),
});

const toUnicodeEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { fillPlaceholders } from "../../../addresses/placeholders.ts";
import { titleFromPath } from "../../../addresses/title-from-path.ts";
import type { PageFacts, PageRequest } from "../../data/page.ts";
import { graphOf } from "./structured-data.ts";
import { say } from "../../../words/say.ts";

/** The facts about the site that every page's head needs. */
export interface SiteForMetadata {
  readonly name: string;
  readonly description: string;
  /** Without a trailing slash. */
  readonly url: string;
  /** The site's profiles on social networks. */
  readonly socialLinks?: readonly { readonly url: string }[];
  /** The social card of pages without an image, root-absolute. */
  readonly socialImage: string;
}

/** A head element: tag, attributes and optional text. */
export interface HeadTag {
  readonly tag: "title" | "meta" | "link" | "script";
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** All metadata of a page (specification, section 1; decisions, section 4), shared by server rendering and client-side navigation. */
export function headTags(request: PageRequest, facts: PageFacts, site: SiteForMetadata): readonly HeadTag[] {
  const pathTitle = request.path === "/" ? say("Home") : titleFromPath(request.path);
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
}

/** `SITE_URL` + path + slash; pages of a list also keep their number. */
function canonicalOf(request: PageRequest, facts: PageFacts, site: SiteForMetadata): string {
  const page = pageShown(request, facts);
  return canonicalUrl(
    site.url,
    facts.canonicalPath ?? encodePath(request.path),
    page === undefined || facts.noIndex ? "" : `?page=${page}`,
  );
}

/** The page number, unless it is the first page. */
function pageShown({ search }: PageRequest, { isFirstPage }: PageFacts): string | undefined {
  return isFirstPage ? undefined : search.page;
}

/** @example encodePath("/search/what is?") // "/search/what%20is%3F" */
function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/** @example withPageNumber("Articles", "2") // "Articles – Page 2" */
function withPageNumber(title: string, page: string | undefined): string {
  return page === undefined ? title : say("{title} – Page {page}", { title, page });
}

function toAlternate(
  { type, path, title }: NonNullable<PageFacts["alternates"]>[number],
  site: SiteForMetadata,
): HeadTag {
  return {
    tag: "link",
    attributes: {
      rel: "alternate",
      type,
      ...(title === undefined ? {} : { title }),
      href: absoluteUrl(site, path),
    },
  };
}

/** @example ofPage("All articles.", "2") // "All articles. Page 2." */
function ofPage(description: string, page: string | undefined): string {
  return page === undefined ? description : say("{description} Page {page}.", { description, page });
}

/** The image shown where the page is shared. Networks that know its size show it on the first share; our cards have a fixed size. */
function imageTags(path: string, alt: string, site: SiteForMetadata): readonly HeadTag[] {
  const image = absoluteUrl(site, path);
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
}

function articleTags({ kind, datePublished, lastUpdated }: PageFacts): readonly HeadTag[] {
  return kind === "article"
    ? [
        ...(datePublished ? [property("article:published_time", datePublished)] : []),
        ...(lastUpdated ? [property("article:modified_time", lastUpdated)] : []),
      ]
    : [];
}

function meta(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { property: name, content } };
}

/** Escaped so that no text can close the script element or open another (reliability, "break-outs"). */
function toJsonLd(markup: Readonly<Record<string, unknown>>): HeadTag {
  return {
    tag: "script",
    attributes: { type: "application/ld+json" },
    text: JSON.stringify(markup).replace(/[<>&\u2028\u2029]/g, toUnicodeEscape),
  };
}

function toUnicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

import { documentAlternates } from "../../data/alternates.ts";
import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import type { PageFacts, PageOutcome } from "../../data/page.ts";
import type { DocumentFactsFragment } from "./DocumentFacts.generated.ts";
import { say, spokenLanguage } from "../../../words/say.ts";

/** A document with the facts that search engines need. */
export type DescribedDocument = Omit<DocumentFactsFragment, " $fragmentName"> & {
  readonly related: readonly unknown[] | null;
};

interface Site {
  readonly name: string;
  readonly url: string;
}

/** The outcome of a document's page, with its facts. `failed`: whether loading it failed. */
export function documentOutcome(
  document: DescribedDocument | null | undefined,
  site: Site | undefined,
  failed: boolean,
): PageOutcome {
  if (failed || !site) return { kind: "failed", facts: failedFacts };
  if (!document) return { kind: "missing" };
  return {
    kind: document.related === null || document.breadcrumbs === null ? "partial" : "found",
    facts: factsOf(document, site),
  };
}

/** The title comes from the path, since the document's is unknown. */
const failedFacts: PageFacts = { title: null, description: null, noIndex: true };

function factsOf(document: DescribedDocument, site: Site): PageFacts {
  return {
    title: document.metaTitle ?? document.subject,
    description: document.metaDescription ?? document.description,
    canonicalPath: document.path,
    kind: "article",
    imageUrl: document.socialImage,
    datePublished: document.datePublished,
    lastUpdated: document.lastUpdated,
    authors: document.authors.map(({ name }) => name),
    alternates: documentAlternates(document),
    structuredData: graphParts(document, site),
  };
}

/**
 * Combines the document's own markup with ours. A block of its own with the same `@type` as ours describes the same thing: the two
 * are merged, and our properties win, because they match the page.
 */
function graphParts(document: DescribedDocument, site: Site) {
  const main = mainOf(document, site);
  const same = document.schemaMarkup.find((block) => block["@type"] === main["@type"]);
  return [
    { ...same, ...main },
    breadcrumbsOf(document, site),
    ...document.schemaMarkup.filter((block) => block !== same),
  ];
}

function mainOf(document: DescribedDocument, site: Site) {
  return document.type.layout === "GLOSSARY" ? termOf(document, site) : articleOf(document, site);
}

function termOf(document: DescribedDocument, site: Site) {
  return {
    "@type": "DefinedTerm",
    "@id": canonicalUrl(site.url, document.path),
    name: document.metaTitle ?? document.subject,
    url: canonicalUrl(site.url, document.path),
    inDefinedTermSet: canonicalUrl(site.url, document.type.listPath),
    ...(document.metaDescription ? { description: document.metaDescription } : {}),
  };
}

function articleOf(document: DescribedDocument, site: Site) {
  const changed = document.lastUpdated ?? document.datePublished;
  return {
    "@type": document.type.schemaType,
    headline: document.subject,
    inLanguage: document.language ?? spokenLanguage(),
    mainEntityOfPage: canonicalUrl(site.url, document.path),
    isPartOf: { "@id": `${site.url}/#website` },
    publisher: { "@id": `${site.url}/#organization` },
    ...(document.metaDescription ? { description: document.metaDescription } : {}),
    // Search engines accept no SVG; the social image is a bitmap.
    image: new URL(absoluteUrl(site, document.socialImage)).href,
    ...(document.datePublished ? { datePublished: document.datePublished } : {}),
    ...(changed ? { dateModified: changed } : {}),
    ...(document.authors.length > 0 ? { author: document.authors.map((author) => personOf(author, site)) } : {}),
  };
}

function personOf({ name, path }: DescribedDocument["authors"][number], site: Site) {
  return {
    "@type": "Person",
    name,
    ...(path === null ? {} : { url: canonicalUrl(site.url, path) }),
  };
}

function breadcrumbsOf(document: DescribedDocument, site: Site) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      { name: say("Home"), path: "/" },
      ...(document.breadcrumbs ?? []),
      { name: document.subject, path: document.path },
    ].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: canonicalUrl(site.url, path),
    })),
  };
}

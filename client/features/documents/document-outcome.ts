import { documentAlternates } from "../../data/alternates.ts";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import type { PageFacts, PageOutcome } from "../../data/page.ts";
import type { DocumentFactsFragment } from "./DocumentFacts.generated.ts";

/** A document that says of itself what search engines want to know. */
export type DescribedDocument = Omit<DocumentFactsFragment, " $fragmentName"> & {
  readonly related: readonly unknown[] | null;
};

interface Site {
  readonly name: string;
  readonly url: string;
}

/** What became of a document's page, and what it says of itself. `failed`: whether it could not be had. */
export const documentOutcome = (
  document: DescribedDocument | null | undefined,
  site: Site | undefined,
  failed: boolean,
): PageOutcome => {
  if (failed || !site) return { kind: "failed", facts: failedFacts };
  if (!document) return { kind: "missing" };
  return {
    kind: document.related === null || document.breadcrumbs === null ? "partial" : "found",
    facts: factsOf(document, site),
  };
};

/** Derived from the path: the document's own are not known. */
const failedFacts: PageFacts = { title: null, description: null, noIndex: true };

const factsOf = (document: DescribedDocument, site: Site): PageFacts => ({
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
});

/** Own markup of the very type that we give it is about the same thing: it adds to ours, and ours is what the page says. */
const graphParts = (document: DescribedDocument, site: Site) => {
  const main = mainOf(document, site);
  const same = document.schemaMarkup.find((block) => block["@type"] === main["@type"]);
  return [
    { ...same, ...main },
    breadcrumbsOf(document, site),
    ...document.schemaMarkup.filter((block) => block !== same),
  ];
};

/** What a kind of document is by schema.org; every other one is an article. */
const articleTypes: Partial<Record<NonNullable<DescribedDocument["docType"]>, string>> = {
  BLOG: "BlogPosting",
  NEWS: "NewsArticle",
  PRESS_RELEASE: "NewsArticle",
  HOW_TO: "TechArticle",
  KNOWLEDGE_BASE: "TechArticle",
  API: "TechArticle",
  SOP: "TechArticle",
};

const mainOf = (document: DescribedDocument, site: Site) =>
  document.docType === "GLOSSARY" ? termOf(document, site) : articleOf(document, site);

const termOf = (document: DescribedDocument, site: Site) => ({
  "@type": "DefinedTerm",
  "@id": canonicalUrl(site.url, document.path),
  name: document.metaTitle ?? document.subject,
  url: canonicalUrl(site.url, document.path),
  inDefinedTermSet: `${site.url}/glossary/`,
  ...(document.metaDescription ? { description: document.metaDescription } : {}),
});

const articleOf = (document: DescribedDocument, site: Site) => {
  const changed = document.lastUpdated ?? document.datePublished;
  return {
    "@type": articleTypes[document.docType ?? "ARTICLE"] ?? "Article",
    headline: document.subject,
    mainEntityOfPage: canonicalUrl(site.url, document.path),
    isPartOf: { "@id": `${site.url}/#website` },
    publisher: { "@id": `${site.url}/#organization` },
    ...(document.metaDescription ? { description: document.metaDescription } : {}),
    // Search engines take no drawing (SVG), and the social image is none.
    image: new URL(document.socialImage, site.url).href,
    ...(document.datePublished ? { datePublished: document.datePublished } : {}),
    ...(changed ? { dateModified: changed } : {}),
    ...(document.authors.length > 0 ? { author: document.authors.map((author) => personOf(author, site)) } : {}),
  };
};

const personOf = ({ name, path }: DescribedDocument["authors"][number], site: Site) => ({
  "@type": "Person",
  name,
  ...(path === null ? {} : { url: canonicalUrl(site.url, path) }),
});

const breadcrumbsOf = (document: DescribedDocument, site: Site) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { name: "Home", path: "/" },
    ...(document.breadcrumbs ?? []),
    { name: document.subject, path: document.path },
  ].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: canonicalUrl(site.url, path),
  })),
});

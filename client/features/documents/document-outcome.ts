import { canonicalUrl } from "../../lib/canonical-url.ts";
import type { PageFacts, PageOutcome } from "../../data/page.ts";
import type { DocumentFactsFragment } from "./DocumentFacts.generated.ts";

/** A document that says of itself what search engines want to know. */
export type DescribedDocument = Omit<DocumentFactsFragment, " $fragmentName"> & { readonly related: readonly unknown[] | null };

interface Site {
  readonly name: string;
  readonly url: string;
}

/** What became of a document's page, and what it says of itself. `failed`: whether it could not be had. */
export const documentOutcome = (document: DescribedDocument | null | undefined, site: Site | undefined, failed: boolean): PageOutcome => {
  if (failed || !site) return { kind: "failed", facts: failedFacts };
  if (!document) return { kind: "missing" };
  return { kind: document.related === null || document.breadcrumbs === null ? "partial" : "found", facts: factsOf(document, site) };
};

/** Derived from the path: the document's own are not known. */
const failedFacts: PageFacts = { title: null, description: null, noIndex: true };

const factsOf = (document: DescribedDocument, site: Site): PageFacts => ({
  title: document.metaTitle ?? document.subject,
  description: document.metaDescription ?? document.description,
  canonicalPath: document.path,
  kind: "article",
  imageUrl: document.featuredImage?.url ?? null,
  datePublished: document.datePublished,
  lastUpdated: document.lastUpdated,
  authors: document.authors.map(({ name }) => name),
  structuredData: [articleOf(document, site), breadcrumbsOf(document, site), ...document.schemaMarkup],
});

const articleOf = (document: DescribedDocument, site: Site) => ({
  "@type": document.docType === "BLOG" ? "BlogPosting" : document.docType === "NEWS" ? "NewsArticle" : "Article",
  headline: document.subject,
  mainEntityOfPage: canonicalUrl(site.url, document.path),
  publisher: { "@type": "Organization", name: site.name, url: `${site.url}/` },
  ...(document.metaDescription ? { description: document.metaDescription } : {}),
  ...(document.featuredImage ? { image: new URL(document.featuredImage.url, site.url).href } : {}),
  ...(document.datePublished ? { datePublished: document.datePublished } : {}),
  ...(document.lastUpdated ? { dateModified: document.lastUpdated } : {}),
  ...(document.authors.length > 0 ? { author: document.authors.map(({ name }) => ({ "@type": "Person", name })) } : {}),
});

const breadcrumbsOf = (document: DescribedDocument, site: Site) => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: "/" }, ...(document.breadcrumbs ?? []), { name: document.subject, path: document.path }].map(
    ({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: canonicalUrl(site.url, path) }),
  ),
});

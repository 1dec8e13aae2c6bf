import type { PageFacts, PageOutcome } from "../../data/page.ts";
import type { DocumentPageQuery } from "./DocumentPage.generated.ts";

type FoundDocument = NonNullable<DocumentPageQuery["document"]>;
type Site = DocumentPageQuery["site"];

/** What became of a document's page, and what it says of itself to search engines and social cards. */
export const documentOutcome = ({ data, failed }: { readonly data: DocumentPageQuery | null; readonly failed: readonly string[] }): PageOutcome => {
  if (!data || failed.includes("document") || failed.includes("*")) return { kind: "failed", facts: failedFacts };
  if (!data.document) return { kind: "missing" };
  const facts = factsOf(data.document, data.site);
  return { kind: data.document.related === null || data.document.breadcrumbs === null ? "partial" : "found", facts };
};

/** Derived from the path: the document's own are not known. */
const failedFacts: PageFacts = { title: null, description: null, noIndex: true };

const factsOf = (document: FoundDocument, site: Site): PageFacts => ({
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

const articleOf = (document: FoundDocument, site: Site) => ({
  "@type": document.docType === "BLOG" ? "BlogPosting" : document.docType === "NEWS" ? "NewsArticle" : "Article",
  headline: document.subject,
  mainEntityOfPage: `${site.url}${document.path}/`,
  publisher: { "@type": "Organization", name: site.name, url: `${site.url}/` },
  ...(document.metaDescription ? { description: document.metaDescription } : {}),
  ...(document.featuredImage ? { image: new URL(document.featuredImage.url, site.url).href } : {}),
  ...(document.datePublished ? { datePublished: document.datePublished } : {}),
  ...(document.lastUpdated ? { dateModified: document.lastUpdated } : {}),
  ...(document.authors.length > 0 ? { author: document.authors.map(({ name }) => ({ "@type": "Person", name })) } : {}),
});

const breadcrumbsOf = (document: FoundDocument, site: Site) => ({
  "@type": "BreadcrumbList",
  itemListElement: [{ name: "Home", path: "/" }, ...(document.breadcrumbs ?? []), { name: document.subject, path: document.path }].map(
    ({ name, path }, index) => ({ "@type": "ListItem", position: index + 1, name, item: `${site.url}${path === "/" ? "" : path}/` }),
  ),
});

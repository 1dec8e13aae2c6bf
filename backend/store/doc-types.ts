/** The document types in display order, each with its name and its priority in sitemaps. */
export const docTypes = [
  { id: "article", name: "Article", sitemapPriority: 0.8 },
  { id: "blog", name: "Blog", sitemapPriority: 0.6 },
  { id: "news", name: "News", sitemapPriority: 0.6 },
  { id: "press-release", name: "Press Release", sitemapPriority: 0.5 },
  { id: "white-paper", name: "White Paper", sitemapPriority: 0.7 },
  { id: "case-study", name: "Case Study", sitemapPriority: 0.7 },
  { id: "sop", name: "SOP", sitemapPriority: 0.6 },
  { id: "how-to", name: "How-To Guide", sitemapPriority: 0.8 },
  { id: "glossary", name: "Glossary", sitemapPriority: 0.5 },
  { id: "knowledge-base", name: "Knowledge Base", sitemapPriority: 0.8 },
  { id: "api", name: "API Documentation", sitemapPriority: 0.7 },
  { id: "tou", name: "Terms & Conditions", sitemapPriority: 0.3 },
  { id: "privacy-policy", name: "Privacy Policy", sitemapPriority: 0.3 },
] as const;

/** The id of a document type. */
export type DocType = (typeof docTypes)[number]["id"];

/** The type with this id; null if there is none. */
export function findDocType(id: string): (typeof docTypes)[number] | null {
  return docTypes.find((docType) => docType.id === id) ?? null;
}

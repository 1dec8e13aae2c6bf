const defaults = {
  _id: "1",
  slug: "first-words",
  subject: "First words",
  docType: "article",
  typeName: "Article",
  metaTitle: null,
  metaDescription: "What the first words say.",
  description: null,
  content: "<p>These are the first words.</p><h2>A heading</h2><p>And more.</p>",
  featuredImage: null,
  category: "Names",
  datePublished: "2026-01-02",
  lastUpdated: "2026-02-03",
  user: [{ _id: "ada", name: "Ada Example", designation: "Writer" }],
  authorDetails: [{ _id: "ada", name: "Ada Example" }],
  typeDetails: [{ _id: "article", name: "Article", slug: "article" }],
  tagDetails: [{ _id: "dns", name: "DNS", slug: "dns" }],
  location: null,
  schemaMarkup: [],
};

/** A document as a docs backend sends it, with defaults for the fields that are not given. */
export function aWireDocument(fields: Readonly<Record<string, unknown>> & { readonly slug?: string } = {}) {
  return {
    ...defaults,
    ...fields,
  };
}

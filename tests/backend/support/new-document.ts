import type { NewDocument } from "../../../backend/store/documents.ts";

/** A document as ingest passes it to a store: `d7` from `article/d7.md`. */
export function aNewDocument(number: number, facts: Partial<NewDocument> = {}): NewDocument {
  return {
    slug: `d${number}`,
    path: `article/d${number}.md`,
    position: "",
    hideFromSearch: false,
    review: null,
    editUrl: null,
    trail: [],
    docType: "article",
    language: null,
    subject: `Number ${number}`,
    metaTitle: null,
    metaDescription: null,
    description: null,
    featuredImage: null,
    category: null,
    subcategory: null,
    tags: [],
    keywords: [],
    aliases: [],
    datePublished: new Date(Date.UTC(2020, 0, 1) + number * 86_400_000).toISOString(),
    lastUpdated: null,
    readingMinutes: null,
    location: null,
    schemaMarkup: [],
    authorId: null,
    content: "",
    sections: [{ heading: null, occurrence: 1, text: "A text about domains." }],
    ...facts,
  };
}

import type { Page, PageRequest } from "./paging.ts";

/** A name with the slug derived from it. */
export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** A folder around a document, as sidebars and breadcrumbs name it. */
export interface TrailFolder {
  readonly key: string;
  readonly title: string;
  readonly collapsed: boolean;
}

/** The fields shared by documents and search results. Dates are ISO 8601 in UTC. */
export interface DocumentFacts {
  readonly slug: string;
  readonly docType: string;
  readonly subject: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly description: string | null;
  readonly featuredImage: string | null;
  readonly category: Named | null;
  readonly subcategory: Named | null;
  readonly tags: readonly Named[];
  /** What readers call its subject, for the search alone. */
  readonly keywords: readonly string[];
  readonly datePublished: string | null;
  readonly lastUpdated: string | null;
  readonly location: string | null;
  /** The tag of the language that its file names; null for the site's. */
  readonly language: string | null;
  /** The file it came from, relative to the content folder. */
  readonly path: string;
  /** Where it is edited: an address of its own, or false for nowhere; null: where the site says. */
  readonly editUrl: string | false | null;
  /** Reading time in minutes; null for a text without words. */
  readonly readingMinutes: number | null;
  /** Blocks of schema.org markup, each the text of a JSON object. */
  readonly schemaMarkup: readonly string[];
}

/** A document to publish. */
export interface NewDocument extends DocumentFacts {
  /** Its old addresses, root-absolute and normalised (`normalisedPath`). */
  readonly aliases: readonly string[];
  /** Whether no search finds it. */
  readonly hideFromSearch: boolean;
  /** Who reviews it, and by which date (ISO 8601) next; null if nobody is to. */
  readonly review: DocumentReview | null;
  /** Sorts the documents of its type, its category and its subcategory, before the date; empty where only the date counts. See `placeOf`. */
  readonly position: string;
  /** The folders around it, outermost first: one less than its position has parts, or none. */
  readonly trail: readonly TrailFolder[];
  readonly authorId: string | null;
  readonly content: string;
  readonly sections: readonly DocumentSection[];
}

/** A review of a document that somebody is to make. */
export interface DocumentReview {
  /** Null if it is not said who. */
  readonly by: string | null;
  readonly due: string;
}

/** What the address of a document is made of. */
export interface DocumentKey {
  readonly slug: string;
  readonly docType: string;
}

/** A document to be reviewed. */
export interface ReviewedDocument extends DocumentReview {
  readonly slug: string;
  readonly path: string;
  readonly subject: string;
}

/** The plain text of a document under one heading (h1 to h4). */
export interface DocumentSection {
  /** Null for the text before the first heading. */
  readonly heading: string | null;
  /** The ordinal among headings with the same text, from 1. */
  readonly occurrence: number;
  /** The id of the heading on the document's page. The text before the first one has none, nor has what an earlier version stored. */
  readonly anchor?: string | undefined;
  readonly text: string;
}

/** A document read from the store. */
export interface StoredDocument extends DocumentFacts {
  readonly author: DocumentAuthor | null;
  /** Null if it was not requested. */
  readonly content: string | null;
}

/** The author of a document. */
export interface DocumentAuthor {
  readonly id: string;
  readonly name: string;
  readonly designation: string | null;
}

/** Whether documents include their content. */
export type ContentChoice = "with-content" | "without-content";

/** The parts of a document's address, with sitemap facts. */
export interface DocumentAddress {
  readonly slug: string;
  readonly docType: string;
  /** The date of the last change, else of publication; null if both are unknown. */
  readonly changed: string | null;
  readonly featuredImage: string | null;
}

/** The number of documents of a type. */
export interface TypeCount {
  readonly docType: string;
  readonly count: number;
  /** The latest change or publication among them; null if unknown. */
  readonly changed: string | null;
}

/** The fields of a document that a link needs. */
export interface DocumentLink {
  readonly subject: string;
  readonly slug: string;
  readonly docType: string;
  readonly trail: readonly TrailFolder[];
}

/** A folder around a document, and the first document in it. */
export interface FolderLink {
  readonly name: string;
  readonly slug: string;
  readonly docType: string;
}

/** The published documents. */
export interface DocumentStore {
  find(slug: string): Promise<StoredDocument | null>;
  exists(slug: string): Promise<boolean>;
  /** The document that names this path as an old address of its own; of several the one published last. Null if there is none. */
  findAlias(path: string): Promise<DocumentKey | null>;
  /** In the order of the type: as authored, else newest first. */
  listByType(docType: string, page: PageRequest, content: ContentChoice): Promise<Page<StoredDocument>>;
  /** Newest first. */
  listByAuthor(authorId: string, page: PageRequest, content: ContentChoice): Promise<Page<StoredDocument>>;
  /** The types that have documents, each with its count and latest change; unordered. */
  countByType(): Promise<readonly TypeCount[]>;
  /** The folders around a document, outermost first, each with its first document; empty for an unknown slug. */
  foldersAround(slug: string): Promise<readonly FolderLink[]>;
  /** The documents whose review was due before a time (ISO 8601), the longest overdue first. */
  listReviews(before: string, page: PageRequest): Promise<Page<ReviewedDocument>>;
  /** The addresses of a type's documents, in its order. */
  listAddresses(docType: string, page: PageRequest): Promise<readonly DocumentAddress[]>;
}

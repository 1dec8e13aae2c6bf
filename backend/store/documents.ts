import type { DocType } from "./doc-types.ts";
import type { Page, PageRequest } from "./paging.ts";

/** A name with the part of an address made from it. */
export interface Named {
  readonly slug: string;
  readonly name: string;
}

/** What documents and search results both have. Dates are ISO 8601 in UTC. */
export interface DocumentFacts {
  readonly slug: string;
  readonly docType: DocType;
  readonly subject: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly description: string | null;
  readonly featuredImage: string | null;
  readonly category: Named | null;
  readonly subcategory: Named | null;
  readonly tags: readonly Named[];
  readonly datePublished: string | null;
  readonly lastUpdated: string | null;
  readonly location: string | null;
  /** Blocks of schema.org markup, each the text of a JSON object. */
  readonly schemaMarkup: readonly string[];
}

/** A document as it is published. */
export interface NewDocument extends DocumentFacts {
  /** The file it came from, relative to the content folder. */
  readonly path: string;
  readonly authorId: string | null;
  readonly content: string;
  readonly sections: readonly DocumentSection[];
}

/** A part of a document's text under one heading (h2 to h4), plain. */
export interface DocumentSection {
  /** Null for the text before the first heading. */
  readonly heading: string | null;
  /** Which of the headings with this text it is, from 1. */
  readonly occurrence: number;
  readonly text: string;
}

/** A document as it is read. */
export interface StoredDocument extends DocumentFacts {
  readonly author: DocumentAuthor | null;
  /** Null where it was not asked for. */
  readonly content: string | null;
}

/** An author as a document names them. */
export interface DocumentAuthor {
  readonly id: string;
  readonly name: string;
  readonly designation: string | null;
}

/** Whether documents come with their text. */
export type ContentChoice = "with-content" | "without-content";

/** A document's address, taken apart. */
export interface DocumentAddress {
  readonly slug: string;
  readonly docType: DocType;
  /** When it was last changed, or else published; null when neither is known. */
  readonly changed: string | null;
  readonly featuredImage: string | null;
}

/** How many documents there are of a type. */
export interface TypeCount {
  readonly docType: DocType;
  readonly count: number;
  /** When one of them was last changed, or else published; null when unknown. */
  readonly changed: string | null;
}

/** As much of a document as a link needs. */
export interface DocumentLink {
  readonly subject: string;
  readonly slug: string;
  readonly docType: DocType;
}

/** The published documents. */
export interface DocumentStore {
  find(slug: string): Promise<StoredDocument | null>;
  exists(slug: string): Promise<boolean>;
  /** Newest first. */
  listByType(docType: DocType, page: PageRequest, content: ContentChoice): Promise<Page<StoredDocument>>;
  /** Newest first. */
  listByAuthor(authorId: string, page: PageRequest, content: ContentChoice): Promise<Page<StoredDocument>>;
  /** The types that have documents, each with how many, and the latest change of any; in no order. */
  countByType(): Promise<readonly TypeCount[]>;
  /** The addresses of a type's documents, newest first. */
  listAddresses(docType: DocType, page: PageRequest): Promise<readonly DocumentAddress[]>;
}

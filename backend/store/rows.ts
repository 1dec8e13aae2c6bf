import { z } from "zod";
import { positionSeparator } from "../../content-folder/arrangement/place.ts";
import type { DocumentFacts, NewDocument, StoredDocument, TrailFolder } from "./documents.ts";

const Named = z.object({ slug: z.string(), name: z.string() });

const Facts = z.object({
  slug: z.string(),
  docType: z.string(),
  subject: z.string(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  description: z.string().nullable(),
  featuredImage: z.string().nullable(),
  category: Named.nullable(),
  subcategory: Named.nullable(),
  tags: z.array(Named),
  keywords: z.array(z.string()).default([]),
  datePublished: z.string().nullable(),
  lastUpdated: z.string().nullable(),
  location: z.string().nullable(),
  language: z.string().nullable().default(null),
  path: z.string().default(""),
  editUrl: z
    .union([z.string(), z.literal(false)])
    .nullable()
    .default(null),
  readingMinutes: z.number().nullable().default(null),
  schemaMarkup: z.array(z.string()),
});

const DocumentRow = z.object({
  facts: z.string(),
  content: z.string().nullable(),
  author_id: z.string().nullable(),
  author_name: z.string().nullable(),
  author_designation: z.string().nullable(),
});

const Count = z.object({ count: z.number() });

/** The columns that a document query selects; `content` is the content column or `NULL`. */
export function documentColumns(content: "documents.content" | "NULL"): string {
  return `documents.facts, ${content} AS content, authors.id AS author_id, authors.name AS author_name,
   authors.designation AS author_designation`;
}

/** The join that a document query needs for them. */
export const joinAuthors = "LEFT JOIN authors ON authors.id = documents.author_id";

/** The order of lists in SQLite: newest first. */
export const newestFirst = "documents.date_published DESC, documents.slug";

/** Parses the `trail` column: folders as JSON, or nothing. */
export const TrailColumn = z.string().transform((text): readonly TrailFolder[] => (text === "" ? [] : toTrail(text)));

/** A document selected as a link. */
export const LinkRow = z.object({ subject: z.string(), slug: z.string(), docType: z.string(), trail: TrailColumn });

const Trail = z.array(z.object({ key: z.string(), title: z.string(), collapsed: z.boolean() }));

function toTrail(text: string): readonly TrailFolder[] {
  return Trail.parse(JSON.parse(text));
}

/** A document selected as one to be reviewed. */
export const ReviewRow = z.object({
  slug: z.string(),
  path: z.string(),
  subject: z.string(),
  by: z.string().nullable(),
  due: z.string(),
});

const PlacedRow = z.object({ docType: z.string(), position: z.string(), trail: TrailColumn });

/** The folders around a document (a row with docType, position, trail): of each, the title and what the positions in it begin with. */
export function toFolders(row: unknown) {
  const found = PlacedRow.safeParse(row).data;
  if (found === undefined) return [];
  const parts = found.position.split(positionSeparator);
  return found.trail.map(({ title }, index) => ({
    name: title,
    docType: found.docType,
    from: `${parts.slice(0, index + 1).join(positionSeparator)}${positionSeparator}`,
  }));
}

/** Parses a document selected with `documentColumns`. */
export function toDocument(row: unknown): StoredDocument {
  const { facts, content, ...author } = DocumentRow.parse(row);
  return {
    ...toFacts(facts),
    content,
    author:
      author.author_id === null
        ? null
        : {
            id: author.author_id,
            name: author.author_name ?? author.author_id,
            designation: author.author_designation,
          },
  };
}

/** Parses the fields of a document that are stored as JSON. */
export function toFacts(text: string): DocumentFacts {
  return Facts.parse(JSON.parse(text));
}

/** Serialises the fields of a document that are stored as JSON. */
export function toFactsText(document: NewDocument): string {
  const facts: DocumentFacts = Facts.parse(document);
  return JSON.stringify(facts);
}

/** Parses the result of `count(*) AS count`. */
export function toCount(row: unknown): number {
  return Count.parse(row).count;
}

import { z } from "zod";
import type { Named } from "../../documents.ts";
import type { FacetedDocument } from "./facets.ts";

const FacetedRow = z.object({
  id: z.number(),
  docType: z.string(),
  category: z.string().nullable(),
  categoryName: z.string().nullable(),
  authorId: z.string().nullable(),
  authorName: z.string().nullable(),
  datePublished: z.string().nullable(),
});
const TagRow = z.object({ id: z.number(), slug: z.string(), name: z.string() });

/** The columns of documents that facets are made of. */
export const facetColumns = `documents.id, documents.doc_type AS "docType", documents.category, documents.category_name AS "categoryName",
  documents.author_id AS "authorId", authors.name AS "authorName", documents.date_published AS "datePublished"`;

/** Those of their tags. */
export const facetTagColumns = "document_id AS id, tag AS slug, name";

/** Joins rows of `facetColumns` with those of `facetTagColumns`. */
export function toFacetedDocuments(rows: readonly unknown[], tagRows: readonly unknown[]): readonly FacetedDocument[] {
  const tags = Map.groupBy(
    tagRows.map((row) => TagRow.parse(row)),
    ({ id }) => id,
  );
  return rows.map((row) => {
    const { id, docType, category, categoryName, authorId, authorName, datePublished } = FacetedRow.parse(row);
    return {
      id,
      values: {
        type: named(docType, docType),
        category: named(category, categoryName),
        tag: tags.get(id) ?? [],
        author: named(authorId, authorName),
        year: named(yearOf(datePublished), yearOf(datePublished)),
      },
    };
  });
}

function named(slug: string | null, name: string | null): readonly Named[] {
  return slug === null || slug === "" ? [] : [{ slug, name: name ?? slug }];
}

function yearOf(date: string | null): string | null {
  return date?.match(/^\d{4}/)?.[0] ?? null;
}

import type { NewDocument } from "./documents.ts";
import { toFactsText } from "./rows.ts";

/**
 * A document's column values, in the order slug, path, doc_type, subject, category, category_name, subcategory, subcategory_name, author_id,
 * date_published, last_updated, featured_image, facts, content, sections, position, trail,
 * review_by, review_due.
 */
export function columnsOf(document: NewDocument) {
  const { category, subcategory } = document;
  return [
    document.slug,
    document.path,
    document.docType,
    document.subject,
    category?.slug ?? null,
    category?.name ?? null,
    subcategory?.slug ?? null,
    subcategory?.name ?? null,
    document.authorId,
    document.datePublished,
    document.lastUpdated,
    document.featuredImage,
    toFactsText(document),
    document.content,
    JSON.stringify(document.sections),
    document.position,
    document.trail.length === 0 ? "" : JSON.stringify(document.trail),
    document.review?.by ?? null,
    document.review?.due ?? null,
  ] as const;
}

import { nameSlug, tagSlug } from "../../../addresses/name-slug.ts";
import { defaultSubcategory } from "./default-subcategory.ts";
import type { DocumentReview, Named, NewDocument } from "../../store/documents.ts";
import type { DocumentFile } from "./content-files.ts";
import type { DocumentParts } from "./front-matter/front-matter.ts";

/** What front matter alone says of a document. */
type Facts = Omit<
  NewDocument,
  | "aliases"
  | "position"
  | "trail"
  | "subject"
  | "authorId"
  | "featuredImage"
  | "readingMinutes"
  | "content"
  | "sections"
>;

/** The facts that front matter gives; `siteLanguage` names the subcategory of documents that have none. */
export function toFacts(file: DocumentFile, { slug, fields }: DocumentParts, siteLanguage: string): Facts {
  return {
    slug,
    path: file.path,
    editUrl: fields.editUrl ?? null,
    hideFromSearch: fields.hideFromSearch,
    review: toReview(fields),
    docType: file.docType,
    language: fields.lang ?? null,
    metaTitle: fields.metaTitle ?? null,
    metaDescription: fields.metaDescription ?? null,
    description: fields.description ?? null,
    category: fields.category === undefined ? null : toNamed(fields.category),
    subcategory: fields.category === undefined ? null : toNamed(fields.subcategory ?? defaultSubcategory(siteLanguage)),
    tags: toTags(fields.tags),
    keywords: fields.keywords,
    datePublished: fields.datePublished ?? null,
    lastUpdated: fields.lastUpdated ?? null,
    location: fields.location ?? null,
    schemaMarkup: fields.schemaMarkup.map((markup) => JSON.stringify(markup)),
  };
}

/** A review is due so many days after the last change. A document without a date is due at once. */
function toReview({ review, lastUpdated, datePublished }: DocumentParts["fields"]): DocumentReview | null {
  if (review === undefined) return null;
  const from = Date.parse(lastUpdated ?? datePublished ?? "1970-01-01");
  return { by: review.by ?? null, due: new Date(from + review.every * dayMs).toISOString() };
}

const dayMs = 86_400_000;

/** Spellings with the same slug are one tag. */
function toTags(names: readonly string[]): Named[] {
  const tags = names.map((name) => ({ slug: tagSlug(name), name }));
  return [...new Map(tags.map((tag) => [tag.slug, tag])).values()];
}

function toNamed(name: string): Named {
  return { slug: nameSlug(name), name };
}

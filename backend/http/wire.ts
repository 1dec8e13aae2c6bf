import { findType } from "../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../content-folder/document-types/document-type.ts";
import type { Named, StoredDocument } from "../store/documents.ts";

/** A document in the form of the contract; without `content` if it was not read. */
export function toWireDocument(document: StoredDocument, types: DocumentTypes) {
  const { author, content, docType } = document;
  const typeName = findType(types, docType)?.label ?? docType;
  return {
    _id: document.slug,
    slug: document.slug,
    subject: document.subject,
    metaTitle: document.metaTitle,
    metaDescription: document.metaDescription,
    ...(content === null ? {} : { content }),
    featuredImage: document.featuredImage,
    category: document.category?.name ?? null,
    subcategory: document.subcategory?.name ?? null,
    typeName,
    docType,
    datePublished: document.datePublished,
    lastUpdated: document.lastUpdated,
    user: author === null ? [] : [{ _id: author.id, name: author.name, designation: author.designation }],
    authorDetails: author === null ? [] : [{ _id: author.id, name: author.name }],
    typeDetails: [{ _id: docType, name: typeName, slug: docType }],
    tagDetails: document.tags.map(toWireTag),
    location: document.location === null ? null : { name: document.location },
    schemaMarkup: document.schemaMarkup.map((markup) => ({ markup })),
    description: document.description,
    ...(document.language === null ? {} : { language: document.language }),
    ...(document.readingMinutes === null ? {} : { readingMinutes: document.readingMinutes }),
    sourcePath: document.path,
    ...(document.editUrl === null ? {} : { editUrl: document.editUrl }),
  };
}

function toWireTag({ slug, name }: Named) {
  return { _id: slug, name, slug };
}

import { linkAddress } from "../../../data/document-types.ts";
import type { DocumentType, DocumentTypes } from "../../../data/document-types.ts";

/** A search. */
export interface SearchRequest {
  readonly term: string;
  /** The id of a document type. Null: documents of every type. */
  readonly type: string | null;
  readonly page: number;
}

/**
 * The URL of a results page.
 *
 * @example searchAddress({ term: "first steps", type: null, page: 2 }) // "/search?q=first+steps&page=2"
 */
export function searchAddress({ term, type, page }: SearchRequest): string {
  const query = new URLSearchParams({
    q: term,
    ...(type ? { type } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/search?${query.toString()}`;
}

/** A document found, as far as its address needs it. */
interface FoundDocument {
  readonly slug: string;
  readonly path: string;
  readonly type: Pick<DocumentType, "id" | "layout" | "listPath">;
}

/**
 * The URL of a document found; glossary terms open in the glossary.
 *
 * @example foundAddress({ slug: "cache", path: "/glossary#cache", type: glossary }, types) // "/glossary#cache"
 */
export function foundAddress(found: FoundDocument, types: DocumentTypes): string {
  const { slug, type } = found;
  return type.layout === "GLOSSARY" ? `${type.listPath}#${encodeURIComponent(slug)}` : linkAddress(types, found);
}

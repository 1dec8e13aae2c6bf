import type { DocTypeName } from "../../../data/doc-type.ts";

/** A search. */
export interface SearchRequest {
  readonly term: string;
  /** Null: documents of every type. */
  readonly type: DocTypeName | null;
  readonly page: number;
}

/**
 * The URL of a results page.
 *
 * @example searchAddress({ term: "name server", type: null, page: 2 }) // "/search?q=name+server&page=2"
 */
export function searchAddress({ term, type, page }: SearchRequest): string {
  const query = new URLSearchParams({
    q: term,
    ...(type ? { type } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/search?${query.toString()}`;
}

/**
 * The URL of a document found; glossary terms open in the glossary.
 *
 * @example foundAddress({ slug: "dnssec", docType: "GLOSSARY" }) // "/glossary#dnssec"
 */
export function foundAddress({
  slug,
  docType,
}: {
  readonly slug: string;
  readonly docType: DocTypeName | null;
}): string {
  return `${docType === "GLOSSARY" ? "/glossary#" : "/article/"}${encodeURIComponent(slug)}`;
}

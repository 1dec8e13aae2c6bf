import type { DocTypeName } from "../../../data/doc-type.ts";

/** What is searched for. */
export interface SearchRequest {
  readonly term: string;
  /** Null: documents of every kind. */
  readonly type: DocTypeName | null;
  readonly page: number;
}

/**
 * The address of a page of results.
 *
 * @example searchAddress({ term: "name server", type: null, page: 2 }) // "/search?q=name+server&page=2"
 */
export const searchAddress = ({ term, type, page }: SearchRequest): string => {
  const query = new URLSearchParams({
    q: term,
    ...(type ? { type } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/search?${query.toString()}`;
};

/**
 * Where a document that was found opens; a term is read among the others.
 *
 * @example foundAddress({ slug: "dnssec", docType: "GLOSSARY" }) // "/glossary#dnssec"
 */
export const foundAddress = ({
  slug,
  docType,
}: {
  readonly slug: string;
  readonly docType: DocTypeName | null;
}): string => `${docType === "GLOSSARY" ? "/glossary#" : "/article/"}${encodeURIComponent(slug)}`;

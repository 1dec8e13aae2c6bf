import type { PageRequest } from "../../data/page.ts";
import { findDocumentType } from "../../data/document-types.ts";
import type { DocumentType, DocumentTypes } from "../../data/document-types.ts";
import { pageNumberOf } from "../../ui/pagination/pages-window.ts";
import type { SearchRequest } from "./box/search-address.ts";

/** The gateway's limit on a search term, in characters. */
const longestTerm = 100;

/** A search with its document type; null for all types. */
export interface TypedSearch extends Omit<SearchRequest, "type"> {
  readonly type: DocumentType | null;
}

/** The search in the URL; null if the term is blank. */
export function toSearchRequest({ search, types }: PageRequest): TypedSearch | null {
  const term = (search["q"] ?? "").trim().slice(0, longestTerm);
  if (term === "") return null;
  return { term, type: typeNamed(search["type"], types), page: pageNumberOf(search["page"]) };
}

/** Addresses from before types were data name them like `HOW_TO`. */
function typeNamed(name: string | undefined, types: DocumentTypes): DocumentType | null {
  return findDocumentType(types, name) ?? findDocumentType(types, name?.toLowerCase().replaceAll("_", "-"));
}

/** The query variables of a search, without unset ones. */
export function toVariables({ term, type, page }: TypedSearch) {
  return { term, page, ...(type ? { types: [type.id] } : {}) };
}

import type { PageRequest } from "../../data/page.ts";
import { findDocumentType } from "../../data/document-types.ts";
import type { DocumentType, DocumentTypes } from "../../data/document-types.ts";
import { pageNumberOf } from "../../ui/pagination/pages-window.ts";
import type { SearchRequest } from "./box/search-address.ts";
import { choiceIn, narrowingOf } from "./facets/search-choice.ts";
import type { SearchChoice } from "./facets/search-choice.ts";

/** A search with its document type; null for all types. */
export interface TypedSearch extends Omit<SearchRequest, "type"> {
  /** Whether only the words as written count, without corrections. */
  readonly exact: boolean;
  readonly type: DocumentType | null;
  /** What it is narrowed to beside the type. */
  readonly choice: SearchChoice;
}

/** The search in the URL; null if the term is blank. */
export function toSearchRequest({ search, types }: PageRequest): TypedSearch | null {
  const term = (search["q"] ?? "").trim();
  if (term === "") return null;
  return {
    term,
    type: typeNamed(search["type"], types),
    page: pageNumberOf(search["page"]),
    exact: search["exact"] === "1",
    choice: choiceIn(search),
  };
}

/** Addresses from before types were data name them like `HOW_TO`. */
function typeNamed(name: string | undefined, types: DocumentTypes): DocumentType | null {
  return findDocumentType(types, name) ?? findDocumentType(types, name?.toLowerCase().replaceAll("_", "-"));
}

/** The query variables of a search. Those with a default are given too: failures are found by them (client/data/failures.ts). */
export function toVariables({ term, type, page, exact, choice }: TypedSearch) {
  const narrowTo = narrowingOf(choice);
  const isFirst = page === 1 && type === null && narrowTo === undefined;
  return { term, page, exact, isFirst, ...(type ? { types: [type.id] } : {}), ...(narrowTo ? { narrowTo } : {}) };
}

import type { PageRequest } from "../../data/page.ts";
import { docTypeNamed } from "../../data/doc-type.ts";
import { pageNumberOf } from "../../ui/pagination/pages-window.ts";
import type { SearchRequest } from "./box/search-address.ts";

/** The gateway's limit on a search term, in characters. */
const longestTerm = 100;

/** The search in the URL; null if the term is blank. */
export function toSearchRequest({ search }: PageRequest): SearchRequest | null {
  const term = (search["q"] ?? "").trim().slice(0, longestTerm);
  return term === "" ? null : { term, type: docTypeNamed(search["type"]), page: pageNumberOf(search["page"]) };
}

/** The query variables of a search, without unset ones. */
export function toVariables({ term, type, page }: SearchRequest) {
  return { term, page, ...(type ? { type } : {}) };
}

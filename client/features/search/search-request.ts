import type { PageRequest } from "../../data/page.ts";
import { docTypeNamed } from "../../data/doc-type.ts";
import { pageNumberOf } from "../../ui/pages-window.ts";
import type { SearchRequest } from "./box/search-address.ts";

/** The gateway searches for at most 100 characters. */
const longestTerm = 100;

/** What the address asks to search for: null while there is nothing but blanks. */
export const toSearchRequest = ({ search }: PageRequest): SearchRequest | null => {
  const term = (search["q"] ?? "").trim().slice(0, longestTerm);
  return term === "" ? null : { term, type: docTypeNamed(search["type"]), page: pageNumberOf(search["page"]) };
};

/** The same as variables of the query, without what is not asked for. */
export const toVariables = ({ term, type, page }: SearchRequest) => ({ term, page, ...(type ? { type } : {}) });

import { findDocType } from "../store/doc-types.ts";
import type { SearchResults } from "../store/search.ts";
import type { Store } from "../store/store.ts";
import { type Handler, ok } from "./answer.ts";
import { readPage, toPagination } from "./paging.ts";
import { toWireDocument } from "./wire.ts";

const maxTermLength = 200;

/** Documents that match a text, best first. A blank text, or a type that does not exist, finds nothing. */
export function searchDocuments({ search, missedSearches }: Pick<Store, "search" | "missedSearches">): Handler {
  return async ({ query }) => {
    const page = readPage(query);
    const term = (query.get("searchTerm") ?? "").trim().slice(0, maxTermLength);
    const searchType = query.get("searchType") ?? "";
    const docType = findDocType(searchType)?.id ?? null;
    const found = searchType !== "" && docType === null ? nothing : await search.find({ term, docType, ...page });
    // Nothing among all texts: that there is nothing of one type says little about what is lacking.
    if (found.total === 0 && searchType === "" && page.page === 1 && isTyped(query)) missedSearches.note(term, Date.now());
    return ok({
      docs: found.items.map(({ document, sections }) => ({ ...toWireDocument(document), sections })),
      pagination: toPagination(page, found),
      correctedTerm: found.correctedTerm,
    });
  };
}

/** Whether somebody typed the text: not the words of an address that leads nowhere, and no message. */
function isTyped(query: URLSearchParams): boolean {
  return !["address", "message"].includes(query.get("purpose") ?? "search");
}

const nothing: SearchResults = { items: [], total: 0, correctedTerm: null };

import { findDocType } from "../store/doc-types.ts";
import type { SearchResults } from "../store/search.ts";
import type { Store } from "../store/store.ts";
import { type Handler, ok } from "./answer.ts";
import { readPage, toPagination } from "./paging.ts";
import { toWireDocument } from "./wire.ts";

const maxTermLength = 200;

/** Documents that match a text, best first. A blank text, or a type that does not exist, finds nothing. */
export function searchDocuments({ search }: Store): Handler {
  return async ({ query }) => {
    const page = readPage(query);
    const term = (query.get("searchTerm") ?? "").trim().slice(0, maxTermLength);
    const searchType = query.get("searchType") ?? "";
    const docType = findDocType(searchType)?.id ?? null;
    const found = searchType !== "" && docType === null ? nothing : await search.find({ term, docType, ...page });
    return ok({
      docs: found.items.map(({ document, sections }) => ({ ...toWireDocument(document), sections })),
      pagination: toPagination(page, found),
      correctedTerm: found.correctedTerm,
    });
  };
}

const nothing: SearchResults = { items: [], total: 0, correctedTerm: null };

import { servedTypes } from "../../store/document-types.ts";
import { facetNames } from "../../store/search/facets/facets.ts";
import type { FacetName } from "../../store/search/facets/facets.ts";
import type { ListChoice } from "../../store/narrowed-lists.ts";
import type { Store } from "../../store/store.ts";
import { ok } from "../answer.ts";
import type { Handler } from "../answer.ts";
import { readPage, toPagination } from "../paging.ts";
import { toWireDocument } from "../wire.ts";
import { readChoice, toWireFacets } from "./search-facets.ts";

/** One page of the documents that have all the given values, and the facets that were asked for. */
export function listNarrowed(store: Pick<Store, "narrowedLists" | "documentTypes">): Handler {
  return async ({ query }) => {
    const page = readPage(query);
    const choice = {
      ...readChoice(query),
      ...given("type", query.get("docType")),
      ...given("subcategory", query.get("subcategory")),
    };
    const types = await servedTypes(store);
    const found = await store.narrowedLists.list(choice, page);
    const names = (query.get("facets") ?? "").split(",").filter(isFacet);
    const counts = await Promise.all(
      names.map(async (name) => [name, await store.narrowedLists.count(choice, name)] as const),
    );
    const values = { type: [], category: [], tag: [], author: [], year: [], ...Object.fromEntries(counts) };
    return ok({
      posts: found.items.map((document) => toWireDocument(document, types)),
      pagination: toPagination(page, found),
      facets: toWireFacets({ counted: found.total, values }, types),
    });
  };
}

function given(name: keyof ListChoice, value: string | null): ListChoice {
  return value === null || value === "" ? {} : { [name]: value };
}

function isFacet(name: string): name is FacetName {
  return facetNames.some((known) => known === name);
}

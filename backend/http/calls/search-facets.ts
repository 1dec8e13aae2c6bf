import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { facetNames } from "../../store/search/facets/facets.ts";
import type { FacetCounts } from "../../store/search/facets/facets.ts";
import type { SearchRequest } from "../../store/search/search.ts";

const choices = facetNames.filter((name) => name !== "type");

/** What the results of a search are narrowed to: the slug of a category, a tag or an author, or a year. */
export function readChoice(query: URLSearchParams): NonNullable<SearchRequest["choice"]> {
  return Object.fromEntries(
    choices.flatMap((name) => {
      const chosen = query.get(name) ?? "";
      return chosen === "" ? [] : [[name, chosen] as const];
    }),
  );
}

/** Facets in the form of the contract. A search that found nothing has no values. */
export function toWireFacets(facets: FacetCounts | null, types: DocumentTypes) {
  const { counted, values } = facets ?? { counted: 0, values: null };
  const labelOf = (id: string): string | undefined => findType(types, id)?.label;
  return {
    counted,
    ...Object.fromEntries(
      facetNames.map((facet) => [
        facet,
        (values?.[facet] ?? []).map(({ slug, name, count }) => ({
          value: slug,
          name: (facet === "type" ? labelOf(slug) : undefined) ?? name,
          count,
        })),
      ]),
    ),
  };
}

import type { SearchIndex } from "../candidates.ts";
import type { SearchRequest } from "../search.ts";
import { countFacets, facetNames, narrowTo } from "./facets.ts";
import type { FacetChoice, FacetCounts } from "./facets.ts";

/** What a search found, in order, and how many that are. */
export interface OrderedResults {
  readonly ids: readonly number[];
  readonly total: number;
}

/** The results that have what was chosen, and the counts of facets; null where neither was asked for. */
export interface NarrowedResults extends OrderedResults {
  readonly facets: FacetCounts | null;
}

/** Results beyond this number are neither counted by facet nor found by a choice. */
export const facetedMax = 2_000;

/** Whether a search counts facets or narrows its results by them. */
export function isFaceted({ facets, choice }: Pick<SearchRequest, "facets" | "choice">): boolean {
  return facets === true || facetNames.some((name) => choice?.[name] !== undefined);
}

/**
 * Narrows results to what a request chose, its type included, and counts facets. `found` are the results of all types; `findOfType` finds those of
 * the type alone, which a question may have although better ones of other types hide them.
 */
export async function narrowResults(
  index: Pick<SearchIndex, "readFaceted">,
  { docType, choice: others = {} }: Pick<SearchRequest, "docType" | "choice">,
  found: OrderedResults,
  findOfType: () => Promise<OrderedResults>,
): Promise<NarrowedResults> {
  const choice: FacetChoice = docType === null ? others : { ...others, type: docType };
  let faceted = await readInOrder(index, found.ids);
  if (docType !== null && narrowTo(faceted, { type: docType }).length === 0) {
    const known = new Set(faceted.map(({ id }) => id));
    const { ids } = await findOfType();
    faceted = [
      ...faceted,
      ...(await readInOrder(
        index,
        ids.filter((id) => !known.has(id)),
      )),
    ];
  }
  const ids = narrowTo(faceted, choice).map(({ id }) => id);
  const isWhole = facetNames.every((name) => choice[name] === undefined);
  return { ...(isWhole ? found : { ids, total: ids.length }), facets: countFacets(faceted, choice) };
}

async function readInOrder(index: Pick<SearchIndex, "readFaceted">, ids: readonly number[]) {
  const counted = ids.slice(0, facetedMax);
  const read = new Map((await index.readFaceted(counted)).map((one) => [one.id, one]));
  return counted.flatMap((id) => read.get(id) ?? []);
}

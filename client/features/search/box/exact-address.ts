import { searchAddress } from "./search-address.ts";
import type { SearchRequest } from "./search-address.ts";

/**
 * The URL of a results page, on which only the words as written count if `exact` is set. Apart from `searchAddress`, which every page loads.
 *
 * @example exactAddress({ term: "domian", type: null, page: 1, exact: true }) // "/search?q=domian&exact=1"
 */
export function exactAddress({ exact, ...request }: SearchRequest & { readonly exact: boolean }): string {
  return `${searchAddress(request)}${exact ? "&exact=1" : ""}`;
}

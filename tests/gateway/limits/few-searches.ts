/** Three searches per minute for one address. */
export const fewSearches = { LIMIT_SEARCHES_PER_MINUTE: "3" };

/** An operation that searches once. */
export function searchOperation(term: string): string {
  return `{ search(term: "${term}", limit: 5) { pagination { totalItems } } }`;
}

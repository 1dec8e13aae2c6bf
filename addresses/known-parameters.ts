/** The query parameters that pages read, in the order of a normalised URL; all others are the same page. */
export const knownParameters = ["q", "type", "exact", "category", "tag", "author", "year", "page"] as const;

/** A search. */
export interface SearchRequest {
  readonly term: string;
  /** The id of a document type. Null: documents of every type. */
  readonly type: string | null;
  readonly page: number;
}

/**
 * The URL of a results page.
 *
 * @example searchAddress({ term: "first steps", type: null, page: 2 }) // "/search?q=first+steps&page=2"
 */
export function searchAddress({ term, type, page }: SearchRequest): string {
  const query = new URLSearchParams({
    q: term,
    ...(type ? { type } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/search?${query.toString()}`;
}

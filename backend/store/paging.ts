/** A page of a list; `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** A page of a list, with the list's total length. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

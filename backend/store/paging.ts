/** A part of a longer list: `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** A part of a longer list, and how long the whole is. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

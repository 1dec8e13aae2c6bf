/** Data of the docs backend, and how long it may be used. */
export interface Fetched<T> {
  readonly data: T;
  /** Until when the data is fresh, in epoch milliseconds. In the past for a stale copy. */
  readonly freshUntil: number;
  /** Until when the data may be used while the backend fails, in epoch milliseconds. */
  readonly usableUntil: number;
  /** Whether the backend failed and this is an older copy. */
  readonly stale: boolean;
}

/** Which part of a list is requested; `page` counts from 1, and `limit` is at least 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** Which part of a list of documents is requested. */
export interface DocumentPageRequest extends PageRequest {
  /** `none` for lists that show no texts: a backend that supports the parameter leaves `content` out. */
  readonly content?: "none";
}

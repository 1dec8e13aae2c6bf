/** Data of the docs backend, and how long it may be used. */
export interface Fetched<T> {
  readonly data: T;
  /** Until when the data is as good as new, in epoch milliseconds. In the past for a stale copy. */
  readonly freshUntil: number;
  /** Until when the data may stand in for an answer of a failing backend, in epoch milliseconds. */
  readonly usableUntil: number;
  /** Whether the backend failed and this is an older copy. */
  readonly stale: boolean;
}

/** Which part of a list is asked for; both count from 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** Which part of a list of documents is asked for. */
export interface DocumentPageRequest extends PageRequest {
  /** `none` for lists that show no texts: a backend that knows the parameter leaves `content` out. */
  readonly content?: "none";
}

import type { Body } from "./body.ts";

/**
 * A finished answer of a public door: the same for every visitor. Headers that differ from response to response (request
 * id, date, age, cache-control) are never part of it.
 */
export interface Answer {
  readonly status: number;
  /** Lower-case names. `content-type` is always there. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  /** Epoch milliseconds until when it is as good as new; in the past for one that was made of stale data. */
  readonly freshUntil: number;
  /** Epoch milliseconds until when it may stand in while the backend fails; 0 for an answer that must not be kept. */
  readonly usableUntil: number;
  /** The fill found that the answer depends on the visitor: it holds nothing, and the request is answered privately. */
  readonly isPrivate?: true;
  /** A search was left out of it, because whoever waited for it may not search now. It is never kept. */
  readonly isWithoutSearch?: true;
}

/** Takes one search from the allowance of the visitor who waits; false where there is none left. */
export type MaySearch = () => Promise<boolean>;

/**
 * Makes the answer of one key: a plain function, the same for a miss and a refresh. It sees no visitor, but may ask, when a search turns out to be
 * needed, whether whoever waits may have it made. Nobody waits for a refresh.
 */
export type Fill = (maySearch?: MaySearch) => Promise<Answer>;

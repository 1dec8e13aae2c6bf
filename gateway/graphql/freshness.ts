import type { Fetched } from "../docs-api/fetched.ts";

/** How long what was read for one request may be shown: the minimum over all its parts. */
export interface Freshness {
  /** Takes the data out of a fetched result, and remembers how long it is good. */
  readonly record: <T>(fetched: Fetched<T>) => T;
  /** Epoch milliseconds; Infinity when nothing was fetched. */
  readonly freshUntil: () => number;
  readonly usableUntil: () => number;
}

/** Builds the freshness of one request. */
export const createFreshness = (): Freshness => {
  let freshUntil = Number.POSITIVE_INFINITY;
  let usableUntil = Number.POSITIVE_INFINITY;
  return {
    record: (fetched) => {
      freshUntil = Math.min(freshUntil, fetched.freshUntil);
      usableUntil = Math.min(usableUntil, fetched.usableUntil);
      return fetched.data;
    },
    freshUntil: () => freshUntil,
    usableUntil: () => usableUntil,
  };
};

import { DocsApiError } from "../docs-api/docs-api-error.ts";
import type { Fetched } from "../docs-api/cache/fetched.ts";

/** How long the data read for one request may be shown: the minimum over all of it. */
export interface Freshness {
  /**
   * Unwraps a fetched result, and records how long it is valid.
   *
   * @throws DocsApiError (`timeout`) when all backend calls of the request together take too long.
   */
  readonly record: <T>(fetching: Promise<Fetched<T>>) => Promise<T>;
  /** What was read may be shown until then at most: it changes by the clock. */
  readonly endAt: (epochMs: number) => void;
  /** Something is left out, because it could not be read: the rest is shown, and not kept. */
  readonly leaveOut: () => void;
  /** Epoch milliseconds; Infinity when nothing was fetched. */
  readonly freshUntil: () => number;
  readonly usableUntil: () => number;
  /** Whether anything is stale or left out, because the backend failed. */
  readonly isStale: () => boolean;
}

/** Builds the freshness of one request, whose backend calls may take `totalMs` together. */
export function createFreshness(totalMs: number): Freshness {
  const deadline = performance.now() + totalMs;
  let freshUntil = Number.POSITIVE_INFINITY;
  let usableUntil = Number.POSITIVE_INFINITY;
  let isStale = false;
  const endAt = (epochMs: number): void => {
    freshUntil = Math.min(freshUntil, epochMs);
    usableUntil = Math.min(usableUntil, epochMs);
  };
  return {
    record: async (fetching) => {
      const fetched = await within(fetching, deadline - performance.now());
      freshUntil = Math.min(freshUntil, fetched.freshUntil);
      usableUntil = Math.min(usableUntil, fetched.usableUntil);
      isStale ||= fetched.stale;
      return fetched.data;
    },
    endAt,
    leaveOut: () => {
      endAt(0);
      isStale = true;
    },
    freshUntil: () => freshUntil,
    usableUntil: () => usableUntil,
    isStale: () => isStale,
  };
}

/** Rejects after `leftMs`. The call itself continues: its result may serve the next request. */
async function within<T>(fetching: Promise<T>, leftMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () =>
        reject(new DocsApiError({ problem: "timeout", call: "request", reason: "all calls together took too long" })),
      Math.max(0, leftMs),
    );
  });
  try {
    return await Promise.race([fetching, late]);
  } finally {
    clearTimeout(timer);
  }
}

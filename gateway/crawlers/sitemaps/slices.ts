/** Entries processed before yielding to other requests. */
export const sliceMax = 500;

/** A long list in slices, each processed in an event-loop turn of its own. */
export function* inSlices<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += sliceMax) yield items.slice(from, from + sliceMax);
}

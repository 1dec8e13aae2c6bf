/** So many entries are worked on before others have their turn. */
export const sliceMax = 500;

/** A long list in slices, which are worked on in a turn of the event loop each. */
export function* inSlices<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += sliceMax) yield items.slice(from, from + sliceMax);
}

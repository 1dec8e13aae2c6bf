/**
 * How many letters must be added, dropped, replaced or swapped with a neighbour to make one word of the other; a
 * number above `max` as soon as it is known to be more than that.
 *
 * @example distanceOf("domian", "domain", 2) // 1
 */
export function distanceOf(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = at(last, column - 1) + Number(from[row - 1] !== to[column - 1]);
      const swapped =
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] ? at(beforeLast, column - 2) + 1 : changed;
      current.push(Math.min(at(last, column) + 1, at(current, column - 1) + 1, changed, swapped));
    }
    if (Math.min(...current) > max && Math.min(...last) > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

/**
 * The threes of neighbouring letters of a word and of its empty ends.
 *
 * @example trigramsOf("dns") // ["  d", " dn", "dns", "ns "]
 */
export function trigramsOf(word: string): string[] {
  const padded = `  ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
}

/** The word with each two neighbouring letters swapped in turn. */
export function swapsOf(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, index) => word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
  );
}

/** How far a correction may be from what was typed: short words have too many neighbours for two changes. */
export function maxDistanceFor(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

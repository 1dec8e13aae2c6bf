/**
 * The number of insertions, deletions, substitutions and swaps of neighbouring letters between two words. Stops early with a number above `max` once
 * the distance must exceed it.
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

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

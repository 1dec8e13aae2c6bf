/** The candidate with the fewest differing letters, where it is close enough to be what was meant; else null. */
export function closestTo(word: string, candidates: readonly string[]): string | null {
  const best = rank(word, candidates)[0];
  return best !== undefined && best.distance <= Math.max(2, word.length / 3) ? best.candidate : null;
}

/** The candidate with the fewest differing letters, however many they are; null where there is none. */
export function nearestTo(word: string, candidates: readonly string[]): string | null {
  return rank(word, candidates)[0]?.candidate ?? null;
}

function rank(word: string, candidates: readonly string[]) {
  return candidates
    .map((candidate) => ({ candidate, distance: distanceBetween(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
}

function distanceBetween(from: string, to: string): number {
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + Number(from[row - 1] !== to[column - 1]);
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, changed));
    }
    last = current;
  }
  return last[to.length] ?? 0;
}

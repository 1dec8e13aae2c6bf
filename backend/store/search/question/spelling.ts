/** All variants of the word with two neighbouring letters swapped. */
export function swapsOf(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, index) => word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
  );
}

/** The maximum edit distance of a correction: short words have too many neighbours for two changes. */
export function maxDistanceFor(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

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

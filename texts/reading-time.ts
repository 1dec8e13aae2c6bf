const wordsPerMinute = 220;

/** The number of words in a text: runs without white space. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** Reading time in whole minutes, at least 1. */
export function readingMinutesFor(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** A word with capitals within, as programmers join words. */
const joined = /(?<![\p{L}\p{N}])[A-Za-z]*[a-z][A-Z][A-Za-z]*/gu;

/** The words of a text that are joined by capitals, as written. */
export function joinedWordsIn(text: string): readonly string[] {
  return text.match(joined) ?? [];
}

/**
 * The words that a joined one is made of, folded.
 *
 * @example partsOfJoined("useLazyQuery") // ["use", "lazy", "query"]
 */
export function partsOfJoined(word: string): readonly string[] {
  const parts = word.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  return parts.map((part) => part.toLowerCase());
}

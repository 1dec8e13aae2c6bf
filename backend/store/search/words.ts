/** A word of a text, as written and as folded by the index, with its offsets. */
export interface Word {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{N}\p{Co}\p{M}]+/gu;

/** The words of a text as the index splits them: runs of letters, digits and private-use characters. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    text: word,
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

/**
 * Folds a word: without case and accents.
 *
 * @example fold("Één") // "een"
 */
export function fold(word: string): string {
  return isAscii.test(word) ? word.toLowerCase() : word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isAscii = /^[\u0000-\u007f]*$/;

/** A text as a sequence of folded words: texts with equal sequences are equal to the search. */
export function foldedWordsOf(text: string): readonly string[] {
  return (text.match(wordPattern) ?? []).map(fold);
}

/**
 * The other number of an English noun, singular or plural, guessed from its ending; a wrong guess finds nothing.
 *
 * @example otherNumberOf("registries") // "registry"
 * @example otherNumberOf("domain") // "domains"
 */
export function otherNumberOf(word: string): string | null {
  if (word.length < 4 || /\P{L}/u.test(word)) return null;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  if (/[^isu]s$/.test(word)) return word.slice(0, -1);
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:[sxz]|[cs]h)$/.test(word) ? `${word}es` : `${word}s`;
}

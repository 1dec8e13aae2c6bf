/** A word of a text, folded as the index folds it, and where it stands. */
export interface Word {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const wordPattern = /[\p{L}\p{N}\p{Co}\p{M}]+/gu;

/** The words of a text as the index tells them apart: runs of letters, digits and private characters. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    text: word,
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
}

/**
 * A word without case and accents.
 *
 * @example fold("Één") // "een"
 */
export function fold(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** A query in the index's own language, and the words that it looks for. */
export interface Query {
  readonly expression: string;
  readonly words: readonly string[];
  /** The last word may be unfinished: it matches every word that begins with it. */
  readonly prefix: string;
}

/** Every word must be there; the last may be the beginning of one. */
export function allWords(words: readonly Word[]): Query {
  return toQuery(words, " AND ");
}

/** One of the words must be there. Short words, which stand in every text, count only where there are no others. */
export function anyWord(words: readonly Word[]): Query {
  const telling = words.filter(({ folded }) => folded.length > 3);
  return toQuery(telling.length > 0 ? telling : words, " OR ");
}

/**
 * Words hold nothing but letters and digits and stand in quotes, so nothing that a visitor types is ever read as
 * syntax of the index.
 */
function toQuery(words: readonly Word[], operator: " AND " | " OR "): Query {
  const last = words.at(-1);
  const terms = words.map((word) => (word === last ? `("${word.text}" OR "${word.text}" *)` : `"${word.text}"`));
  return { expression: terms.join(operator), words: words.map(({ folded }) => folded), prefix: last?.folded ?? "" };
}

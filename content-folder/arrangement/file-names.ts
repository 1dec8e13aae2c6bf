const leadingNumber = /^(\d{1,3})(?:[-_. ]+)(?=[^-_. ])/;

/** A name in a path, without the number at its beginning. */
export interface NumberedName {
  /** Null if it begins with no number. */
  readonly number: number | null;
  readonly name: string;
}

/**
 * Takes the number off the beginning of a file's or folder's name. Four digits are a year, and stay.
 *
 * @example readName("01-install") // { number: 1, name: "install" }
 * @example readName("2024-review") // { number: null, name: "2024-review" }
 */
export function readName(text: string): NumberedName {
  const [whole, digits] = leadingNumber.exec(text) ?? [];
  return whole === undefined
    ? { number: null, name: text }
    : { number: Number(digits), name: text.slice(whole.length) };
}

/** Whether a file is the index page of its folder: `index.md`, or `README.md`. */
export function isIndex(file: string): boolean {
  return /^(?:index|readme)\.md$/i.test(file);
}

/** @example wordsOf("getting-started") // "Getting started" */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/[-_.\s]+/g, " ").trim();
  return words === "" ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

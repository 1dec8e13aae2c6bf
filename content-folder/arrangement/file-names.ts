import { basename } from "node:path";

const leadingNumber = /^(\d{1,3})(?:[-_. ]+)(?=[^-_. ])/;

/** A version such as `1.0`, `10.x` or `2.0-beta`, and a name of digits alone: `4-2-1`, `24-11-02`. */
const versionOrDate = /^\d+(?:\.(?:\d|x(?![\p{L}\p{N}]))|(?:[-_]\d+)+$)/u;

/** A name in a path, without the number at its beginning. */
export interface NumberedName {
  /** By which it is sorted; null if it begins with no number. */
  readonly number: number | null;
  readonly name: string;
}

/**
 * Takes the number off the beginning of a file's or folder's name, in composed form. Four digits are a year, and stay. Versions and dates are sorted by their first
 * number, and stay whole.
 *
 * @example readName("01-install") // { number: 1, name: "install" }
 * @example readName("2024-review") // { number: null, name: "2024-review" }
 * @example readName("1.0") // { number: 1, name: "1.0" }
 */
export function readName(given: string): NumberedName {
  const text = given.normalize("NFC");
  const [whole, digits] = leadingNumber.exec(text) ?? [];
  if (whole === undefined) return { number: null, name: text };
  return { number: Number(digits), name: versionOrDate.test(text) ? text : text.slice(whole.length) };
}

/** Whether a file is the index page of its folder: `index.md`, or `README.md`. */
export function isIndex(file: string): boolean {
  return /^(?:index|readme)\.md$/i.test(file);
}

/** Whether a file or folder is set aside by its name: neither a document nor a page. What begins with an underscore is there to be included. */
export function isSetAside(name: string): boolean {
  return /^[._]/.test(name);
}

/** What stands between words; the dots of a version are part of it. */
const betweenWords = /(?:[-_\s]|(?<!\d)\.|\.(?!\d|x(?![\p{L}\p{N}])))+/gu;

/**
 * A name as a title.
 *
 * @example wordsOf("getting-started") // "Getting started"
 * @example wordsOf("release-1.0") // "Release 1.0"
 */
export function wordsOf(name: string): string {
  const words = name.replaceAll(betweenWords, " ").trim();
  return words === "" ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The title of a document or page that has none, derived from its file name.
 *
 * @example titleOfPath("how-to/get-started.md") // "Get started"
 * @example titleOfPath("how-to/install/index.md") // "Install"
 */
export function titleOfPath(path: string): string {
  const parts = path.split("/");
  const name = isIndex(basename(path)) ? (parts.at(-2) ?? "") : basename(path, ".md");
  return wordsOf(readName(name).name);
}

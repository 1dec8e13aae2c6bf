const latin: readonly string[] = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** Letters that Unicode does not decompose, and the letters they are filed under. */
const filedUnder: Readonly<Record<string, string>> = { Æ: "A", Ð: "D", Đ: "D", Ł: "L", Ø: "O", Œ: "O", Þ: "T" };

/**
 * The letter that a term is filed under: accents are removed, punctuation before the first letter or digit is skipped, katakana
 * counts as hiragana. Null for digits, and for Chinese characters, of which nearly every term has its own.
 *
 * @example letterOf("Évaluation") // "E"
 */
export function letterOf(term: string): string | null {
  const first = /[\p{L}\p{N}]/u.exec(term)?.[0] ?? "";
  const upper = first.normalize("NFKD").charAt(0).toUpperCase();
  const letter = filedUnder[upper] ?? toHiragana(upper);
  return /^(?!\p{Script=Han})\p{L}$/u.test(letter) ? letter : null;
}

function toHiragana(letter: string): string {
  return /[ァ-ヶ]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) - 0x60) : letter;
}

/**
 * The letters of a filter: A to Z, and after them those of other alphabets that terms are filed under. Without A to Z where all
 * terms are filed under others.
 */
export function lettersFor(filled: ReadonlySet<string | null>): readonly string[] {
  // One order on the server and in every browser.
  const others = [...filled]
    .filter((letter): letter is string => letter !== null && !latin.includes(letter))
    .toSorted(new Intl.Collator("en").compare);
  return others.length === 0 || latin.some((letter) => filled.has(letter)) ? [...latin, ...others] : others;
}

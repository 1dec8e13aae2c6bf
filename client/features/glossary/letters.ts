/** The letters that terms are filed under. */
export const letters: readonly string[] = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** Letters that Unicode does not decompose, and the letters they are filed under. */
const filedUnder: Readonly<Record<string, string>> = { Æ: "A", Ð: "D", Đ: "D", Ł: "L", Ø: "O", Œ: "O", Þ: "T" };

/**
 * The letter that a term is filed under: accents are removed, punctuation before the first letter or digit is skipped. Null
 * if the term does not begin with A to Z.
 *
 * @example letterOf("Évaluation") // "E"
 */
export function letterOf(term: string): string | null {
  const first = /[\p{L}\p{N}]/u.exec(term)?.[0] ?? "";
  const upper = first.normalize("NFKD").charAt(0).toUpperCase();
  const letter = filedUnder[upper] ?? upper;
  return letters.includes(letter) ? letter : null;
}

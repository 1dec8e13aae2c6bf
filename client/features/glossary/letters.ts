/** The letters that terms are filed under. */
export const letters: readonly string[] = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** Letters that are no accented form of another one, and where they are filed. */
const filedUnder: Readonly<Record<string, string>> = { Æ: "A", Ð: "D", Đ: "D", Ł: "L", Ø: "O", Œ: "O", Þ: "T" };

/**
 * The letter that a term is filed under: accents fold to their letter, marks before the first word do not count. Null for a
 * term that begins with no letter of A to Z.
 *
 * @example letterOf("Évaluation") // "E"
 */
export const letterOf = (term: string): string | null => {
  const first = /[\p{L}\p{N}]/u.exec(term)?.[0] ?? "";
  const upper = first.normalize("NFKD").charAt(0).toUpperCase();
  const letter = filedUnder[upper] ?? upper;
  return letters.includes(letter) ? letter : null;
};

/** Scripts that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
]);

/**
 * The direction in which a language is written.
 *
 * @example directionOf("ar") // "rtl"
 */
export function directionOf(language: string): "ltr" | "rtl" {
  return rightToLeft.has(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** Whether a tag is well formed, as numbers and dates need it, and begins with a code of two or three letters, as all that are in use do. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1 && /^[a-z]{2,3}(?:-|$)/i.test(tag);
  } catch {
    return false;
  }
}

/**
 * A well-formed tag as all of the product writes it: languages in small letters, regions in capitals.
 *
 * @example canonicalTag("PT-br") // "pt-BR"
 */
export function canonicalTag(tag: string): string {
  return Intl.getCanonicalLocales(tag)[0] ?? tag;
}

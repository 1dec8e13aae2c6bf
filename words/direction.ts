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

/** Whether a tag is well formed, as numbers and dates need it, and begins with the code of a language: of two letters one that there is, or any of three. */
export function isLanguageTag(tag: string): boolean {
  try {
    const code = /^[a-z]{2,3}(?=-|$)/i.exec(tag)?.[0];
    return Intl.getCanonicalLocales(tag).length === 1 && code !== undefined && (code.length > 2 || hasName(code));
  } catch {
    return false;
  }
}

let names: Intl.DisplayNames | undefined;

/** "jp" is a country: the language is "ja". */
function hasName(code: string): boolean {
  names ??= new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  return names.of(code) !== undefined;
}

/**
 * A well-formed tag as all of the product writes it: languages in small letters, regions in capitals.
 *
 * @example canonicalTag("PT-br") // "pt-BR"
 */
export function canonicalTag(tag: string): string {
  return Intl.getCanonicalLocales(tag)[0] ?? tag;
}

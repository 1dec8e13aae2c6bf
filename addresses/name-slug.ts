/**
 * The path segment for the name of a category or type: letters and digits of every script in lower case, joined by hyphens. Latin letters lose
 * their accents, so that the address can be typed and spelling variants coincide. Other scripts keep their marks, because words change meaning
 * without them. Empty for a name without a letter or digit.
 *
 * These addresses are public: a change here breaks links that visitors have saved (docs/decisions/0010).
 *
 * @example nameSlug("Plans & prices") // "plans-prices"
 * @example nameSlug("Émissions à Zürich") // "emissions-a-zurich"
 */
export function nameSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/**
 * The path segment for the name of a tag: as of other names, with the signs spoken that end a word or stand before its version, so that tags that differ
 * in nothing else have addresses of their own.
 *
 * @example tagSlug("C++") // "c-plus-plus"
 * @example tagSlug("C#") // "c-sharp"
 */
export function tagSlug(name: string): string {
  return nameSlug(name.normalize("NFKC").replaceAll(spokenSigns, spoken));
}

/** Signs that end a word, several of them before anything, and those before a version: "C++17". */
const spokenSigns = /(?<=[\p{L}\p{N}])(?:[+#]+(?![\p{L}\p{N}+#])|\+{2,}|#(?=\p{N}))/gu;

function spoken(signs: string): string {
  return `${signs.replaceAll("+", " plus").replaceAll("#", " sharp")} `;
}

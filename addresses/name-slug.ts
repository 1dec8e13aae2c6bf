/**
 * The part of an address made of a name: of a category, a type or a tag. Letters and digits of every script in lower case, joined by
 * hyphens; the letters of the Latin script without their accents, so that an address can be typed and two spellings meet. Other
 * scripts keep their marks, without which words become other words. Empty for a name without a letter or a digit.
 *
 * These addresses are public: a change here breaks what readers have saved (docs/decisions/0010).
 *
 * @example nameSlug("DNS & hosting") // "dns-hosting"
 * @example nameSlug("Émissions à Zürich") // "emissions-a-zurich"
 */
export const nameSlug = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/**
 * A name as the part of an address: letters and digits in lower case, without accents, joined by hyphens.
 *
 * @example slugify("DNS & hosting") // "dns-hosting"
 */
export function slugify(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

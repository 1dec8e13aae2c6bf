/**
 * A name as lists are sorted by it: without case and accents.
 *
 * @example sortNameOf("Über uns") // "uber uns"
 */
export function sortNameOf(name: string): string {
  return name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * The last part of an address made from a name, for backends that give none.
 *
 * @example slugOf("Domain Sales & Leases", null) // "domain-sales-leases"
 */
export const slugOf = (name: string, id: string | null): string => {
  const slug = name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/gu, "");
  return slug === "" ? (id ?? name) : slug;
};

/** What documents are grouped by on pages of their own. */
export type AddressedGroup = "category" | "type" | "tag";

/**
 * The address of a group of documents: root-absolute, percent-encoded, without a trailing slash.
 *
 * @example groupAddress("tag", "größe") // "/tag/gr%C3%B6%C3%9Fe"
 * @example groupAddress("category", "recipes", "soups") // "/category/recipes/soups"
 */
export function groupAddress(kind: AddressedGroup, slug: string, subcategory: string | null = null): string {
  return ["", kind, slug, ...(subcategory === null ? [] : [subcategory])].map(encodeURIComponent).join("/");
}

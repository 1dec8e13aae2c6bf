/** The items with a slug of their own, in their order: of several with one slug the first, since it opens only one document. */
export function uniqueBySlug<T extends { readonly slug: string }>(items: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return items.filter(({ slug }) => seen.size < seen.add(slug).size);
}

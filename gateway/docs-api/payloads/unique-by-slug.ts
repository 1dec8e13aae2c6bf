/** The items with a slug of their own, in their order: of several with one slug the first, since it opens only one document. */
export function uniqueBySlug<T extends { readonly slug: string }>(items: readonly T[]): readonly T[] {
  return uniqueBy(items, ({ slug }) => slug);
}

/** The same for items that have their slug elsewhere. */
export function uniqueBy<T>(items: readonly T[], slugOf: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => seen.size < seen.add(slugOf(item)).size);
}

/** The people, each once. A backend may give all of them one id, so the name counts too. */
export function eachPersonOnce<T extends { readonly _id: string | null; readonly name: string }>(
  people: readonly T[],
): readonly T[] {
  return uniqueBy(people, ({ _id, name }) => JSON.stringify([_id, name]));
}

/** The types or tags of a document, each once. Two names may make one slug. */
export function eachDetailOnce<T extends { readonly _id: string | null; readonly name: string; readonly slug: string }>(
  details: readonly T[],
): readonly T[] {
  return uniqueBy(details, ({ _id, name, slug }) => JSON.stringify([slug, _id, name]));
}

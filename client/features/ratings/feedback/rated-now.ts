/** Remembers that a document was rated since the page was loaded. */
export const noteRated = (slug: string): void => void slugs.add(slug);

/** Whether it was. Who rated on an earlier visit is not asked for reasons again. */
export const isRatedNow = (slug: string): boolean => slugs.has(slug);

const slugs = new Set<string>();

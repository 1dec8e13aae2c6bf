/** Records that a document was rated during this page load. */
export function markRated(slug: string): void {
  void slugs.add(slug);
}

/** Whether a document was rated during this page load. Ratings from earlier visits do not prompt for feedback again. */
export function isRatedNow(slug: string): boolean {
  return slugs.has(slug);
}

const slugs = new Set<string>();

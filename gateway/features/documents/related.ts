import type { DocumentPayload } from "../../docs-api/payloads/document.ts";
import type { CategoryPayload, GroupPayload } from "../../docs-api/payloads/groups.ts";

/** A shared tag counts more than a shared subcategory, and that more than a shared category. */
const weights = { tag: 3, subCategory: 2, category: 1 } as const;

/**
 * The slugs of the documents closest to one, best first: those that share its tags, its subcategory or its category. A rare
 * tag counts more than one that half the site has. The document itself never appears.
 */
export function relatedSlugs(
  document: DocumentPayload,
  tags: readonly GroupPayload[],
  categories: readonly CategoryPayload[],
  limit: number,
): readonly string[] {
  const scores = new Map<string, number>();
  const add = (docs: readonly { readonly slug: string }[], weight: number): void => {
    const share = weight / Math.log2(docs.length + 2);
    for (const { slug } of docs) scores.set(slug, (scores.get(slug) ?? 0) + share);
  };
  const own = new Set(document.tagDetails.map(({ slug }) => slug));
  for (const tag of tags) if (own.has(tag.slug)) add(tag.docs, weights.tag);
  for (const category of categories.filter(({ name }) => name === document.category)) {
    for (const { docs } of category.subCategories) {
      add(docs, docs.some(({ slug }) => slug === document.slug) ? weights.subCategory : weights.category);
    }
  }
  scores.delete(document.slug);
  return firstOf(scores, limit).map(([slug]) => slug);
}

type Scored = readonly [string, number];

/** The best ones in order; the others, which may be thousands, are not sorted. */
function firstOf(scores: Iterable<Scored>, limit: number): readonly Scored[] {
  const best: Scored[] = [];
  for (const one of scores) {
    const last = best[limit - 1];
    if (last !== undefined && byScoreThenSlug(last, one) < 0) continue;
    const at = best.findIndex((other) => byScoreThenSlug(one, other) < 0);
    best.splice(at === -1 ? best.length : at, 0, one);
    if (best.length > limit) best.pop();
  }
  return best;
}

function byScoreThenSlug([slugA, a]: Scored, [slugB, b]: Scored): number {
  return b - a || (slugA < slugB ? -1 : 1);
}

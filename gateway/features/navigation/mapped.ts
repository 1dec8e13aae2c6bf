import { nameSlug } from "../../../addresses/name-slug.ts";
import type { TreeLinkPayload } from "../../docs-api/calls/tree.ts";
import type { DocumentLinkPayload } from "../../docs-api/payloads/document.ts";
import type { CategoryPayload, GroupPayload } from "../../docs-api/payloads/groups.ts";
import { totalOf } from "../../docs-api/payloads/tolerant.ts";

/** `Navigation` has no data of its own: each of its four fields reads its own group. */
export interface MappedNavigation {
  readonly kind: "navigation";
}

/** A link to a document; the folders around it where the backend gives them. */
export interface MappedDocumentLink extends DocumentLinkPayload {
  readonly trail?: TreeLinkPayload["trail"];
}

/** A category with slugs that are unique among its siblings. */
export interface MappedCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly count: number;
  readonly subCategories: readonly MappedSubCategory[];
}

/** A subcategory with the documents in it. */
export interface MappedSubCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly count: number;
  readonly docs: readonly DocumentLinkPayload[];
}

/** Gives the categories their slugs: slugified names, with the id added where they clash (decisions, section 3). */
export function toCategoryTree(categories: readonly CategoryPayload[]): readonly MappedCategory[] {
  return withSlugs(categories).map(({ item, slug }) => ({
    id: item._id,
    name: item.name,
    slug,
    count: totalOf(item.subCategories.map(({ count }) => count)),
    subCategories: withSlugs(item.subCategories).map((sub) => ({
      id: sub.item._id,
      name: sub.item.name,
      slug: sub.slug,
      count: sub.item.count,
      docs: sub.item.docs,
    })),
  }));
}

/** Types or tags with slugs of their own: behind one that an earlier group has stands the id (decisions, section 3). */
export function withDistinctSlugs(groups: readonly GroupPayload[]): readonly GroupPayload[] {
  const taken = new Set<string>();
  return groups.map((group) => {
    const slug = taken.has(group.slug) ? `${group.slug}-${group._id}` : group.slug;
    taken.add(slug);
    return slug === group.slug ? group : { ...group, slug };
  });
}

interface Named {
  readonly _id: string;
  readonly name: string;
}

function withSlugs<T extends Named>(items: readonly T[]): readonly { readonly item: T; readonly slug: string }[] {
  const counts = new Map<string, number>();
  const slugs = items.map(({ name }) => nameSlug(name));
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return items.map((item, index) => {
    const slug = slugs[index] ?? "";
    return {
      item,
      slug: slug === "" || (counts.get(slug) ?? 0) > 1 ? [slug, item._id].filter(Boolean).join("-") : slug,
    };
  });
}

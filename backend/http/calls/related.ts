import type { DocumentLink, StoredDocument } from "../../store/documents.ts";
import type { GroupKind } from "../../store/navigation.ts";
import type { Store } from "../../store/store.ts";

/** A shared tag indicates more than a shared subcategory, and that more than a shared category. */
const weights = { tag: 3, subcategory: 2, category: 1 } as const;

/** Only the newest members of each group count: a group that half the site is in is a weak signal anyway. */
const membersMax = 50;
const relatedMax = 12;

/** The most closely related documents, best first: those that share tags, subcategory or category. Small groups count more. */
export async function relatedLinks(
  navigation: Store["navigation"],
  { slug: own, tags, category, subcategory }: StoredDocument,
): Promise<readonly DocumentLink[]> {
  const groups: readonly (readonly [keyof typeof weights & GroupKind, string])[] = [
    ...tags.map(({ slug }) => ["tag", slug] as const),
    ...(category === null ? [] : [["category", category.slug] as const]),
    ...(category === null || subcategory === null
      ? []
      : [["subcategory", `${category.slug}.${subcategory.slug}`] as const]),
  ];
  const scores = new Map<string, { readonly link: DocumentLink; readonly score: number }>();
  for (const [kind, id] of groups) {
    const found = await navigation.listDocs(kind, id, { page: 1, limit: membersMax });
    if (found === null) continue;
    const share = weights[kind] / Math.log2(found.group.count + 2);
    for (const link of found.docs.items)
      scores.set(link.slug, { link, score: (scores.get(link.slug)?.score ?? 0) + share });
  }
  scores.delete(own);
  return [...scores.values()]
    .sort((a, b) => b.score - a.score || (a.link.slug < b.link.slug ? -1 : 1))
    .slice(0, relatedMax)
    .map(({ link }) => link);
}

import { tagSlug } from "../../../addresses/name-slug.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import type { GroupPayload } from "../../docs-api/payloads/groups.ts";

type Groups = readonly GroupPayload[];

/** Kept as long as the groups, and made anew for other types. */
const named = new WeakMap<Groups, { readonly types: DocumentTypes; readonly groups: Groups }>();

/**
 * The groups of types, where those that a backend gives without slugs have the ids of the site's types that are called like them: the addresses of their
 * pages and documents are made of these. The same array for the same groups and types.
 */
export function namedTypes(groups: Groups, types: DocumentTypes): Groups {
  const known = named.get(groups);
  if (known?.types === types) return known.groups;
  const made = groups.every(({ hasSlug }) => hasSlug) ? groups : withTypeIds(groups, types);
  named.set(groups, { types, groups: made });
  return made;
}

function withTypeIds(groups: Groups, { all, removed }: DocumentTypes): Groups {
  const types = [...all, ...removed];
  const ofSite = new Set(types.map(({ id }) => id));
  const taken = new Set(groups.filter(({ hasSlug, slug }) => hasSlug || ofSite.has(slug)).map(({ slug }) => slug));
  const free = types.toReversed().filter(({ id }) => !taken.has(id));
  // Of equal names the later counts: the first type's, and a label before a list's.
  const ids = new Map([
    ...free.map(({ id, listLabel }) => [tagSlug(listLabel), id] as const),
    ...free.map(({ id, label }) => [tagSlug(label), id] as const),
  ]);
  return groups.map((group) => {
    const id = group.hasSlug || ofSite.has(group.slug) ? undefined : ids.get(group.slug);
    if (id === undefined || taken.has(id)) return group;
    taken.add(id);
    return { ...group, slug: id };
  });
}

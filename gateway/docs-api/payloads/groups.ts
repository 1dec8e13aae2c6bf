import { z } from "zod";
import { DocumentLinkPayload } from "./document.ts";
import { slugOf } from "./slug.ts";
import {
  listOf,
  optionalCount,
  optionalDateAsWritten,
  optionalId,
  optionalText,
  requiredShortText,
  totalOf,
} from "./tolerant.ts";
import { uniqueBySlug } from "./unique-by-slug.ts";

const groupFields = {
  _id: optionalId,
  name: requiredShortText,
  docs: listOf(DocumentLinkPayload).transform(uniqueBySlug),
  count: optionalCount,
};

interface WithDocs {
  readonly _id: string;
  readonly name: string;
  readonly docs: readonly z.output<typeof DocumentLinkPayload>[];
  readonly count: number;
}

/** The groups, each once, with the documents of all that have its id and its name: a backend that joins its tables may send a group for each document. */
export function eachGroupOnce<Group extends WithDocs>(groups: readonly Group[]): readonly Group[] {
  return mergedBy(groups, (first, same) => {
    const docs = uniqueBySlug(same.flatMap((group) => group.docs));
    return { ...first, docs, count: same.reduce((most, { count }) => Math.max(most, count), docs.length) };
  });
}

/** The same for categories. */
export function eachCategoryOnce(categories: readonly CategoryPayload[]): readonly CategoryPayload[] {
  return mergedBy(categories, (first, same) => {
    const subCategories = eachGroupOnce(same.flatMap((category) => category.subCategories));
    const counted = totalOf(subCategories.map(({ count }) => count));
    return { ...first, subCategories, count: same.reduce((most, { count }) => Math.max(most, count), counted) };
  });
}

/** Merges the items of one id and one name. Those that are alone stay as they are. */
function mergedBy<Item extends Pick<WithDocs, "_id" | "name">>(
  items: readonly Item[],
  merge: (first: Item, same: readonly Item[]) => Item,
): readonly Item[] {
  const byName = Map.groupBy(items, ({ _id, name }) => JSON.stringify([_id, name]));
  if (byName.size === items.length) return items;
  return [...byName.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [others.length === 0 ? first : merge(first, [first, ...others])],
  );
}

const SubCategoryPayload = z.object(groupFields).transform((group) => ({
  ...group,
  _id: group._id ?? slugOf(group.name, null),
  count: group.count ?? group.docs.length,
}));

/** A category with its subcategories. */
export const CategoryPayload = z
  .object({
    _id: optionalId,
    name: requiredShortText,
    subCategories: listOf(SubCategoryPayload).transform(eachGroupOnce),
    count: optionalCount,
  })
  .transform((category) => ({
    ...category,
    _id: category._id ?? slugOf(category.name, null),
    count: category.count ?? totalOf(category.subCategories.map(({ count }) => count)),
  }));
export type CategoryPayload = Readonly<z.output<typeof CategoryPayload>>;

/** A type or a tag with its documents. */
export const GroupPayload = z.object({ ...groupFields, slug: optionalText }).transform((group) => {
  const groupSlug = group.slug ?? slugOf(group.name, group._id);
  return {
    ...group,
    _id: group._id ?? groupSlug,
    slug: groupSlug,
    /** Whether the backend gave the slug: otherwise it is made of the name. */
    hasSlug: group.slug !== null,
    count: group.count ?? group.docs.length,
  };
});
export type GroupPayload = Readonly<z.output<typeof GroupPayload>>;

/** An author with their documents. */
export const UserGroupPayload = z
  .object({ ...groupFields, lastPublished: optionalDateAsWritten })
  .transform((group) => ({
    ...group,
    _id: group._id ?? slugOf(group.name, null),
    count: group.count ?? group.docs.length,
  }));
export type UserGroupPayload = Readonly<z.output<typeof UserGroupPayload>>;

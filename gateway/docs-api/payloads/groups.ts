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

const SubCategoryPayload = z.object(groupFields).transform((group) => ({
  ...group,
  _id: group._id ?? slugOf(group.name, null),
  count: group.count ?? group.docs.length,
}));

/** A category with its subcategories. */
export const CategoryPayload = z
  .object({ _id: optionalId, name: requiredShortText, subCategories: listOf(SubCategoryPayload), count: optionalCount })
  .transform((category) => ({
    ...category,
    _id: category._id ?? slugOf(category.name, null),
    count: category.count ?? totalOf(category.subCategories.map(({ count }) => count)),
  }));
export type CategoryPayload = Readonly<z.output<typeof CategoryPayload>>;

/** A type or a tag with its documents. */
export const GroupPayload = z.object({ ...groupFields, slug: optionalText }).transform((group) => {
  const groupSlug = group.slug ?? slugOf(group.name, group._id);
  return { ...group, _id: group._id ?? groupSlug, slug: groupSlug, count: group.count ?? group.docs.length };
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

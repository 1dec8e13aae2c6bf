import type { LevelKind } from "../../docs-api/calls/tree.ts";
import type { DocumentPayload, GroupPayload } from "../../docs-api/payloads/document.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { paginationOf, toPagination } from "./mapped.ts";
import type { Levels } from "../navigation/levels.ts";
import type { MappedDocumentPage, MappedGroupPage } from "./mapped.ts";
import { assertPage } from "./page-arguments.ts";
import type { PageArguments } from "./page-arguments.ts";

/** One page of an author's documents; null when there is no such author. */
export const documentsByAuthor = async (
  context: GatewayContext,
  authorId: string,
  page: PageArguments,
): Promise<MappedGroupPage | null> => {
  assertPage(page);
  const [list, author] = await Promise.all([
    context.documents.byAuthor.load({ key: authorId, ...page }),
    context.authors.byId(authorId),
  ]);
  if (list === null || (author === null && list.docs.length === 0)) return null;
  const name = author?.name ?? list.docs[0]?.user[0]?.name ?? list.docs[0]?.authorDetails[0]?.name ?? authorId;
  return { name, items: list.docs, pagination: toPagination(list.pagination) };
};

/** One page of a tag's documents; null when there is no such tag. */
export const documentsByTag = async (
  context: GatewayContext,
  slug: string,
  page: PageArguments,
): Promise<MappedGroupPage | null> => {
  assertPage(page);
  const levels = await context.navigation.levels();
  return levels
    ? documentsOfLevel(context, levels, "tag", slug, page)
    : documentsOfGroup(context, (await context.navigation.tags()).find((tag) => tag.slug === slug) ?? null, page);
};

/** One page of a type's documents, by the navigation's types; null when there is no such type. */
export const documentsByType = async (
  context: GatewayContext,
  slug: string,
  page: PageArguments,
): Promise<MappedGroupPage | null> => {
  assertPage(page);
  const levels = await context.navigation.levels();
  return levels
    ? documentsOfLevel(context, levels, "type", slug, page)
    : documentsOfGroup(context, (await context.navigation.types()).find((type) => type.slug === slug) ?? null, page);
};

/** One page of a category's or subcategory's documents; null when there is no such category. */
export const documentsByCategory = async (
  context: GatewayContext,
  { slug, subcategory }: { readonly slug: string; readonly subcategory: string | null },
  page: PageArguments,
): Promise<MappedGroupPage | null> => {
  assertPage(page);
  const levels = await context.navigation.levels();
  if (levels)
    return subcategory === null
      ? documentsOfLevel(context, levels, "category", slug, page)
      : documentsOfLevel(context, levels, "subcategory", `${slug}.${subcategory}`, page);
  const category = (await context.navigation.categoryTree()).find((one) => one.slug === slug);
  if (!category) return null;
  if (subcategory !== null)
    return documentsOfGroup(context, category.subCategories.find((one) => one.slug === subcategory) ?? null, page);
  const docs = uniqueBySlug(category.subCategories.flatMap((one) => one.docs));
  return documentsOfGroup(context, { name: category.name, docs }, page);
};

type Group =
  | Pick<GroupPayload, "name" | "docs">
  | { readonly name: string; readonly docs: readonly { readonly slug: string }[] };

const documentsOfGroup = async (
  context: GatewayContext,
  group: Group | null,
  { page, limit }: PageArguments,
): Promise<MappedGroupPage | null> =>
  group === null
    ? null
    : {
        name: group.name,
        ...(await documentsShown(context, group.docs.slice((page - 1) * limit, page * limit), group.docs.length, {
          page,
          limit,
        })),
      };

const documentsOfLevel = async (
  context: GatewayContext,
  levels: Levels,
  kind: LevelKind,
  id: string,
  { page, limit }: PageArguments,
): Promise<MappedGroupPage | null> => {
  const found = await levels.docs(kind, id, { offset: (page - 1) * limit, limit });
  return (
    found && { name: found.group.name, ...(await documentsShown(context, found.items, found.total, { page, limit })) }
  );
};

/** The navigation names only subject and slug, so the documents of the page shown are read one by one, side by side. */
const documentsShown = async (
  context: GatewayContext,
  links: readonly { readonly slug: string }[],
  total: number,
  { page, limit }: PageArguments,
): Promise<MappedDocumentPage> => {
  const found = await Promise.all(links.map(({ slug }) => context.documents.bySlug.load(slug)));
  return { items: found.filter(isThere), pagination: paginationOf(total, page, limit) };
};

const isThere = (document: DocumentPayload | null): document is DocumentPayload => document !== null;

const uniqueBySlug = <T extends { readonly slug: string }>(docs: readonly T[]): readonly T[] => [
  ...new Map(docs.map((doc) => [doc.slug, doc])).values(),
];

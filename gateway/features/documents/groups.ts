import { tagSlug } from "../../../addresses/name-slug.ts";
import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { TreeGroupKind } from "../../docs-api/calls/tree.ts";
import type { GroupPayload } from "../../docs-api/payloads/groups.ts";
import { uniqueBySlug } from "../../docs-api/payloads/unique-by-slug.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { foundDocuments } from "./found-documents.ts";
import { paginationOf, toPagination } from "./mapped.ts";
import type { TreeReader } from "../navigation/tree-reader.ts";
import type { MappedDocument, MappedDocumentPage, MappedGroupPage } from "./mapped.ts";
import { assertPage } from "./page-arguments.ts";
import type { PageArguments } from "./page-arguments.ts";

/** One page of an author's documents; null when there is no such author. A failed list of authors costs no document. */
export async function documentsByAuthor(
  context: GatewayContext,
  authorId: string,
  page: PageArguments,
): Promise<MappedGroupPage | null> {
  assertPage(page);
  if (!context.site.features.authors) return null;
  const [list, [found]] = await Promise.all([
    context.documents.byAuthor.load({ key: authorId, ...page }),
    Promise.allSettled([context.authors.byId(authorId)]),
  ]);
  if (list?.docs.length === 0 && found.status === "rejected") throw found.reason;
  if (found.status === "rejected") context.freshness.leaveOut();
  const author = found.status === "fulfilled" ? found.value : null;
  const docs = list?.docs ?? [];
  if (author === null && docs.length === 0) return null;
  return {
    name: author?.name ?? nameIn(docs, authorId),
    items: docs,
    pagination: list ? toPagination(list.pagination) : paginationOf(0, page.page, page.limit),
  };
}

/** An author's name as their documents have it; these may have other authors too, and none may have an id. */
function nameIn(docs: readonly MappedDocument[], authorId: string): string {
  const people = docs.flatMap(({ user, authorDetails }) => [...user, ...authorDetails]);
  const author = people.find(({ _id }) => _id === authorId) ?? people.find(({ _id }) => _id === null);
  return author?.name ?? authorId;
}

/** One page of a tag's documents; null when there is no such tag. */
export async function documentsByTag(
  context: GatewayContext,
  slug: string,
  page: PageArguments,
): Promise<MappedGroupPage | null> {
  assertPage(page);
  const tree = await context.navigation.treeReader();
  return tree
    ? documentsOfTreeGroup(context, tree, "tag", slug, page)
    : documentsOfGroup(context, (await context.navigation.tags()).find((tag) => tag.slug === slug) ?? null, page);
}

/** One page of a type's documents, by the navigation's types; null when there is no such type. */
export async function documentsByType(
  context: GatewayContext,
  slug: string,
  page: PageArguments,
): Promise<MappedGroupPage | null> {
  assertPage(page);
  if (context.site.types.removed.some(({ id }) => id === slug)) return null;
  const tree = await context.navigation.treeReader();
  const found = await (tree
    ? documentsOfTreeGroup(context, tree, "type", slug, page)
    : documentsOfGroup(context, findGroup(await context.navigation.types(), slug), page));
  const type = findType(context.site.types, slug);
  // A type of the site that no document has yet is there, and empty.
  if (type && !found) return { name: type.label, ...(await documentsShown(context, [], 0, page)) };
  return found && { ...found, name: type?.label ?? found.name };
}

/** A group by its slug, or else by that of its name, under which saved links may know one that came without a slug. */
function findGroup(groups: readonly GroupPayload[], slug: string): GroupPayload | null {
  const isNamed = ({ hasSlug, name }: GroupPayload): boolean => !hasSlug && tagSlug(name) === slug;
  return groups.find((group) => group.slug === slug) ?? groups.find(isNamed) ?? null;
}

/** One page of a category's or subcategory's documents; null when there is no such category. */
export async function documentsByCategory(
  context: GatewayContext,
  { slug, subcategory }: { readonly slug: string; readonly subcategory: string | null },
  page: PageArguments,
): Promise<MappedGroupPage | null> {
  assertPage(page);
  const tree = await context.navigation.treeReader();
  if (tree)
    return subcategory === null
      ? documentsOfTreeGroup(context, tree, "category", slug, page)
      : documentsOfTreeGroup(context, tree, "subcategory", `${slug}.${subcategory}`, page);
  const category = (await context.navigation.categoryTree()).find((one) => one.slug === slug);
  if (!category) return null;
  if (subcategory !== null)
    return documentsOfGroup(context, category.subCategories.find((one) => one.slug === subcategory) ?? null, page);
  const docs = uniqueBySlug(category.subCategories.flatMap((one) => one.docs));
  return documentsOfGroup(context, { name: category.name, docs }, page);
}

type Group =
  | Pick<GroupPayload, "name" | "docs">
  | { readonly name: string; readonly docs: readonly { readonly slug: string }[] };

async function documentsOfGroup(
  context: GatewayContext,
  group: Group | null,
  { page, limit }: PageArguments,
): Promise<MappedGroupPage | null> {
  return group === null
    ? null
    : {
        name: group.name,
        ...(await documentsShown(context, group.docs.slice((page - 1) * limit, page * limit), group.docs.length, {
          page,
          limit,
        })),
      };
}

async function documentsOfTreeGroup(
  context: GatewayContext,
  tree: TreeReader,
  kind: TreeGroupKind,
  id: string,
  { page, limit }: PageArguments,
): Promise<MappedGroupPage | null> {
  const found = await tree.docs(kind, id, { offset: (page - 1) * limit, limit });
  return (
    found && { name: found.group.name, ...(await documentsShown(context, found.items, found.total, { page, limit })) }
  );
}

/** The navigation has only subjects and slugs, so the documents of the page are read. */
async function documentsShown(
  context: GatewayContext,
  links: readonly { readonly slug: string }[],
  total: number,
  { page, limit }: PageArguments,
): Promise<MappedDocumentPage> {
  const slugs = links.map(({ slug }) => slug);
  return { items: await foundDocuments(context, slugs), pagination: paginationOf(total, page, limit) };
}

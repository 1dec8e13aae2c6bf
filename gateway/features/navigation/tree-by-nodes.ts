import { groupAddress } from "../../../addresses/group-address.ts";
import { slugPath } from "../../../addresses/slug-path.ts";
import type { TreeGroupPayload, TreeGroupKind, TreeLinkPayload } from "../../docs-api/calls/tree.ts";
import type { TreeGroup, TreeNodes, TreeNode, TreePath } from "../../generated/schema.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { authorPath } from "../authors/author-path.ts";
import { typesInTree } from "./types-in-tree.ts";
import { onWrittenDay } from "./written-day.ts";
import type { TreeReader, StretchRequest } from "./tree-reader.ts";

const kindOf = { CATEGORIES: "category", TYPES: "type", TAGS: "tag", AUTHORS: "author" } as const satisfies Record<
  TreeGroup,
  TreeGroupKind
>;
const totalOf = { CATEGORIES: "categories", TYPES: "types", TAGS: "tags", AUTHORS: "authors" } as const;

/** One level of the tree; null when a branch on the path does not exist. */
export async function nodesOf(
  tree: TreeReader,
  types: DocumentTypes,
  group: TreeGroup,
  within: readonly string[],
  part: StretchRequest,
): Promise<TreeNodes | null> {
  const [first, second, ...rest] = within;
  if (rest.length > 0 || (second !== undefined && group !== "CATEGORIES")) return null;
  if (first === undefined) {
    if (part.limit === 0) return { nodes: [], total: tree.totals[totalOf[group]], pathKey: null };
    const { items, total } = await tree.groups(kindOf[group], null, part);
    const shown = group === "TYPES" ? typesInTree(items, types) : items;
    return {
      nodes: shown.map((item) => groupNode(group, item)),
      total: total - items.length + shown.length,
      pathKey: null,
    };
  }
  if (group === "CATEGORIES" && second === undefined) {
    const { items, total } = await tree.groups("subcategory", first, part);
    return total === 0 ? null : { nodes: items.map((item) => subcategoryNode(first, item)), total, pathKey: null };
  }
  const found = await tree.docs(
    second === undefined ? kindOf[group] : "subcategory",
    second === undefined ? first : `${first}.${second}`,
    part,
  );
  return found && { nodes: docNodes(found.items, types), total: found.total, pathKey: null };
}

/** The path to a document; null when nothing contains it. */
export async function pathOf(
  tree: TreeReader,
  types: DocumentTypes,
  slug: string,
  docType: string | null,
  limit: number,
): Promise<TreePath | null> {
  const position = await tree.position(slug);
  if (position === null) return null;
  const { category, subcategory } = position;
  if (category !== null && subcategory !== null)
    return pathInCategories(tree, types, [category.slug, subcategory.slug], slug, limit);
  return docType === null ? null : pathInTypes(tree, types, docType, slug, limit);
}

async function pathInCategories(
  tree: TreeReader,
  types: DocumentTypes,
  [category, sub]: readonly [string, string],
  slug: string,
  limit: number,
): Promise<TreePath | null> {
  const part = { offset: 0, limit };
  const [categories, subs, docs, own, ownSub] = await Promise.all([
    tree.groups("category", null, part),
    tree.groups("subcategory", category, part),
    tree.around("subcategory", `${category}.${sub}`, slug, limit),
    tree.docs("category", category, { offset: 0, limit: 1 }),
    tree.docs("subcategory", `${category}.${sub}`, { offset: 0, limit: 1 }),
  ]);
  if (docs === null || own === null || ownSub === null) return null;
  const toCategory = (item: TreeGroupPayload): TreeNode => groupNode("CATEGORIES", item);
  const toSubcategory = (item: TreeGroupPayload): TreeNode => subcategoryNode(category, item);
  return {
    group: "CATEGORIES",
    levels: [
      {
        nodes: withOwn(categories.items.map(toCategory), toCategory(own.group), limit),
        total: categories.total,
        pathKey: category,
      },
      {
        nodes: withOwn(subs.items.map(toSubcategory), toSubcategory(ownSub.group), limit),
        total: subs.total,
        pathKey: sub,
      },
      { nodes: docNodes(docs.docs, types), total: docs.group.count, pathKey: slug },
    ],
  };
}

async function pathInTypes(
  tree: TreeReader,
  types: DocumentTypes,
  docType: string,
  slug: string,
  limit: number,
): Promise<TreePath | null> {
  const [groups, docs] = await Promise.all([
    tree.groups("type", null, { offset: 0, limit }),
    tree.around("type", docType, slug, limit),
  ]);
  if (docs === null) return null;
  const toNodes = (items: readonly TreeGroupPayload[]) =>
    typesInTree(items, types).map((item) => groupNode("TYPES", item));
  const [own] = toNodes([docs.group]);
  const shown = toNodes(groups.items);
  return {
    group: "TYPES",
    levels: [
      {
        nodes: own === undefined ? shown : withOwn(shown, own, limit),
        total: groups.total,
        pathKey: docType,
      },
      { nodes: docNodes(docs.docs, types), total: docs.group.count, pathKey: slug },
    ],
  };
}

/** The node on the path is among those shown, if any are: last, where it is further down. */
function withOwn(nodes: readonly TreeNode[], own: TreeNode, limit: number): readonly TreeNode[] {
  if (limit === 0) return [];
  return nodes.some(({ key }) => key === own.key) ? nodes : [...nodes.slice(0, -1), own];
}

function groupNode(group: TreeGroup, { _id, name, slug, count, lastPublished }: TreeGroupPayload): TreeNode {
  if (group === "AUTHORS")
    return { key: _id, name, path: authorPath(name, _id), count, lastPublished: onWrittenDay(lastPublished) };
  return { key: slug, name, path: groupAddress(kindOf[group], slug), count, lastPublished: null };
}

function subcategoryNode(category: string, { name, slug, count }: TreeGroupPayload): TreeNode {
  return {
    key: slug,
    name,
    path: groupAddress("category", category, slug),
    count,
    lastPublished: null,
  };
}

/** The nodes of documents, which open in the docs reader. A slash in a slug divides its address only where a type keeps its folders. */
export function docNodes(
  docs: readonly Pick<TreeLinkPayload, "subject" | "slug">[],
  types: DocumentTypes,
): readonly TreeNode[] {
  const toPath = types.all.some(({ addresses }) => addresses === "folders") ? slugPath : encodeURIComponent;
  return docs.map(({ subject, slug }) => ({
    key: slug,
    name: subject,
    path: `/docs/${toPath(slug)}`,
    count: null,
    lastPublished: null,
  }));
}

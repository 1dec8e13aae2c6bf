import { groupAddress } from "../../../addresses/group-address.ts";
import { DocsApiError } from "../../docs-api/docs-api-error.ts";
import type { DocumentLinkPayload } from "../../docs-api/payloads/document.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import type { TreeGroup, TreeNodes, TreeNode, TreePath } from "../../generated/schema.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { typesInTree } from "./types-in-tree.ts";
import { authorPath } from "../authors/author-path.ts";
import { badArgument } from "../bad-argument.ts";
import { docNodes, nodesOf, pathOf } from "./tree-by-nodes.ts";
import { stretchMax } from "./tree-reader.ts";
import { onWrittenDay } from "./written-day.ts";

/** The contents of a branch, or of a group of the tree: branches, then documents. Branches are built only when they are read. */
interface Inside {
  readonly branches: () => readonly Branch[];
  readonly docs: readonly DocumentLinkPayload[];
}

interface Branch extends Inside {
  readonly node: TreeNode;
}

/** One level of the tree; null when a branch on the path does not exist. */
export async function treeNodes(
  context: GatewayContext,
  {
    group,
    within,
    limit,
    offset,
  }: {
    readonly group: TreeGroup;
    readonly within: readonly string[];
    readonly limit?: number | null;
    readonly offset: number;
  },
): Promise<TreeNodes | null> {
  assertLimit(limit);
  if (offset < 0) throw badArgument(`offset must be 0 or more, got ${offset}.`);
  if (group === "AUTHORS" && !context.site.features.authors) return null;
  const tree = await context.navigation.treeReader();
  if (tree) return nodesOf(tree, context.site.types, group, within, { offset, limit: limit ?? stretchMax });
  const roots = await branchesOf(group, context);
  const found = findBranches(roots, within);
  if (found === null) return null;
  const inside = found.at(-1) ?? insideOf(roots);
  const total = totalIn(inside);
  return { nodes: nodesIn(inside, offset, limit ?? total, context.site.types), total, pathKey: null };
}

/**
 * The path to a document: by its category, else by its type; where the backend serves the navigation as a whole, else by a tag or author. Null when none of
 * them contains it. A group that fails is passed over, and is the failure of a path that no other group has.
 */
export async function treePath(context: GatewayContext, slug: string, limit: number): Promise<TreePath | null> {
  assertLimit(limit);
  const tree = await context.navigation.treeReader();
  if (tree)
    return pathOf(tree, context.site.types, slug, (await context.documents.bySlug.load(slug))?.docType ?? null, limit);
  const failures: DocsApiError[] = [];
  for (const group of groupsInOrder) {
    if (group === "AUTHORS" && !context.site.features.authors) continue;
    try {
      const found = await pathIn(group, context, slug, limit);
      if (found !== null) return found;
    } catch (error) {
      if (!(error instanceof DocsApiError)) throw error;
      failures.push(error);
      // Once the group can be read again, the path may lead through it.
      context.freshness.leaveOut();
    }
  }
  if (failures[0] !== undefined) throw failures[0];
  return null;
}

const groupsInOrder = ["CATEGORIES", "TYPES", "TAGS", "AUTHORS"] as const;

async function pathIn(
  group: TreeGroup,
  context: GatewayContext,
  slug: string,
  limit: number,
): Promise<TreePath | null> {
  const roots = await branchesOf(group, context);
  const found = pathTo(roots, slug);
  if (found === null) return null;
  return {
    group,
    levels: [insideOf(roots), ...found].map((inside, depth) =>
      toNodes(inside, found[depth]?.node.key ?? slug, limit, context.site.types),
    ),
  };
}

function assertLimit(limit: number | null | undefined): void {
  if (typeof limit === "number" && limit < 0) throw badArgument(`limit must be 0 or more, got ${limit}.`);
}

async function branchesOf(group: TreeGroup, { navigation, site }: GatewayContext): Promise<readonly Branch[]> {
  switch (group) {
    case "CATEGORIES":
      return (await navigation.categoryTree()).map(({ name, slug, count, subCategories }) => {
        const subs = () =>
          subCategories.map((sub) =>
            branch(
              { key: sub.slug, name: sub.name, path: groupAddress("category", slug, sub.slug), count: sub.count },
              sub.docs,
            ),
          );
        const path = groupAddress("category", slug);
        return { ...branch({ key: slug, name, path, count }, []), branches: subs };
      });
    case "TYPES":
      return typesInTree(await navigation.types(), site.types).map(({ name, slug, count, docs }) =>
        branch({ key: slug, name, path: groupAddress("type", slug), count }, docs),
      );
    case "TAGS":
      return (await navigation.tags()).map(({ name, slug, count, docs }) =>
        branch({ key: slug, name, path: groupAddress("tag", slug), count }, docs),
      );
    case "AUTHORS":
      return (await navigation.users()).map(({ _id, name, count, lastPublished, docs }) =>
        branch(
          { key: _id, name, path: authorPath(name, _id), count, lastPublished: onWrittenDay(lastPublished) },
          docs,
        ),
      );
  }
}

function branch(
  node: Omit<TreeNode, "lastPublished"> & { readonly lastPublished?: string | null },
  docs: readonly DocumentLinkPayload[],
): Branch {
  return {
    node: { lastPublished: null, ...node },
    branches: () => [],
    docs,
  };
}

/** The branches that the keys name, outermost first; null when one of them does not exist. */
function findBranches(branches: readonly Branch[], keys: readonly string[]): readonly Branch[] | null {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  const found = branches.find(({ node }) => node.key === key);
  const below = found && findBranches(found.branches(), rest);
  return found && below ? [found, ...below] : null;
}

function pathTo(branches: readonly Branch[], slug: string): readonly Branch[] | null {
  for (const one of branches) {
    if (one.docs.some((doc) => doc.slug === slug)) return [one];
    const below = pathTo(one.branches(), slug);
    if (below) return [one, ...below];
  }
  return null;
}

function insideOf(roots: readonly Branch[]): Inside {
  return { branches: () => roots, docs: [] };
}

function totalIn({ branches, docs }: Inside): number {
  return branches().length + docs.length;
}

/** Up to `limit` nodes from an offset on. A branch may have a hundred thousand documents: only those that are shown become nodes. */
function nodesIn({ branches, docs }: Inside, offset: number, limit: number, types: DocumentTypes): readonly TreeNode[] {
  const all = branches();
  const shown = all.slice(offset, offset + limit).map(({ node }) => node);
  const first = Math.max(0, offset - all.length);
  return [...shown, ...docNodes(docs.slice(first, first + limit - shown.length), types)];
}

function positionIn({ branches, docs }: Inside, key: string): number {
  const at = branches().findIndex(({ node }) => node.key === key);
  if (at !== -1) return at;
  const among = docs.findIndex(({ slug }) => slug === key);
  return among === -1 ? -1 : branches().length + among;
}

/** The first nodes, or those around the one on the path when it is further down. */
function toNodes(inside: Inside, pathKey: string, size: number, types: DocumentTypes): TreeNodes {
  const at = positionIn(inside, pathKey);
  const total = totalIn(inside);
  const from = at < size ? 0 : Math.min(at - Math.floor(size / 2), total - size);
  return { nodes: nodesIn(inside, from, size, types), total, pathKey };
}

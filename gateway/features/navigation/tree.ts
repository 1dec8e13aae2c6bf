import type { DocumentLinkPayload } from "../../docs-api/payloads/document.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import type { TreeGroup, TreeNodes, TreeNode, TreePath } from "../../generated/schema.ts";
import { authorPath } from "../authors/author-path.ts";
import { badArgument } from "../bad-argument.ts";
import { nodesOf, pathOf } from "./tree-by-levels.ts";
import { stretchMax } from "./levels.ts";

/** What lies in a branch, or in a group of the tree: branches, then documents. Nothing is made before somebody looks. */
interface Inside {
  readonly branches: () => readonly Branch[];
  readonly docs: readonly DocumentLinkPayload[];
}

interface Branch extends Inside {
  readonly node: TreeNode;
}

/** One level of the tree; null when a branch on the path is not there. */
export const treeNodes = async (
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
): Promise<TreeNodes | null> => {
  assertLimit(limit);
  if (offset < 0) throw badArgument(`offset must be 0 or more, got ${offset}.`);
  const levels = await context.navigation.levels();
  if (levels) return nodesOf(levels, group, within, { offset, limit: limit ?? stretchMax });
  const roots = await branchesOf(group, context);
  const found = findBranches(roots, within);
  if (found === null) return null;
  const inside = found.at(-1) ?? insideOf(roots);
  const total = totalIn(inside);
  return { nodes: nodesIn(inside, offset, limit ?? total), total, pathKey: null };
};

/** The path to a document: by its category, else by its type; null when neither knows it. */
export const treePath = async (context: GatewayContext, slug: string, limit: number): Promise<TreePath | null> => {
  assertLimit(limit);
  const levels = await context.navigation.levels();
  if (levels) return pathOf(levels, slug, (await context.documents.bySlug.load(slug))?.docType ?? null, limit);
  for (const group of ["CATEGORIES", "TYPES"] as const) {
    const roots = await branchesOf(group, context);
    const found = pathTo(roots, slug);
    if (found === null) continue;
    return {
      group,
      levels: [insideOf(roots), ...found].map((inside, depth) =>
        toLevel(inside, found[depth]?.node.key ?? slug, limit),
      ),
    };
  }
  return null;
};

const assertLimit = (limit: number | null | undefined): void => {
  if (typeof limit === "number" && limit < 0) throw badArgument(`limit must be 0 or more, got ${limit}.`);
};

const branchesOf = async (group: TreeGroup, { navigation }: GatewayContext): Promise<readonly Branch[]> => {
  switch (group) {
    case "CATEGORIES":
      return (await navigation.categoryTree()).map(({ name, slug, count, subCategories }) => {
        const path = `/category/${encodeURIComponent(slug)}`;
        const subs = () =>
          subCategories.map((sub) =>
            branch(
              { key: sub.slug, name: sub.name, path: `${path}/${encodeURIComponent(sub.slug)}`, count: sub.count },
              sub.docs,
            ),
          );
        return { ...branch({ key: slug, name, path, count }, []), branches: subs };
      });
    case "TYPES":
      return (await navigation.types()).map(({ name, slug, count, docs }) =>
        branch({ key: slug, name, path: `/type/${encodeURIComponent(slug)}`, count }, docs),
      );
    case "TAGS":
      return (await navigation.tags()).map(({ name, slug, count, docs }) =>
        branch({ key: slug, name, path: `/tag/${encodeURIComponent(slug)}`, count }, docs),
      );
    case "AUTHORS":
      return (await navigation.users()).map(({ _id, name, count, lastPublished, docs }) =>
        branch({ key: _id, name, path: authorPath(name, _id), count, lastPublished }, docs),
      );
  }
};

const branch = (
  node: Omit<TreeNode, "lastPublished"> & { readonly lastPublished?: string | null },
  docs: readonly DocumentLinkPayload[],
): Branch => ({
  node: { lastPublished: null, ...node },
  branches: () => [],
  docs,
});

/** The branches that the keys name, from the outermost in; null when one of them is not there. */
const findBranches = (branches: readonly Branch[], keys: readonly string[]): readonly Branch[] | null => {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  const found = branches.find(({ node }) => node.key === key);
  const below = found && findBranches(found.branches(), rest);
  return found && below ? [found, ...below] : null;
};

const pathTo = (branches: readonly Branch[], slug: string): readonly Branch[] | null => {
  for (const one of branches) {
    if (one.docs.some((doc) => doc.slug === slug)) return [one];
    const below = pathTo(one.branches(), slug);
    if (below) return [one, ...below];
  }
  return null;
};

const insideOf = (roots: readonly Branch[]): Inside => ({ branches: () => roots, docs: [] });

const totalIn = ({ branches, docs }: Inside): number => branches().length + docs.length;

/** So many of the nodes from a place on. A branch may hold a hundred thousand documents: only those that are shown become nodes. */
const nodesIn = ({ branches, docs }: Inside, offset: number, limit: number): readonly TreeNode[] => {
  const all = branches();
  const shown = all.slice(offset, offset + limit).map(({ node }) => node);
  const first = Math.max(0, offset - all.length);
  return [...shown, ...docs.slice(first, first + limit - shown.length).map(docNode)];
};

const docNode = ({ subject, slug }: DocumentLinkPayload): TreeNode => ({
  key: slug,
  name: subject,
  path: `/docs/${encodeURIComponent(slug)}`,
  count: null,
  lastPublished: null,
});

const placeIn = ({ branches, docs }: Inside, key: string): number => {
  const at = branches().findIndex(({ node }) => node.key === key);
  if (at !== -1) return at;
  const among = docs.findIndex(({ slug }) => slug === key);
  return among === -1 ? -1 : branches().length + among;
};

/** The first nodes, or those around the one on the path when it lies further down. */
const toLevel = (inside: Inside, pathKey: string, size: number): TreeNodes => {
  const at = placeIn(inside, pathKey);
  const total = totalIn(inside);
  const from = at < size ? 0 : Math.min(at - Math.floor(size / 2), total - size);
  return { nodes: nodesIn(inside, from, size), total, pathKey };
};

import type { DocumentLinkPayload } from "../../docs-api/payloads.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import type { TreeGroup, TreeLevel, TreeNode, TreeWay } from "../../generated/resolvers.ts";
import { authorPath } from "../authors/author-path.ts";
import { badArgument } from "../bad-argument.ts";
import { levelOf, wayOf } from "./level-tree.ts";
import { stretchMax } from "./levels.ts";

/** A branch with what lies in it; nothing is made before somebody looks. */
interface Branch {
  readonly node: TreeNode;
  readonly branches: () => readonly Branch[];
  readonly docs: readonly DocumentLinkPayload[];
}

/** One level of the tree; null when a branch on the way is not there. */
export const treeLevel = async (
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
): Promise<TreeLevel | null> => {
  assertLimit(limit);
  if (offset < 0) throw badArgument(`offset must be 0 or more, got ${offset}.`);
  const levels = await context.navigation.levels();
  if (levels) return levelOf(levels, group, within, { offset, limit: limit ?? stretchMax });
  const way = findBranches(await branchesOf(group, context), within);
  if (way === null) return null;
  const last = way.at(-1);
  const nodes = last ? nodesIn(last) : (await branchesOf(group, context)).map(({ node }) => node);
  return { nodes: nodes.slice(offset, offset + (limit ?? nodes.length)), total: nodes.length, wayKey: null };
};

/** The way to a document: by its category, else by its type; null when neither knows it. */
export const treeWay = async (context: GatewayContext, slug: string, limit: number): Promise<TreeWay | null> => {
  assertLimit(limit);
  const levels = await context.navigation.levels();
  if (levels) return wayOf(levels, slug, (await context.documents.bySlug.load(slug))?.docType ?? null, limit);
  for (const group of ["CATEGORIES", "TYPES"] as const) {
    const roots = await branchesOf(group, context);
    const way = wayTo(roots, slug);
    if (way === null) continue;
    const levels = [roots.map(({ node }) => node), ...way.map(nodesIn)];
    return { group, levels: levels.map((nodes, depth) => toLevel(nodes, way[depth]?.node.key ?? slug, limit)) };
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

const wayTo = (branches: readonly Branch[], slug: string): readonly Branch[] | null => {
  for (const one of branches) {
    if (one.docs.some((doc) => doc.slug === slug)) return [one];
    const below = wayTo(one.branches(), slug);
    if (below) return [one, ...below];
  }
  return null;
};

const nodesIn = ({ branches, docs }: Branch): readonly TreeNode[] => [
  ...branches().map(({ node }) => node),
  ...docs.map(({ subject, slug }) => ({
    key: slug,
    name: subject,
    path: `/docs/${encodeURIComponent(slug)}`,
    count: null,
    lastPublished: null,
  })),
];

/** The first nodes, or those around the one on the way when it lies further down. */
const toLevel = (nodes: readonly TreeNode[], wayKey: string, size: number): TreeLevel => {
  const at = nodes.findIndex(({ key }) => key === wayKey);
  const from = at < size ? 0 : Math.min(at - Math.floor(size / 2), nodes.length - size);
  return { nodes: nodes.slice(from, from + size), total: nodes.length, wayKey };
};

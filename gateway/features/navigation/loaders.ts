import { setImmediate as nextTurn } from "node:timers/promises";
import { groupAddress } from "../../../addresses/group-address.ts";
import type { DocumentTypes } from "../../../content-folder/document-types/document-type.ts";
import { documentPath } from "../documents/document-path.ts";
import type { DocsApi } from "../../docs-api/docs-api.ts";
import { DocsApiError } from "../../docs-api/docs-api-error.ts";
import type { DocumentLinkPayload } from "../../docs-api/payloads/document.ts";
import type { CategoryPayload, GroupPayload, UserGroupPayload } from "../../docs-api/payloads/groups.ts";
import type { Breadcrumb } from "../../generated/schema.ts";
import type { Freshness } from "../../graphql/freshness.ts";
import type { TreePositionPayload } from "../../docs-api/calls/tree.ts";
import { groupSlugsOf } from "./group-slugs.ts";
import type { GroupSlugs } from "./group-slugs.ts";
import { createTreeReader } from "./tree-reader.ts";
import type { TreeReader } from "./tree-reader.ts";
import { toCategoryTree, withDistinctSlugs } from "./mapped.ts";
import type { MappedCategory } from "./mapped.ts";

/** Reads the navigation for one request. */
export interface NavigationLoaders {
  /** The tree one level at a time; null where the backend serves it only as a whole. */
  readonly treeReader: () => Promise<TreeReader | null>;
  readonly categories: () => Promise<readonly CategoryPayload[]>;
  readonly categoryTree: () => Promise<readonly MappedCategory[]>;
  readonly types: () => Promise<readonly GroupPayload[]>;
  readonly tags: () => Promise<readonly GroupPayload[]>;
  readonly users: () => Promise<readonly UserGroupPayload[]>;
  /** The slugs of the pages of types or tags, by what documents say of them; null where documents have the slugs of the tree. */
  readonly slugsOf: (kind: "types" | "tags") => Promise<GroupSlugs | null>;
  /** The position of a document in the tree; its category alone where the tree does not contain it. */
  readonly breadcrumbsOf: (
    slug: string,
    category: string | null,
    types: DocumentTypes,
  ) => Promise<readonly Breadcrumb[]>;
  /** All documents of the subcategory that contains a document, in the order of the tree; null when none contains it. */
  readonly sectionOf: (slug: string) => Promise<readonly DocumentLinkPayload[] | null>;
  /** The type that contains a document; null when none does. */
  readonly typeOf: (slug: string) => Promise<GroupPayload | null>;
}

/** Builds the loaders of one request. Each group is fetched at most once. */
export function createNavigationLoaders(docsApi: DocsApi, freshness: Freshness): NavigationLoaders {
  const categories = once(async () => freshness.record(docsApi.fetchCategories()));
  const tree = async () => derived(treeOf, await categories());
  const types = once(async () => derived(distinctOf, await freshness.record(docsApi.fetchTypes())));
  const tags = once(async () => derived(distinctOf, await freshness.record(docsApi.fetchTags())));
  const treeReader = once(async () => {
    const totals = await freshness.record(docsApi.fetchTotals()).catch((error: unknown) => {
      // The specified calls are asked for this request: a backend without the tree may fail in any way on addresses that it does not know.
      if (error instanceof DocsApiError && !docsApi.hasTree()) return null;
      throw error;
    });
    return totals === null ? null : createTreeReader(docsApi, freshness, totals);
  });
  return {
    treeReader,
    categories,
    categoryTree: tree,
    types,
    tags,
    users: once(async () => freshness.record(docsApi.fetchUsers())),
    slugsOf: async (kind) =>
      (await treeReader()) === null ? derived(slugsOf, await (kind === "types" ? types() : tags())) : null,
    breadcrumbsOf: async (slug, category, types) => {
      const position = await (await treeReader())?.position(slug);
      if (position) return crumbsTo(position, types);
      return (await derived(crumbsOf, await tree())).get(slug) ?? crumbOfCategory(await tree(), category);
    },
    sectionOf: async (slug) => (await derived(sectionsOf, await tree())).get(slug) ?? null,
    typeOf: async (slug) => (await derived(typesOf, await types())).get(slug) ?? null,
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}

/** A value derived from data once, and kept as long as the data itself: the same for every request until the data is fetched again. */
interface Derivation<Data extends object, T> {
  readonly values: WeakMap<Data, T>;
  readonly derive: (data: Data) => T;
}

function derivation<Data extends object, T>(derive: (data: Data) => T): Derivation<Data, T> {
  return {
    values: new WeakMap(),
    derive,
  };
}

function derived<Data extends object, T>({ values, derive }: Derivation<Data, T>, data: Data): T {
  const known = values.get(data);
  if (known !== undefined) return known;
  const value = derive(data);
  values.set(data, value);
  return value;
}

const treeOf = derivation(toCategoryTree);

const distinctOf = derivation(withDistinctSlugs);

const slugsOf = derivation(groupSlugsOf);

const crumbsOf = derivation((tree: readonly MappedCategory[]) =>
  bySlug(
    tree.flatMap((category) =>
      category.subCategories.map((sub) => ({
        docs: sub.docs,
        value: [crumb(category), { name: sub.name, path: groupAddress("category", category.slug, sub.slug) }],
      })),
    ),
  ),
);

const sectionsOf = derivation((tree: readonly MappedCategory[]) =>
  bySlug(tree.flatMap(({ subCategories }) => subCategories.map(({ docs }) => ({ docs, value: docs })))),
);

const typesOf = derivation((types: readonly GroupPayload[]) =>
  bySlug(types.map((type) => ({ docs: type.docs, value: type }))),
);

/** Documents processed before yielding to other requests. */
const docsPerTurn = 5_000;

/** The value of each document's group, by slug. A site may have a hundred thousand documents: yields to other requests in between. */
async function bySlug<T>(
  groups: readonly { readonly docs: readonly DocumentLinkPayload[]; readonly value: T }[],
): Promise<ReadonlyMap<string, T>> {
  const values = new Map<string, T>();
  let done = 0;
  for (const { docs, value } of groups) {
    for (const { slug } of docs) {
      values.set(slug, value);
      done += 1;
      if (done % docsPerTurn === 0) await nextTurn();
    }
  }
  return values;
}

/** Breadcrumbs from the position that a backend gives: the folders around a document, else its category. A folder leads to its first document. */
function crumbsTo(
  { folders, category, subcategory }: TreePositionPayload,
  types: DocumentTypes,
): readonly Breadcrumb[] {
  if (folders.length > 0)
    return folders.map(({ name, slug, docType }) => ({ name, path: documentPath(types, docType, slug) }));
  if (category === null) return [];
  const below =
    subcategory === null
      ? []
      : [{ name: subcategory.name, path: groupAddress("category", category.slug, subcategory.slug) }];
  return [crumb(category), ...below];
}

function crumb({ name, slug }: Pick<MappedCategory, "name" | "slug">): Breadcrumb {
  return { name, path: groupAddress("category", slug) };
}

function crumbOfCategory(tree: readonly MappedCategory[], name: string | null): readonly Breadcrumb[] {
  return tree
    .filter((category) => category.name === name)
    .slice(0, 1)
    .map(crumb);
}

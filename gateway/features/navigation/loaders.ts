import { setImmediate as nextTurn } from "node:timers/promises";
import type { DocsApi } from "../../docs-api/docs-api.ts";
import type {
  CategoryPayload,
  DocumentLinkPayload,
  GroupPayload,
  UserGroupPayload,
} from "../../docs-api/payloads/document.ts";
import type { Breadcrumb } from "../../generated/schema.ts";
import type { Freshness } from "../../graphql/freshness.ts";
import type { PlacePayload } from "../../docs-api/calls/tree.ts";
import { createLevels } from "./levels.ts";
import type { Levels } from "./levels.ts";
import { toCategoryTree } from "./mapped.ts";
import type { MappedCategory } from "./mapped.ts";

export interface NavigationLoaders {
  /** The navigation a level at a time; null where the backend gives it as a whole only. */
  readonly levels: () => Promise<Levels | null>;
  readonly categories: () => Promise<readonly CategoryPayload[]>;
  readonly categoryTree: () => Promise<readonly MappedCategory[]>;
  readonly types: () => Promise<readonly GroupPayload[]>;
  readonly tags: () => Promise<readonly GroupPayload[]>;
  readonly users: () => Promise<readonly UserGroupPayload[]>;
  /** Where a document stands in the tree; its category alone where the tree does not know it. */
  readonly breadcrumbsOf: (slug: string, category: string) => Promise<readonly Breadcrumb[]>;
  /** All documents of the subcategory that holds a document, in the order of the tree; null when none holds it. */
  readonly sectionOf: (slug: string) => Promise<readonly DocumentLinkPayload[] | null>;
  /** The type that holds a document; null when none holds it. */
  readonly typeOf: (slug: string) => Promise<GroupPayload | null>;
}

/** Builds the loaders of one request. Each group is asked for at most once. */
export const createNavigationLoaders = (docsApi: DocsApi, freshness: Freshness): NavigationLoaders => {
  const categories = once(async () => freshness.record(docsApi.fetchCategories()));
  const tree = async () => derived(treeOf, await categories());
  const types = once(async () => freshness.record(docsApi.fetchTypes()));
  const levels = once(async () => {
    const totals = await freshness.record(docsApi.fetchTotals());
    return totals === null ? null : createLevels(docsApi, freshness, totals);
  });
  return {
    levels,
    categories,
    categoryTree: tree,
    types,
    tags: once(async () => freshness.record(docsApi.fetchTags())),
    users: once(async () => freshness.record(docsApi.fetchUsers())),
    breadcrumbsOf: async (slug, category) => {
      const place = await (await levels())?.place(slug);
      if (place) return crumbsTo(place);
      return (await derived(crumbsOf, await tree())).get(slug) ?? crumbOfCategory(await tree(), category);
    },
    sectionOf: async (slug) => (await derived(sectionsOf, await tree())).get(slug) ?? null,
    typeOf: async (slug) => (await derived(typesOf, await types())).get(slug) ?? null,
  };
};

const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
};

/** A value made of data once, and kept as long as the data itself: the same for every request until it is fetched anew. */
interface Derivation<Data extends object, T> {
  readonly made: WeakMap<Data, T>;
  readonly make: (data: Data) => T;
}

const derivation = <Data extends object, T>(make: (data: Data) => T): Derivation<Data, T> => ({
  made: new WeakMap(),
  make,
});

const derived = <Data extends object, T>({ made, make }: Derivation<Data, T>, data: Data): T => {
  const known = made.get(data);
  if (known !== undefined) return known;
  const value = make(data);
  made.set(data, value);
  return value;
};

const treeOf = derivation(toCategoryTree);

const crumbsOf = derivation((tree: readonly MappedCategory[]) =>
  bySlug(
    tree.flatMap((category) =>
      category.subCategories.map((sub) => ({
        docs: sub.docs,
        value: [crumb(category), { name: sub.name, path: `${crumb(category).path}/${encodeURIComponent(sub.slug)}` }],
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

/** So many documents are worked on before other requests have their turn. */
const docsATurn = 5_000;

/** What each group says of its documents, by their slugs. A site may have a hundred thousand: others have their turn in between. */
const bySlug = async <T>(
  groups: readonly { readonly docs: readonly DocumentLinkPayload[]; readonly value: T }[],
): Promise<ReadonlyMap<string, T>> => {
  const values = new Map<string, T>();
  let done = 0;
  for (const { docs, value } of groups) {
    for (const { slug } of docs) {
      values.set(slug, value);
      done += 1;
      if (done % docsATurn === 0) await nextTurn();
    }
  }
  return values;
};

/** By the place that a backend tells. */
const crumbsTo = ({ category, subcategory }: PlacePayload): readonly Breadcrumb[] => {
  if (category === null) return [];
  const path = `/category/${encodeURIComponent(category.slug)}`;
  const below =
    subcategory === null ? [] : [{ name: subcategory.name, path: `${path}/${encodeURIComponent(subcategory.slug)}` }];
  return [{ name: category.name, path }, ...below];
};

const crumb = ({ name, slug }: MappedCategory): Breadcrumb => ({ name, path: `/category/${encodeURIComponent(slug)}` });

const crumbOfCategory = (tree: readonly MappedCategory[], name: string): readonly Breadcrumb[] =>
  tree
    .filter((category) => category.name === name)
    .slice(0, 1)
    .map(crumb);

import type { DocsApi } from "../../docs-api/docs-api.ts";
import type { CategoryPayload, DocumentLinkPayload, GroupPayload, UserGroupPayload } from "../../docs-api/payloads.ts";
import type { Breadcrumb } from "../../generated/resolvers.ts";
import type { Freshness } from "../../graphql/freshness.ts";
import type { PlacePayload } from "../../docs-api/levels.ts";
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
      return derived(crumbsOf, await tree()).get(slug) ?? crumbOfCategory(await tree(), category);
    },
    sectionOf: async (slug) => derived(sectionsOf, await tree()).get(slug) ?? null,
    typeOf: async (slug) => derived(typesOf, await types()).get(slug) ?? null,
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

const crumbsOf = derivation((tree: readonly MappedCategory[]) => {
  const crumbs = new Map<string, readonly Breadcrumb[]>();
  for (const category of tree) {
    for (const sub of category.subCategories) {
      const way = [
        crumb(category),
        { name: sub.name, path: `${crumb(category).path}/${encodeURIComponent(sub.slug)}` },
      ];
      for (const { slug } of sub.docs) crumbs.set(slug, way);
    }
  }
  return crumbs;
});

const sectionsOf = derivation((tree: readonly MappedCategory[]) => {
  const sections = tree.flatMap(({ subCategories }) => subCategories.map(({ docs }) => docs));
  return new Map(sections.flatMap((docs) => docs.map(({ slug }) => [slug, docs] as const)));
});

const typesOf = derivation(
  (types: readonly GroupPayload[]) =>
    new Map(types.flatMap((type) => type.docs.map(({ slug }) => [slug, type] as const))),
);

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

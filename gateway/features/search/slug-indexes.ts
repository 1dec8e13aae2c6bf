import type { GroupPayload } from "../../docs-api/payloads/document.ts";
import { buildSlugIndex } from "./slug-index.ts";
import type { SlugIndex } from "./slug-index.ts";

type Types = readonly GroupPayload[];

interface Built {
  readonly slugs: readonly string[];
  readonly index: Promise<SlugIndex>;
}

/** Kept as long as the data that they were built of. */
const indexes = new WeakMap<Types, Built>();

/** Most of what is fetched anew has the slugs of the time before. */
let last: WeakRef<Built> | null = null;

/** The index of all slugs that the types name: built once for the data, and not again while their slugs stay the same. Who asks meanwhile waits for it. */
export const slugIndexOf = (types: Types): Promise<SlugIndex> => {
  const known = indexes.get(types);
  if (known !== undefined) return known.index;
  const slugs = types.flatMap(({ docs }) => docs.map(({ slug }) => slug));
  const before = last?.deref();
  const built = before !== undefined && areSame(before.slugs, slugs) ? before : { slugs, index: buildSlugIndex(slugs) };
  indexes.set(types, built);
  last = new WeakRef(built);
  return built.index;
};

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((slug, at) => slug === b[at]);

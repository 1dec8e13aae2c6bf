import type { GroupPayload } from "../../docs-api/payloads/groups.ts";
import { buildSlugIndex } from "./slug-index.ts";
import type { SlugIndex } from "./slug-index.ts";

type Types = readonly Pick<GroupPayload, "docs">[];

interface Built {
  readonly slugs: readonly string[];
  readonly index: Promise<SlugIndex>;
}

/** Kept as long as the data that they were built from. */
const indexes = new WeakMap<Types, Built>();

/** Data that is fetched again usually has the same slugs. */
let last: WeakRef<Built> | null = null;

/**
 * The index of all slugs that the types contain: built once for the data, and not again while their slugs stay the same.
 * Concurrent callers share the build.
 */
export function slugIndexOf(types: Types): Promise<SlugIndex> {
  const known = indexes.get(types);
  if (known !== undefined) return known.index;
  const slugs = types.flatMap(({ docs }) => docs.map(({ slug }) => slug));
  const before = last?.deref();
  const built = before !== undefined && areSame(before.slugs, slugs) ? before : { slugs, index: buildSlugIndex(slugs) };
  indexes.set(types, built);
  last = new WeakRef(built);
  return built.index;
}

function areSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((slug, at) => slug === b[at]);
}

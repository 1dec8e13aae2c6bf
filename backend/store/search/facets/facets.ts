import type { Named } from "../../documents.ts";

/** The ways in which results can be narrowed. */
export const facetNames = ["type", "category", "tag", "author", "year"] as const;
export type FacetName = (typeof facetNames)[number];

/** The chosen value of each facet, by its slug; what is not named is not chosen. */
export type FacetChoice = Readonly<Partial<Record<FacetName, string>>>;

/** The values that a found document has, by facet. */
export interface FacetedDocument {
  readonly id: number;
  readonly values: Readonly<Record<FacetName, readonly Named[]>>;
}

/** A value, and how many results have it. */
export interface FacetCount extends Named {
  readonly count: number;
}

/** The values of each facet among the results of a search. */
export interface FacetCounts {
  /** The number of results that were looked at; fewer than all only where there are very many. */
  readonly counted: number;
  readonly values: Readonly<Record<FacetName, readonly FacetCount[]>>;
}

/** The most values of a facet; nobody reads more. */
const mostValues = 20;

/** The first values of a facet, and the chosen one wherever it stands. */
export function shownOf(counts: readonly FacetCount[], chosen: string | undefined): readonly FacetCount[] {
  return counts.filter(({ slug }, index) => index < mostValues || slug === chosen);
}

/** The documents that have every chosen value. */
export function narrowTo(found: readonly FacetedDocument[], choice: FacetChoice): readonly FacetedDocument[] {
  const chosen = facetNames.flatMap((name) => (choice[name] === undefined ? [] : [{ name, slug: choice[name] }]));
  return found.filter(({ values }) => chosen.every(({ name, slug }) => values[name].some((one) => one.slug === slug)));
}

/** Counts the values of each facet among the documents that have what is chosen of the others, so that each count is what its choice would show. */
export function countFacets(found: readonly FacetedDocument[], choice: FacetChoice): FacetCounts {
  const count = (name: FacetName): readonly FacetCount[] => {
    const { [name]: chosen, ...others } = choice;
    return shownOf(countValues(narrowTo(found, others), name), chosen);
  };
  return {
    counted: found.length,
    values: {
      type: count("type"),
      category: count("category"),
      tag: count("tag"),
      author: count("author"),
      year: count("year").toSorted((a, b) => (a.slug < b.slug ? 1 : -1)),
    },
  };
}

/** The most frequent first; of equally many, by name. */
function countValues(found: readonly FacetedDocument[], name: FacetName): readonly FacetCount[] {
  const counts = new Map<string, FacetCount>();
  for (const { values } of found) {
    for (const value of values[name]) {
      const known = counts.get(value.slug);
      counts.set(value.slug, { slug: value.slug, name: value.name, count: (known?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

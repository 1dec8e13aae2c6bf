/** The facets that results can be filtered by. */
export const facets = ["type", "tag", "author"] as const;
export type Facet = (typeof facets)[number];

/** The chosen value of each facet; null for all. */
export type Filter = Readonly<Record<Facet, string | null>>;

/** All results. */
export const noFilter: Filter = { type: null, tag: null, author: null };

/** The part of a result that facets use. */
export interface Narrowable {
  readonly document: { readonly type: { readonly id: string; readonly label: string } };
  readonly tags?: readonly string[];
  readonly authors?: readonly string[];
}

/** A value of a facet, and the number of results that have it. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The results that match every chosen value. */
export function narrow<Hit extends Narrowable>(hits: readonly Hit[], filter: Filter): readonly Hit[] {
  return hits.filter((hit) =>
    facets.every((facet) => filter[facet] === null || valuesOf(hit, facet).includes(filter[facet])),
  );
}

/** The filter without values that no result has: a choice made for an earlier search must not hide the results of the next. */
export function fitting(hits: readonly Narrowable[], filter: Filter): Filter {
  const kept = facets.map(
    (facet) =>
      [facet, hits.some((hit) => valuesOf(hit, facet).includes(filter[facet] ?? "")) ? filter[facet] : null] as const,
  );
  const fit: Filter = { ...noFilter, ...Object.fromEntries(kept) };
  return narrow(hits, fit).length > 0 ? fit : noFilter;
}

/** The values of a facet, most frequent first, counted among the results that match the other facets. The chosen value is always included. */
export function countValues(
  hits: readonly Narrowable[],
  filter: Filter,
  facet: Facet,
  most: number,
): readonly FacetValue[] {
  const counts = new Map<string, number>();
  for (const hit of narrow(hits, { ...filter, [facet]: null })) {
    for (const value of new Set(valuesOf(hit, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value, facet, hits), count }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return values.filter(({ value }, index) => index < most || value === filter[facet]);
}

function valuesOf({ document, tags = [], authors = [] }: Narrowable, facet: Facet): readonly string[] {
  return facet === "type" ? [document.type.id] : facet === "tag" ? tags : authors;
}

function labelOf(value: string, facet: Facet, hits: readonly Narrowable[]): string {
  const hit = facet === "type" ? hits.find(({ document }) => document.type.id === value) : undefined;
  return hit?.document.type.label ?? value;
}

import { docTypeNamed, docTypeNames } from "../../../data/doc-type.ts";
import type { DocTypeName } from "../../../data/doc-type.ts";

/** What results can be narrowed by. */
export const facets = ["type", "tag", "author"] as const;
export type Facet = (typeof facets)[number];

/** The value chosen of each facet; null for all. */
export type Filter = Readonly<Record<Facet, string | null>>;

export const noFilter: Filter = { type: null, tag: null, author: null };

/** As much of a result as facets look at. */
export interface Narrowable {
  readonly document: { readonly docType: DocTypeName | null };
  readonly tags?: readonly string[];
  readonly authors?: readonly string[];
}

/** A value of a facet, and how many results have it. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The results that have every value chosen. */
export const narrow = <Hit extends Narrowable>(hits: readonly Hit[], filter: Filter): readonly Hit[] =>
  hits.filter((hit) => facets.every((facet) => filter[facet] === null || valuesOf(hit, facet).includes(filter[facet])));

/** The filter without what no result has: a choice for an earlier search must not hide the results of the next one. */
export const fitting = (hits: readonly Narrowable[], filter: Filter): Filter => {
  const kept = facets.map(
    (facet) =>
      [facet, hits.some((hit) => valuesOf(hit, facet).includes(filter[facet] ?? "")) ? filter[facet] : null] as const,
  );
  const fit: Filter = { ...noFilter, ...Object.fromEntries(kept) };
  return narrow(hits, fit).length > 0 ? fit : noFilter;
};

/**
 * The values of a facet, most frequent first, counted among the results that the other facets leave; the chosen one is always
 * among them.
 */
export const countValues = (
  hits: readonly Narrowable[],
  filter: Filter,
  facet: Facet,
  most: number,
): readonly FacetValue[] => {
  const counts = new Map<string, number>();
  for (const hit of narrow(hits, { ...filter, [facet]: null })) {
    for (const value of new Set(valuesOf(hit, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts]
    .map(([value, count]) => ({ value, label: labelOf(value, facet), count }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return values.filter(({ value }, index) => index < most || value === filter[facet]);
};

const valuesOf = ({ document, tags = [], authors = [] }: Narrowable, facet: Facet): readonly string[] =>
  facet === "type" ? [document.docType ?? "ARTICLE"] : facet === "tag" ? tags : authors;

const labelOf = (value: string, facet: Facet): string =>
  facet === "type" ? docTypeNames(docTypeNamed(value)).label : value;

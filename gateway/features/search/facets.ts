import { findType } from "../../../content-folder/document-types/document-type.ts";
import type { SearchChoice } from "../../docs-api/calls/search.ts";
import type { FacetsPayload } from "../../docs-api/payloads/search-facets.ts";
import type { SearchFacets, SearchNarrowing } from "../../generated/schema.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { badArgument } from "../bad-argument.ts";

/** Longer than the slug of any name. */
const valueLengthMax = 200;

/** What a search is narrowed to, in the words of the contract. Empty values choose nothing. */
export function toChoice({ category, tag, author, year }: SearchNarrowing): SearchChoice {
  const given = { category, tag, author, year: year === null || year === undefined ? null : String(year) };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, assertLength(name, value)] as const] : [])),
  );
}

/** A value that something is narrowed to. Throws when it is too long. */
export function assertLength(name: string, value: string): string {
  if (value.length <= valueLengthMax) return value;
  throw badArgument(`narrowTo.${name} must be at most ${valueLengthMax} characters, got ${value.length}.`);
}

/** The facets of results. Types have the labels of the site; those that it does not know are left out, and so are authors where it has none. */
export function toFacets(
  { counted, type, category, tag, author, year }: FacetsPayload,
  { site }: Pick<GatewayContext, "site">,
): SearchFacets {
  return {
    counted,
    types: type.flatMap(({ value, count }) => {
      const known = findType(site.types, value);
      return known === null ? [] : [{ value, label: known.label, count }];
    }),
    categories: category.map(toValue),
    tags: tag.map(toValue),
    authors: site.features.authors ? author.map(toValue) : [],
    years: year.filter(({ value }) => /^\d{4}$/.test(value)).map(toValue),
  };
}

function toValue({ value, name, count }: FacetsPayload["tag"][number]) {
  return { value, label: name, count };
}

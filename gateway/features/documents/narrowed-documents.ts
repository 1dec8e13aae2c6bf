import type { DocumentFacet, DocumentNarrowing, NarrowedDocuments, SearchNarrowing } from "../../generated/schema.ts";
import type { GatewayContext } from "../../graphql/context.ts";
import { badArgument } from "../bad-argument.ts";
import { assertLength, toChoice, toFacets } from "../search/facets.ts";
import type { MappedDocument } from "./mapped.ts";
import { toPagination } from "./mapped.ts";
import { assertPage } from "./page-arguments.ts";
import type { PageArguments } from "./page-arguments.ts";
import { typeArgument } from "./type-argument.ts";

/** What `NarrowedDocuments` resolves from. */
export interface MappedNarrowedDocuments extends Omit<NarrowedDocuments, "items" | "__typename"> {
  readonly items: readonly MappedDocument[];
}

const noFacets = { counted: 0, type: [], category: [], tag: [], author: [], year: [] };

/** One page of a type's documents that have some values; null where none is chosen, or the backend cannot narrow lists. */
export async function narrowedToValues(
  type: string,
  values: SearchNarrowing,
  page: PageArguments,
  context: GatewayContext,
): Promise<MappedNarrowedDocuments | null> {
  if (Object.keys(toChoice(values)).length === 0) return null;
  return narrowedDocuments({ type, ...values }, [], page, context);
}

/** One page of the documents that have all of some values; null where the backend cannot narrow lists. */
export async function narrowedDocuments(
  { type, subcategory: part, ...values }: DocumentNarrowing,
  by: readonly DocumentFacet[],
  page: PageArguments,
  context: GatewayContext,
): Promise<MappedNarrowedDocuments | null> {
  assertPage(page);
  const docType = type ? typeArgument("to.type", type, context.site.types).id : null;
  const choice = toChoice(values);
  if (docType === null && Object.keys(choice).length === 0) throw badArgument("to must have at least one value.");
  const subcategory = part ? assertLength("subcategory", part) : null;
  if (subcategory !== null && choice["category"] === undefined)
    throw badArgument("to.subcategory is one of a category: name it in to.category.");
  const facets = [...new Set(by)].map((facet) => facet.toLowerCase());
  const found = await context.freshness.record(
    context.docsApi.fetchNarrowedDocuments({ docType, subcategory, choice, facets, ...page }),
  );
  return (
    found && {
      items: found.docs,
      pagination: toPagination(found.pagination),
      facets: toFacets(found.facets ?? noFacets, context),
    }
  );
}

import { z } from "zod";
import { partsOf } from "./tolerant.ts";

const count = z.int32().min(0);
const FacetValuePayload = z.object({ value: z.string().min(1), name: z.string().min(1), count });
/** A value of a facet, and how many results have it. */
export type FacetValuePayload = Readonly<z.output<typeof FacetValuePayload>>;

const values = partsOf(FacetValuePayload);

/** How many results have which values of each facet. */
export const FacetsPayload = z.object({
  counted: count,
  type: values,
  category: values,
  tag: values,
  author: values,
  year: values,
});
export type FacetsPayload = Readonly<z.output<typeof FacetsPayload>>;

/** Null where a backend gives none, or none that can be read. */
export const optionalFacets = FacetsPayload.nullish()
  .transform((facets) => facets ?? null)
  .catch(null);

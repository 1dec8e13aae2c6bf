import { defaultTypes } from "./merge-types.ts";
import type { DocumentTypes } from "./document-type.ts";
import type { TakenTypes } from "./take-types.ts";

/**
 * The types in force after `site.yml` was read: those that it defines; those from before if it, its preset or its language has a problem, or
 * if it could not be read (null). At the
 * first start there are none from before, and what is sound counts.
 */
export function typesInForce(taken: TakenTypes | null, before: DocumentTypes | null): DocumentTypes {
  if (taken === null) return before ?? defaultTypes;
  return taken.problems.length === 0 && taken.basis === "known" ? taken.types : (before ?? taken.types);
}

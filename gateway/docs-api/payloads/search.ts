import { z } from "zod";
import { isHeadingId } from "../../../addresses/heading-ids.ts";
import { DocumentPayload } from "./document.ts";
import type { PaginationPayload } from "./document.ts";
import type { FacetsPayload } from "./search-facets.ts";
import { optionalCount, optionalText, partsOf } from "./tolerant.ts";

/** A matching part of a found document: plain text, and the positions of the matches in it (end exclusive). */
export const SectionPayload = z
  .object({
    heading: optionalText,
    occurrence: optionalCount,
    anchor: optionalText,
    snippet: z.string().min(1),
    matches: partsOf(z.tuple([z.int().min(0), z.int()])),
  })
  .transform((section) => ({
    ...section,
    occurrence: section.occurrence ?? 1,
    anchor: section.anchor !== null && isHeadingId(section.anchor) ? section.anchor : null,
    matches: section.matches.filter(([start, end]) => start < end && end <= section.snippet.length),
  }));
export type SectionPayload = Readonly<z.output<typeof SectionPayload>>;

/** A document that a search found, with its matching parts. */
export const FoundDocumentPayload = z.intersection(
  DocumentPayload.transform((document) => ({ document })),
  z.object({ sections: partsOf(SectionPayload) }),
);
export type FoundDocumentPayload = Readonly<z.output<typeof FoundDocumentPayload>>;

/** The result of a search; `correctedTerm` is what was searched instead where nothing matched as typed. */
export interface SearchPayload {
  readonly found: readonly FoundDocumentPayload[];
  readonly pagination: PaginationPayload;
  readonly correctedTerm: string | null;
  /** Terms that were searched as well, because they mean the same; null where the backend does not support synonyms. */
  readonly synonyms: readonly string[] | null;
  /** What was found in subjects, descriptions and headings, as written there; null where the backend does not name it. */
  readonly matchedWords: readonly string[] | null;
  /** How many results have which values; null where the backend does not count. */
  readonly facets: FacetsPayload | null;
}

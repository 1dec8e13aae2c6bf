import { z } from "zod";
import { toDocument, toFacts } from "../rows.ts";
import type { Candidate } from "./candidates.ts";
import type { FoundDocument } from "./search.ts";
import type { SectionFinder } from "./section-matches.ts";

const Section = z.object({ heading: z.string().nullable(), occurrence: z.number(), text: z.string() });
const SectionsRow = z.object({ sections: z.string() });
const CandidateRow = SectionsRow.extend({ id: z.number(), facts: z.string() });

/** Parses a row selected with `documentColumns` and `sections`. */
export function toFoundDocument(row: unknown, findSections: SectionFinder): FoundDocument {
  return { document: toDocument(row), sections: findSections(sectionsOf(SectionsRow.parse(row))) };
}

/** Parses a row with the columns `id`, `facts` and `sections`. */
export function toCandidate(row: unknown): Candidate {
  const parsed = CandidateRow.parse(row);
  return { id: parsed.id, document: toFacts(parsed.facts), sections: sectionsOf(parsed) };
}

function sectionsOf({ sections }: z.infer<typeof SectionsRow>) {
  return z.array(Section).parse(JSON.parse(sections));
}

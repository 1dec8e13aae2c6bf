import { z } from "zod";
import { toDocument, toFacts } from "../rows.ts";
import type { Candidate, StoredWords } from "./candidates.ts";
import type { HitFinder } from "./hits.ts";
import type { FoundDocument } from "./search.ts";
import { matchingSections } from "./section-matches.ts";

const Section = z.object({
  heading: z.string().nullable(),
  occurrence: z.number(),
  anchor: z.string().optional(),
  text: z.string(),
});
const SectionsRow = z.object({ sections: z.string() });
const CandidateRow = SectionsRow.extend({ id: z.number(), facts: z.string() });

/** Parses a row selected with `documentColumns` and `sections`. */
export function toFoundDocument(row: unknown, findHits: HitFinder): FoundDocument {
  const document = toDocument(row);
  const sections = matchingSections(sectionsOf(SectionsRow.parse(row)), findHits);
  const shown = [document.subject, document.metaDescription ?? "", ...sections.map(({ heading }) => heading ?? "")];
  return { document, sections, matchedWords: matchedWords(shown, findHits) };
}

function matchedWords(texts: readonly string[], findHits: HitFinder): readonly string[] {
  const words = texts.flatMap((text) => findHits(text).map(({ start, end }) => text.slice(start, end)));
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
}

/** Parses a row with the columns `id`, `facts` and `sections`. */
export function toCandidate(row: unknown): Candidate {
  const parsed = CandidateRow.parse(row);
  return { id: parsed.id, document: toFacts(parsed.facts), sections: sectionsOf(parsed) };
}

const WordsRow = z.object({
  id: z.number(),
  slug: z.string(),
  date_published: z.string().nullable(),
  words: z.instanceof(Uint8Array),
});

/** Parses a row with the columns `id`, `slug`, `date_published` and `words`. */
export function toStoredWords(row: unknown): StoredWords {
  const { date_published: datePublished, ...parsed } = WordsRow.parse(row);
  return { ...parsed, datePublished };
}

function sectionsOf({ sections }: z.infer<typeof SectionsRow>) {
  return z.array(Section).parse(JSON.parse(sections));
}

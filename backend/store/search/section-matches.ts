import type { DocumentSection } from "../documents.ts";
import { weightOf } from "./hits.ts";
import type { Hit, HitFinder } from "./hits.ts";
import type { FoundSection } from "./search.ts";
import { snippetOf } from "./snippets.ts";

const maxSections = 3;

interface RankedSection {
  readonly section: DocumentSection;
  readonly hits: readonly Hit[];
  readonly score: number;
}

/** The sections of a document that have hits, best first: those with most of the terms. */
export function matchingSections(sections: readonly DocumentSection[], findHits: HitFinder): readonly FoundSection[] {
  return sections
    .map((section) => rank(section, findHits))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSections)
    .map(({ section: { heading, occurrence, text }, hits }) => ({ heading, occurrence, ...snippetOf(text, hits) }));
}

function rank(section: DocumentSection, findHits: HitFinder): RankedSection {
  const hits = findHits(section.text);
  const headingHits = findHits(section.heading ?? "");
  return { section, hits, score: weightOf([...hits, ...headingHits]) + weightOf(headingHits) };
}

import type { DocumentSection } from "../documents.ts";
import { mostLookedAt, weightOf } from "./hits.ts";
import type { Hit, HitFinder } from "./hits.ts";
import type { FoundSection } from "./search.ts";
import { snippetOf } from "./snippets.ts";

const maxSections = 3;

interface RankedSection {
  readonly section: DocumentSection;
  readonly hits: readonly Hit[];
  readonly score: number;
}

/**
 * The sections of a document that have hits, best first: those with most of the terms. Its texts together are looked at as far as one text is: no page
 * shows more of a document.
 */
export function matchingSections(sections: readonly DocumentSection[], findHits: HitFinder): readonly FoundSection[] {
  let left: number = mostLookedAt.characters;
  return sections
    .map((section) => {
      const text = section.text.slice(0, left);
      left -= text.length;
      return rank(section, text, findHits);
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxSections)
    .map(({ section: { text, ...section }, hits }) => ({ ...section, ...snippetOf(text, hits) }));
}

/** `text`: the part of the section's text that is looked at. */
function rank(section: DocumentSection, text: string, findHits: HitFinder): RankedSection {
  const hits = findHits(text);
  const headingHits = findHits(section.heading ?? "");
  return { section, hits, score: weightOf([...hits, ...headingHits]) + weightOf(headingHits) };
}

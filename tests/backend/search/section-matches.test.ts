import { expect, test } from "vitest";
import type { DocumentSection } from "../../../backend/store/documents.ts";
import { createHitFinder, mostLookedAt } from "../../../backend/store/search/hits.ts";
import { matchingSections } from "../../../backend/store/search/section-matches.ts";

const findHits = createHitFinder([{ words: ["quokka"], isPrefix: false, weight: 1 }]);

function aSection(heading: string, text: string): DocumentSection {
  return { heading, occurrence: 1, text };
}

function foundIn(...sections: readonly DocumentSection[]): readonly (string | null)[] {
  return matchingSections(sections, findHits).map(({ heading }) => heading);
}

test("a word again and again is found up to a number of times", () => {
  expect(findHits("quokka ".repeat(mostLookedAt.begun - 1))).toHaveLength(mostLookedAt.begun - 1);
  expect(findHits("quokka ".repeat(mostLookedAt.begun * 4))).toHaveLength(mostLookedAt.begun);
});

test("a section of that word alone has a snippet like any other", () => {
  const [found] = matchingSections([aSection("Long", "quokka ".repeat(100_000))], findHits);
  expect(found?.snippet).toMatch(/^(?:…\s*)?quokka(?: quokka){5,}/);
  expect(found?.snippet.length).toBeLessThan(200);
  expect(found?.matches.at(0)).toEqual([0, 6]);
});

test("a document is searched as far as a page shows one, however many sections it has; its headings are all searched", () => {
  const half = "other ".repeat(Math.ceil(mostLookedAt.characters / 12));
  const short = half.slice(20);
  expect(foundIn(aSection("A", half), aSection("B", `${short}quokka`))).toEqual(["B"]);
  expect(foundIn(aSection("A", half), aSection("B", half), aSection("C", "A quokka."))).toEqual([]);
  expect(foundIn(aSection("A", half), aSection("B", half), aSection("Quokka", "It sleeps."))).toEqual(["Quokka"]);
});

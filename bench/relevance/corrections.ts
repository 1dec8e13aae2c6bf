import { isEnglishWord } from "../../backend/store/search/english-words.ts";
import { foldedWordsOf } from "../../backend/store/search/words.ts";
import type { Outcome } from "./figures.ts";

/** The words of questions that were corrected although a dictionary knows them. */
export function wrongCorrectionsOf(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.flatMap(({ question, correctedTerm }) => {
    if (correctedTerm === null) return [];
    const kept = new Set(foldedWordsOf(correctedTerm));
    return foldedWordsOf(question.ask).filter((word) => !kept.has(word) && isEnglishWord(word));
  });
}

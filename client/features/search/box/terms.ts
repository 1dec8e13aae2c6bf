import { patternOf, patternOfFound } from "../../../text/marked-text.ts";

/** What was actually searched, as the result reports it. */
interface Searched {
  readonly correctedTerm: string | null;
  readonly synonyms: readonly string[];
  readonly matchedWords: readonly string[] | null;
}

/** A pattern for highlighting a text that comes without matches: the words found, else the searched term and its synonyms. */
export function searchedPattern({ correctedTerm, synonyms, matchedWords }: Searched, term: string): RegExp | null {
  return matchedWords === null ? patternOf([correctedTerm ?? term, ...synonyms]) : patternOfFound(matchedWords);
}

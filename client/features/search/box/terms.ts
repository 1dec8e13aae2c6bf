import { patternOf } from "../../../text/marked-text.ts";

/** What was actually searched, as the result reports it. */
interface Searched {
  readonly correctedTerm: string | null;
  readonly synonyms: readonly string[];
}

/** A pattern for highlighting a text that comes without matches: the searched term and its synonyms. */
export function searchedPattern({ correctedTerm, synonyms }: Searched, term: string): RegExp | null {
  return patternOf([correctedTerm ?? term, ...synonyms]);
}

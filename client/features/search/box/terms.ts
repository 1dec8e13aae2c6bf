import { patternOf } from "../../../text/marked-text.ts";

/** What was searched, as its answer tells it. */
interface Searched {
  readonly correctedTerm: string | null;
  readonly synonyms: readonly string[];
}

/** Finds what may be marked in a text that comes without matches: what was searched, and what means the same. */
export const searchedPattern = ({ correctedTerm, synonyms }: Searched, term: string): RegExp | null =>
  patternOf([correctedTerm ?? term, ...synonyms]);

/** What was searched, as its answer tells it. */
interface Searched {
  readonly correctedTerm: string | null;
  readonly synonyms: readonly string[];
}

/** What may be marked in a text that comes without matches: what was searched, and what means the same. */
export const termsOf = ({ correctedTerm, synonyms }: Searched, term: string): readonly string[] => [correctedTerm ?? term, ...synonyms];

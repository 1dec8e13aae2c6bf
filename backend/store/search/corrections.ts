import type { Vocabulary } from "./correction.ts";
import type { Language } from "./language.ts";
import type { Synonyms } from "./synonyms.ts";
import { type Word, wordsOf } from "./words.ts";

/** The knowledge that a correction takes. */
export interface CorrectionParts {
  readonly language: Language;
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}

/** The words of a term to correct, folded, with what they become: only those that no text, no synonym and no dictionary knows. */
export async function correctionsOf(term: string, parts: CorrectionParts): Promise<ReadonlyMap<string, string>> {
  const words = wordsOf(term);
  const unknown = await unknownOf(words, parts);
  const found = await Promise.all(
    unknown.map(async (word) => {
      const isUnfinished = word === words.at(-1)?.folded;
      return [word, await parts.vocabulary.correct(word, { isUnfinished, further: parts.synonyms.words })] as const;
    }),
  );
  return new Map(found.flatMap(([word, corrected]) => (corrected === null ? [] : [[word, corrected] as const])));
}

async function unknownOf(words: readonly Word[], parts: CorrectionParts): Promise<readonly string[]> {
  const { language, synonyms, vocabulary } = parts;
  const last = words.at(-1)?.folded;
  const distinct = [...new Set(words.map(({ folded }) => folded))].filter(
    (word) => !language.isStopWord(word) && !synonyms.words.includes(word) && !language.hasWord(word),
  );
  const forms = await vocabulary.formsOf(distinct.map((word) => language.stemOf(word)));
  const counts = await vocabulary.countDocuments([...new Set([...forms.values()].flat())]);
  const isKnown = (word: string): boolean => (forms.get(language.stemOf(word)) ?? []).some((form) => counts.has(form));
  const kept: string[] = [];
  for (const word of distinct.filter((one) => !isKnown(one)))
    if (!(await vocabulary.knows(word, word === last))) kept.push(word);
  return kept;
}

/** A term with its corrected words in their places; null if nothing is corrected. */
export function correctedTermOf(term: string, corrections: ReadonlyMap<string, string>): string | null {
  if (corrections.size === 0) return null;
  let rest = 0;
  let result = "";
  for (const { text, folded, start, end } of wordsOf(term)) {
    result += term.slice(rest, start) + (corrections.get(folded) ?? text);
    rest = end;
  }
  return (result + term.slice(rest)).trim();
}

import { foldedWordsOf } from "../../backend/store/search/words.ts";
import type { Outcome } from "./figures.ts";

/** The parts of the packages that are used: their types are installed only when the bench first runs. */
interface Dictionary {
  readonly default: { readonly aff: Uint8Array; readonly dic: Uint8Array };
}
interface Speller {
  readonly default: (dictionary: Dictionary["default"]) => { readonly correct: (word: string) => boolean };
}
const packages: { readonly [Name in "dictionary" | "speller"]: string } = {
  dictionary: "dictionary-en",
  speller: "nspell",
};

/** The words of questions that were corrected although a dictionary knows them: another one than the search uses. */
export async function wrongCorrectionsOf(outcomes: readonly Outcome[]): Promise<readonly string[]> {
  const [{ default: dictionary }, { default: open }]: [Dictionary, Speller] = await Promise.all([
    import(packages.dictionary),
    import(packages.speller),
  ]);
  const speller = open(dictionary);
  return outcomes.flatMap(({ question, correctedTerm }) => {
    if (correctedTerm === null) return [];
    const kept = new Set(foldedWordsOf(correctedTerm));
    return foldedWordsOf(question.ask).filter((word) => !kept.has(word) && speller.correct(word));
  });
}

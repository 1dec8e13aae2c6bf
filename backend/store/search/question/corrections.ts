import type { Vocabulary } from "./correction.ts";
import type { Spoken } from "./spoken.ts";
import type { Synonyms } from "./synonyms.ts";
import { joinedWordsIn, partsOfJoined } from "../language/joined-words.ts";
import { isFormed, stemKey } from "../language/word-forms.ts";
import { partsOfWords } from "./word-parts.ts";
import { wordsOf } from "../language/words.ts";
import type { Word } from "../language/words.ts";

/** The knowledge that a correction takes. */
export interface CorrectionParts {
  readonly spoken: Spoken;
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
}

/** What the words are taken for that nothing knows. */
export interface Corrections {
  /** The corrected word, by the word typed, folded. */
  readonly corrections: ReadonlyMap<string, string>;
  /** The words that it is made of. */
  readonly splits: ReadonlyMap<string, readonly string[]>;
}

/** More misspelt words than people type. */
const mostCorrected = 8;

/** Takes the words that no text, no synonym and no dictionary knows for others. */
export async function correctionsOf(term: string, parts: CorrectionParts): Promise<Corrections> {
  const words = wordsOf(term);
  const unknown = await unknownOf(words, parts);
  const found = await Promise.all(
    unknown.map(async (word) => {
      const isUnfinished = word === words.at(-1)?.folded;
      return [word, await parts.vocabulary.correct(word, { isUnfinished, further: parts.synonyms.words })] as const;
    }),
  );
  const corrections = new Map(found.flatMap(([word, to]) => (to === null ? [] : [[word, to] as const])));
  const left = unknown.filter((word) => !corrections.has(word));
  const joined = parts.spoken.all.length === 0 ? new Map<string, readonly string[]>() : joinedIn(term, left);
  const others = left.filter((word) => !joined.has(word));
  const guessed = await partsOfWords(others, parts.spoken.all, parts.vocabulary);
  return { corrections, splits: new Map([...joined, ...guessed]) };
}

/** Those of the unknown words that are typed with capitals within, with their parts: `getUserById`. */
function joinedIn(term: string, unknown: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const typed = joinedWordsIn(term).map((word) => [word.toLowerCase(), partsOfJoined(word)] as const);
  return new Map(typed.filter(([word]) => unknown.includes(word)));
}

async function unknownOf(words: readonly Word[], parts: CorrectionParts): Promise<readonly string[]> {
  const { spoken, synonyms, vocabulary } = parts;
  const { asked } = spoken;
  const last = words.at(-1)?.folded;
  const distinct = [...new Set(words.map(({ folded }) => folded))].filter(
    (word) => isFormed(word) && !asked.isStopWord(word) && !synonyms.knows(word, asked) && !asked.hasWord(word),
  );
  const keysOf = (word: string) => spoken.all.map((language) => stemKey(language, language.stemOf(word)));
  const forms = await vocabulary.formsOf(distinct.flatMap(keysOf));
  const counts = await vocabulary.countDocuments([...new Set([...forms.values()].flat())]);
  const isKnown = (word: string): boolean =>
    keysOf(word).some((key) => forms.get(key)?.some((form) => counts.has(form)));
  const strange = distinct.filter((one) => !isKnown(one)).slice(0, mostCorrected);
  const known = await Promise.all(strange.map((word) => vocabulary.knows(word, word === last)));
  return strange.filter((_, place) => known[place] === false);
}

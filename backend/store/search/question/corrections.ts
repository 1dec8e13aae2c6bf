import type { Vocabulary } from "./correction.ts";
import { distanceOf } from "../../../../texts/edit-distance.ts";
import { apartInTexts } from "./other-spacing.ts";
import type { CountPart } from "./other-spacing.ts";
import type { Spoken } from "./spoken.ts";
import type { Synonyms } from "./synonyms.ts";
import { joinedWordsIn, partsOfJoined } from "../language/joined-words.ts";
import { isFormed, stemKey } from "../language/word-forms.ts";
import { partsOfWords, wordsWith } from "./word-parts.ts";
import { wordsOf } from "../language/words.ts";
import type { Word } from "../language/words.ts";

/** The knowledge that a correction takes. */
export interface CorrectionParts {
  readonly spoken: Spoken;
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  readonly countPart: CountPart;
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
/** More words that texts lack than people type. */
const mostStrange = 16;

/**
 * Takes the words that no text, no synonym and no dictionary knows for others. Words that texts write as two in a row are these, whatever a dictionary
 * knows.
 */
export async function correctionsOf(term: string, parts: CorrectionParts): Promise<Corrections> {
  const words = wordsOf(term);
  const strange = await strangeIn(words, parts);
  const { all, asked } = parts.spoken;
  const apart =
    all.length === 0 ? new Map<string, readonly string[]>() : await apartInTexts(strange, parts.spoken, parts);
  const unknown = strange
    .filter((word) => !apart.has(word) && isFormed(word) && !asked.hasWord(word))
    .slice(0, mostCorrected);
  const near = await nearTo(unknown, words.at(-1)?.folded, parts);
  const left = unknown.filter((word) => !isOneChange(word, near.get(word)));
  const joined = all.length === 0 ? new Map<string, readonly string[]>() : joinedIn(term, left);
  const others = left.filter((word) => !joined.has(word));
  const guessed = await partsOfWords(others, all, parts.vocabulary);
  const corrections = new Map([...near].filter(([word]) => !joined.has(word) && !guessed.has(word)));
  return { corrections, splits: new Map([...apart, ...joined, ...guessed]) };
}

/** Two words that texts have are closer to what was typed than one that two letters make of it: "apikey" is no "alike". */
function isOneChange(word: string, corrected: string | undefined): boolean {
  return corrected !== undefined && distanceOf(word, corrected, 1) <= 1;
}

/** Those of the unknown words that are typed with capitals within, with their parts: `getUserById`. */
function joinedIn(term: string, unknown: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const typed = joinedWordsIn(term).map((word) => [word.toLowerCase(), partsOfJoined(word)] as const);
  return new Map(typed.filter(([word]) => unknown.includes(word)));
}

/** The words that say something, and that neither a text nor a synonym has, in any form. */
async function strangeIn(words: readonly Word[], parts: CorrectionParts): Promise<readonly string[]> {
  const { spoken, synonyms, vocabulary } = parts;
  const { asked } = spoken;
  const last = words.at(-1)?.folded;
  const distinct = [...new Set(words.map(({ folded }) => folded))].filter(
    (word) => word !== "" && !asked.isStopWord(word) && !synonyms.knows(word, asked),
  );
  const keysOf = (word: string) =>
    isFormed(word) ? spoken.all.map((language) => stemKey(language, language.stemOf(word))) : [];
  const forms = await vocabulary.formsOf(distinct.flatMap(keysOf));
  const counts = await vocabulary.countDocuments([...new Set([...distinct, ...[...forms.values()].flat()])]);
  const isKnown = (word: string): boolean =>
    counts.has(word) || keysOf(word).some((key) => forms.get(key)?.some((form) => counts.has(form)));
  const absent = distinct.filter((one) => !isKnown(one)).slice(0, mostStrange);
  const isBegun = last !== undefined && absent.includes(last) && (await vocabulary.knows(last, true));
  return isBegun ? absent.filter((word) => word !== last) : absent;
}

/** What the words are corrected to. Those that compounds of the texts begin or end with are words. */
async function nearTo(
  unknown: readonly string[],
  last: string | undefined,
  { spoken, synonyms, vocabulary }: CorrectionParts,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    unknown.map(async (word) => {
      const to = await vocabulary.correct(word, { isUnfinished: word === last, further: synonyms.words });
      if (to === null) return [];
      const counts = await vocabulary.countDocuments(await wordsWith(word, spoken.all, vocabulary));
      return counts.size > 0 ? [] : [[word, to] as const];
    }),
  );
  return new Map(found.flat());
}

import type { Language } from "../language/language.ts";
import type { Spoken } from "./spoken.ts";
import { literalsOf } from "../language/literals.ts";
import type { Vocabulary } from "./correction.ts";
import type { Part, Query } from "./query.ts";
import { termsOf } from "./question-terms.ts";
import type { QuestionTerm } from "./question-terms.ts";
import { noSynonyms } from "./synonyms.ts";
import type { Synonym, Synonyms } from "./synonyms.ts";
import { foldedWordsOf, wordsOf } from "../language/words.ts";
import type { Word } from "../language/words.ts";

/** More characters than a question needs; longer ones are refused by every route that searches. */
export const maxTermLength = 300;

/** More words that count than people ask for; of more, the longest count. */
const maxParts = 40;

/** A question as the search understands it. */
export interface Question {
  /** The words that count, each once, in the order asked. */
  readonly parts: readonly Part[];
  /** Everything that is a hit. `parts` names the words that it stands for, by their place. */
  readonly terms: readonly QuestionTerm[];
  /** What programmers type, whole and in lower case, such as `--dry-run`. */
  readonly literals: readonly string[];
  /** The synonyms that are searched too, as written. */
  readonly synonyms: readonly string[];
}

/** How rare the words of a question are, by their place in it: rare words say more. */
export type Rarities = readonly number[];

/** The knowledge that reading a question takes. */
export interface QuestionParts {
  readonly spoken: Spoken;
  readonly vocabulary: Pick<Vocabulary, "formsOf" | "formsFrom" | "countDocuments">;
  readonly synonyms: Synonyms;
  /** Corrected words by the word typed, folded. */
  readonly corrections: ReadonlyMap<string, string>;
  /** The words that a folded word is made of. */
  readonly splits: ReadonlyMap<string, readonly string[]>;
  /** Whether the last word may be the beginning of another. */
  readonly isUnfinished: boolean;
}

/** The knowledge for a question in which only the words as written count. */
export const asWrittenOnly: Omit<QuestionParts, "spoken"> = {
  vocabulary: { formsOf: async () => new Map(), formsFrom: async () => [], countDocuments: async () => new Map() },
  synonyms: noSynonyms,
  corrections: new Map(),
  splits: new Map(),
  isUnfinished: false,
};

/** Reads a question; null if nothing in it can be searched. */
export async function readQuestion(term: string, known: QuestionParts): Promise<Question | null> {
  const words = wordsOf(term).flatMap((word) => splitOf(word, known.splits));
  const literals = literalsOf(term);
  const corrected = words.map((word) => correctedOf(word, known.corrections));
  const found = known.synonyms.findIn(corrected, known.spoken.asked);
  const inCode = new Set(literals.flatMap(foldedWordsOf));
  const topical = usedOf(words, known.spoken.asked, inCode);
  const unused = found.filter((synonym) => !isOf(synonym, words, topical)).flatMap((one) => rangeOf(one, words));
  const used = unused.length === 0 ? topical : usedOf(words, known.spoken.asked, inCode.union(new Set(unused)));
  if (used.length === 0) return null;
  const begun = known.isUnfinished && endsInWord.test(term) ? (words.at(-1) ?? null) : null;
  const terms = await termsOf({ words, used, synonyms: found, begun }, known);
  return {
    parts: used.map((word, place) => toPart(word, place, terms)),
    terms,
    literals,
    synonyms: [...new Set(found.flatMap((synonym) => (isOf(synonym, words, used) ? synonym.names : [])))],
  };
}

/** The folded words that a synonym stands for. */
function rangeOf({ from, to }: Synonym, words: readonly Word[]): readonly string[] {
  return words.slice(from, to).map(({ folded }) => folded);
}

/** Whether a synonym stands for words that count: others are not searched. */
function isOf(synonym: Synonym, words: readonly Word[], used: readonly Word[]): boolean {
  const range = rangeOf(synonym, words);
  return used.some(({ folded }) => range.includes(folded));
}

/** A word is finished where a sign stands behind it: "C++". */
const endsInWord = /[\p{L}\p{N}\p{M}]\s*$/u;

/** The query that all words of a question must meet, or one of them. */
export function toQuery({ parts, terms }: Question, needs: Query["needs"]): Query {
  return { needs, parts, terms };
}

function splitOf(word: Word, splits: ReadonlyMap<string, readonly string[]>): readonly Word[] {
  return splits.get(word.folded)?.map((part) => ({ ...word, text: part, folded: part })) ?? [word];
}

/** Stop words count only where there is nothing else, as a part of code, or where they have a synonym of their own: "how much". */
function usedOf(words: readonly Word[], language: Language, counting: ReadonlySet<string>): readonly Word[] {
  const distinctWords = [
    ...new Map(words.filter(({ folded }) => folded !== "").map((word) => [word.folded, word])).values(),
  ];
  const topical = distinctWords.filter(({ folded }) => counting.has(folded) || !language.isStopWord(folded));
  const used = topical.length > 0 ? topical : distinctWords;
  if (used.length <= maxParts) return used;
  const kept = new Set(used.toSorted((a, b) => b.folded.length - a.folded.length).slice(0, maxParts));
  return used.filter((word) => kept.has(word));
}

function correctedOf(word: Word, corrections: ReadonlyMap<string, string>): Word {
  const folded = corrections.get(word.folded);
  return folded === undefined ? word : { ...word, text: folded, folded };
}

function toPart({ folded }: Word, place: number, terms: readonly QuestionTerm[]): Part {
  const own = terms.filter(({ parts }) => parts.includes(place));
  const isPrefix = own.some((term) => term.isPrefix);
  return {
    words: [{ folded, isPrefix }],
    alternatives: own.map(({ words }) => words).filter((words) => words.length > 1 || words[0] !== folded),
  };
}

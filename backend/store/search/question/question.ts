import type { Language } from "../language/language.ts";
import type { Spoken } from "./spoken.ts";
import { literalsOf } from "../language/literals.ts";
import { partKey, stemKey } from "../language/word-forms.ts";
import { wordsWith } from "./word-parts.ts";
import type { Vocabulary } from "./correction.ts";
import type { Part, Query, Term } from "./query.ts";
import { type Synonym, type Synonyms, noSynonyms } from "./synonyms.ts";
import { type Word, foldedWordsOf, wordsOf } from "../language/words.ts";

/** More characters than a question needs; longer ones are refused by every route that searches. */
export const maxTermLength = 300;

/** How much a hit counts by what it is a hit of: what is typed counts 1. */
export const weights = { form: 0.85, unfinished: 0.7, correction: 0.6, synonym: 0.6, part: 0.5 } as const;

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

export interface QuestionTerm extends Term {
  readonly parts: readonly number[];
  /** Whether it only means what was asked for. */
  readonly isSynonym?: true;
}

/** How rare the words of a question are, by their place in it: rare words say more. */
export type Rarities = readonly number[];

/** The knowledge that reading a question takes. */
export interface QuestionParts {
  readonly spoken: Spoken;
  readonly vocabulary: Pick<Vocabulary, "formsOf" | "formsFrom">;
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
  vocabulary: { formsOf: async () => new Map(), formsFrom: async () => [] },
  synonyms: noSynonyms,
  corrections: new Map(),
  splits: new Map(),
  isUnfinished: false,
};

/** Reads a question; null if nothing in it can be searched. */
export async function readQuestion(term: string, known: QuestionParts): Promise<Question | null> {
  const words = wordsOf(term).flatMap((word) => splitOf(word, known.splits));
  const literals = literalsOf(term);
  const used = usedOf(words, known.spoken.asked, new Set(literals.flatMap(foldedWordsOf)));
  if (used.length === 0) return null;
  const places = new Map(used.map(({ folded }, place) => [folded, place]));
  const corrected = words.map((word) => correctedOf(word, known.corrections));
  const found = known.synonyms.findIn(corrected);
  const terms = distinct([
    ...typedTerms(used, known.isUnfinished && endsInWord.test(term) ? words.at(-1) : undefined),
    ...used.flatMap(({ folded }, place) => correctionTerms(known.corrections.get(folded), place)),
    ...(await formTerms(used, known)),
    ...found.flatMap((synonym) => synonymTerms(synonym, words, places)),
  ]);
  return {
    parts: used.map((word, place) => toPart(word, place, terms)),
    terms,
    literals,
    synonyms: [...new Set(found.flatMap(({ names }) => names))],
  };
}

/** The query that all words of a question must meet, or one of them. */
export function toQuery({ parts, terms }: Question, needs: Query["needs"]): Query {
  return { needs, parts, terms };
}

function splitOf(word: Word, splits: ReadonlyMap<string, readonly string[]>): readonly Word[] {
  return splits.get(word.folded)?.map((part) => ({ ...word, text: part, folded: part })) ?? [word];
}

/** Stop words count only where there is nothing else, or as a part of code. */
function usedOf(words: readonly Word[], language: Language, inCode: ReadonlySet<string>): readonly Word[] {
  const distinctWords = [
    ...new Map(words.filter(({ folded }) => folded !== "").map((word) => [word.folded, word])).values(),
  ];
  const topical = distinctWords.filter(({ folded }) => inCode.has(folded) || !language.isStopWord(folded));
  const used = topical.length > 0 ? topical : distinctWords;
  if (used.length <= maxParts) return used;
  const kept = new Set(used.toSorted((a, b) => b.folded.length - a.folded.length).slice(0, maxParts));
  return used.filter((word) => kept.has(word));
}

function correctedOf(word: Word, corrections: ReadonlyMap<string, string>): Word {
  const folded = corrections.get(word.folded);
  return folded === undefined ? word : { ...word, text: folded, folded };
}

/** A word is finished where a sign stands behind it: "C++". */
const endsInWord = /[\p{L}\p{N}\p{M}]\s*$/u;

function typedTerms(used: readonly Word[], last: Word | undefined): readonly QuestionTerm[] {
  return used.map(({ folded }, place) => ({
    words: [folded],
    isPrefix: folded === last?.folded,
    weight: 1,
    parts: [place],
  }));
}

function correctionTerms(corrected: string | undefined, place: number): readonly QuestionTerm[] {
  if (corrected === undefined) return [];
  return [
    {
      words: wordsOf(corrected).map(({ folded }) => folded),
      isPrefix: false,
      weight: weights.correction,
      parts: [place],
    },
  ];
}

/** The other forms of the words and of their corrections, and the words that have them as a part. */
async function formTerms(used: readonly Word[], known: QuestionParts): Promise<readonly QuestionTerm[]> {
  const { spoken, vocabulary, corrections } = known;
  const meant = used.map(({ folded }) => corrections.get(folded) ?? folded);
  const keys = (word: string, toKey: typeof stemKey) =>
    spoken.all.map((language) => toKey(language, language.stemOf(word)));
  const forms = await vocabulary.formsOf(meant.flatMap((word) => [...keys(word, stemKey), ...keys(word, partKey)]));
  const compounds = await Promise.all(meant.map((word) => wordsWith(word, spoken.all, vocabulary)));
  const found = (word: string, toKey: typeof stemKey) => keys(word, toKey).flatMap((key) => forms.get(key) ?? []);
  return used.flatMap(({ folded }, place) => {
    const word = meant[place] ?? folded;
    const asTyped = corrections.has(folded) ? weights.correction : 1;
    const toTerm = (weight: number) => (form: string) => ({
      words: [form],
      isPrefix: false,
      weight: asTyped * weight,
      parts: [place],
    });
    return [
      ...found(word, stemKey)
        .filter((form) => form !== folded)
        .map(toTerm(weights.form)),
      ...[...found(word, partKey), ...(compounds[place] ?? [])].map(toTerm(weights.part)),
    ];
  });
}

function synonymTerms(
  { from, to, alternatives }: Synonym,
  words: readonly Word[],
  places: ReadonlyMap<string, number>,
): readonly QuestionTerm[] {
  const parts = words.slice(from, to).flatMap(({ folded }) => places.get(folded) ?? []);
  if (parts.length === 0) return [];
  return alternatives.map((phrase) => ({
    words: phrase,
    isPrefix: false,
    weight: weights.synonym,
    parts,
    isSynonym: true,
  }));
}

/** Of equal terms, the first: it weighs the most. */
function distinct(terms: readonly QuestionTerm[]): readonly QuestionTerm[] {
  const byKey = new Map<string, QuestionTerm>();
  for (const term of terms) {
    const key = `${term.words.join(" ")} ${term.parts.join()}`;
    if (term.words.length > 0 && !byKey.has(key)) byKey.set(key, term);
  }
  return [...byKey.values()];
}

function toPart({ folded }: Word, place: number, terms: readonly QuestionTerm[]): Part {
  const own = terms.filter(({ parts }) => parts.includes(place));
  const isPrefix = own.some((term) => term.isPrefix);
  return {
    words: [{ folded, isPrefix }],
    alternatives: own.map(({ words }) => words).filter((words) => words.length > 1 || words[0] !== folded),
  };
}

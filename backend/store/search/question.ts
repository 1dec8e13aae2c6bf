import type { Language } from "./language.ts";
import type { Vocabulary } from "./correction.ts";
import type { Part, Query, Term } from "./query.ts";
import type { Synonym, Synonyms } from "./synonyms.ts";
import { type Word, wordsOf } from "./words.ts";

/** More characters than a question needs; the doors of the site refuse longer ones. */
export const maxTermLength = 300;

/** How much a hit counts by what it is a hit of: what is typed counts 1. */
export const weights = { form: 0.8, unfinished: 0.7, correction: 0.6, synonym: 0.6 } as const;

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
  readonly language: Language;
  readonly vocabulary: Pick<Vocabulary, "formsOf">;
  readonly synonyms: Synonyms;
  /** Corrected words by the word typed, folded. */
  readonly corrections: ReadonlyMap<string, string>;
  /** Whether the last word may be the beginning of another. */
  readonly isUnfinished: boolean;
}

/** Reads a question; null if nothing in it can be searched. */
export async function readQuestion(term: string, known: QuestionParts): Promise<Question | null> {
  const words = wordsOf(term);
  const used = usedOf(words, known.language);
  if (used.length === 0) return null;
  const places = new Map(used.map(({ folded }, place) => [folded, place]));
  const corrected = words.map((word) => correctedOf(word, known.corrections));
  const found = known.synonyms.findIn(corrected);
  const terms = distinct([
    ...typedTerms(used, known.isUnfinished ? words.at(-1) : undefined),
    ...used.flatMap(({ folded }, place) => correctionTerms(known.corrections.get(folded), place)),
    ...(await formTerms(used, known)),
    ...found.flatMap((synonym) => synonymTerms(synonym, words, places)),
  ]);
  return {
    parts: used.map((word, place) => toPart(word, place, terms)),
    terms,
    literals: literalsOf(term),
    synonyms: [...new Set(found.flatMap(({ names }) => names))],
  };
}

/** The query that all words of a question must meet, or one of them. */
export function toQuery({ parts, terms }: Question, needs: Query["needs"]): Query {
  return { needs, parts, terms };
}

/** Stop words count only where there is nothing else. */
function usedOf(words: readonly Word[], language: Language): readonly Word[] {
  const distinctWords = [
    ...new Map(words.filter(({ folded }) => folded !== "").map((word) => [word.folded, word])).values(),
  ];
  const topical = distinctWords.filter(({ folded }) => !language.isStopWord(folded));
  return topical.length > 0 ? topical : distinctWords;
}

function correctedOf(word: Word, corrections: ReadonlyMap<string, string>): Word {
  const folded = corrections.get(word.folded);
  return folded === undefined ? word : { ...word, text: folded, folded };
}

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

/** The other forms of the words and of their corrections. */
async function formTerms(used: readonly Word[], known: QuestionParts): Promise<readonly QuestionTerm[]> {
  const { language, vocabulary, corrections } = known;
  const stems = used.map(({ folded }) => language.stemOf(corrections.get(folded) ?? folded));
  const forms = await vocabulary.formsOf(stems);
  return used.flatMap(({ folded }, place) => {
    const weight = corrections.has(folded) ? weights.correction * weights.form : weights.form;
    const others = (forms.get(stems[place] ?? "") ?? []).filter((form) => form !== folded);
    return others.map((form) => ({ words: [form], isPrefix: false, weight, parts: [place] }));
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

function toPart({ text, folded }: Word, place: number, terms: readonly QuestionTerm[]): Part {
  const own = terms.filter(({ parts }) => parts.includes(place));
  const isPrefix = own.some((term) => term.isPrefix);
  return {
    words: [{ text, folded, isPrefix }],
    alternatives: own.map(({ words }) => words).filter((words) => words.length > 1 || words[0] !== folded),
  };
}

const onlyWords = /^[\p{L}\p{N}\p{M}'’-]*$/u;

/** Runs without spaces that have more in them than words and hyphens: symbols within, or at an end where no sentence has them. */
function literalsOf(term: string): readonly string[] {
  return term.split(/\s+/).flatMap((run) => {
    const bare = run.replaceAll(/^[("'“‘]+|[)"'”’.,;:!?…]+$/gu, "");
    const isCode = /[\p{L}\p{N}]/u.test(bare) && (bare.startsWith("--") || !onlyWords.test(bare));
    return isCode ? [bare.toLowerCase()] : [];
  });
}

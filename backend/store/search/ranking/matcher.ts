import type { Field } from "./fields.ts";
import { weights } from "../question/question-terms.ts";
import type { QuestionTerm } from "../question/question-terms.ts";
import type { WordNumbers } from "./word-numbers.ts";
import type { WordedCandidate, WordedText } from "./worded-candidate.ts";

/** An occurrence of a term of a question in a text. */
export interface Hit {
  readonly term: QuestionTerm;
  /** The place of its first word among the words of the document. */
  readonly position: number;
}

/** A text with hits. */
export interface ReadText {
  readonly field: Field;
  readonly hits: readonly Hit[];
}

/** Finds the terms of one question in many documents: the texts that have some. */
export type Matcher = (candidate: WordedCandidate) => readonly ReadText[];

/** The terms that begin with the word of a number, or whose only word is its beginning. */
type Starting = (number: number) => readonly QuestionTerm[] | null;

/** Prepares terms: each word is looked up once, however many documents have it. */
export function createMatcher(terms: readonly QuestionTerm[]): Matcher {
  const begun = terms
    .filter(({ isPrefix }) => isPrefix)
    .map((term) => ({ ...term, weight: term.weight * (term.weightAsPrefix ?? weights.unfinished) }));
  const lookups = new Map<WordNumbers, Starting>();
  return (candidate) => {
    const { numbers, texts } = candidate;
    const starting = lookups.get(numbers) ?? byNumber(numbers, terms, begun);
    lookups.set(numbers, starting);
    return texts.flatMap((text) => {
      const hits = hitsIn(text, candidate, starting);
      return hits.length === 0 ? [] : [{ field: text.field, hits }];
    });
  };
}

const unseen = 0;
const without = 1;
const withTerms = 2;

/** Remembers what was found for each number. */
function byNumber(numbers: WordNumbers, terms: readonly QuestionTerm[], begun: readonly QuestionTerm[]): Starting {
  const seen = new Uint8Array(numbers.count);
  const found = new Map<number, readonly QuestionTerm[]>();
  const keep = (number: number, some: readonly QuestionTerm[]): readonly QuestionTerm[] | null => {
    seen[number] = some.length === 0 ? without : withTerms;
    if (some.length > 0) found.set(number, some);
    return some.length === 0 ? null : some;
  };
  for (const [first, some] of Map.groupBy(terms, ({ words }) => words[0] ?? "")) {
    const number = numbers.numberOf(first);
    if (number !== -1) keep(number, some);
  }
  return (number) => {
    const state = seen[number] ?? unseen;
    if (state === withTerms) return found.get(number) ?? null;
    if (state === without || begun.length === 0) return null;
    return keep(
      number,
      begun.filter(({ words }) => numbers.begins(number, words[0] ?? "")),
    );
  };
}

function hitsIn({ from, to }: WordedText, candidate: WordedCandidate, starting: Starting): readonly Hit[] {
  const hits: Hit[] = [];
  for (let position = from; position < to; position += 1) {
    const terms = starting(candidate.words[position] ?? 0);
    if (terms === null) continue;
    for (const term of terms)
      if (term.words.length === 1 || isAt(candidate, position, to, term.words)) hits.push({ term, position });
  }
  return hits;
}

function isAt({ words, numbers }: WordedCandidate, position: number, end: number, wanted: readonly string[]): boolean {
  if (position + wanted.length > end) return false;
  return wanted.every((word, offset) => numbers.wordOf(words[position + offset] ?? 0) === word);
}

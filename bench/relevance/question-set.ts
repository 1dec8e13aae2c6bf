import { createRandom } from "../corpus/random.ts";

/** A question, and what answers it. */
export interface AskedQuestion {
  readonly ask: string;
  /** Plain, misspelt, code or none; for a public collection its name. */
  readonly kind: string;
  /** The documents that answer it, with their grades; none for a question without an answer. */
  readonly grades: ReadonlyMap<string, number>;
  /** Held back while the ranking is tuned. */
  readonly isHeld: boolean;
}

/** A text that all sides search. */
export interface SearchedText {
  readonly id: string;
  readonly subject: string;
  readonly headings: string;
  readonly description: string;
  readonly tags: string;
  readonly body: string;
}

/** Texts with questions on them. */
export interface QuestionSet {
  readonly name: string;
  /** The content folder that Lectern serves. */
  readonly folder: string;
  readonly texts: readonly SearchedText[];
  readonly questions: readonly AskedQuestion[];
}

const heldSeed = 19;
const heldEach = 5;

/** Holds back every fifth question of a fixed random order. */
export function withHeld(questions: readonly Omit<AskedQuestion, "isHeld">[]): readonly AskedQuestion[] {
  const random = createRandom(heldSeed);
  const order = questions.map((_, index) => ({ index, key: random.next() })).toSorted((a, b) => a.key - b.key);
  const held = new Set(order.filter((_, place) => place % heldEach === 0).map(({ index }) => index));
  return questions.map((question, index) => ({ ...question, isHeld: held.has(index) }));
}

import type { AskedQuestion } from "./question-set.ts";

/** The documents that one side found for one question, best first. */
export interface Outcome {
  readonly question: AskedQuestion;
  readonly found: readonly string[];
  readonly correctedTerm: string | null;
  readonly ms: number;
}

/** How well a side answers. All but the times are 0 to 1. */
export interface Figures {
  readonly ndcg: number;
  /** The same, where a grade counts twice as much as the one below: 2^grade - 1. */
  readonly steepNdcg: number;
  readonly first: number;
  readonly firstThree: number;
  readonly reciprocal: number;
}

const depth = 10;

/** The figures over the questions that have answers. */
export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const answered = outcomes.filter(({ question }) => question.grades.size > 0);
  const mean = (of: (outcome: Outcome) => number): number =>
    answered.reduce((sum, outcome) => sum + of(outcome), 0) / Math.max(1, answered.length);
  return {
    ndcg: mean((outcome) => ndcgOf(outcome, (grade) => grade)),
    steepNdcg: mean((outcome) => ndcgOf(outcome, (grade) => 2 ** grade - 1)),
    first: mean((outcome) => (placeOf(outcome) === 1 ? 1 : 0)),
    firstThree: mean((outcome) => (placeOf(outcome) <= 3 ? 1 : 0)),
    reciprocal: mean((outcome) => 1 / placeOf(outcome)),
  };
}

/** The place of the first document that answers; infinite without one among the first ten. */
function placeOf({ question, found }: Outcome): number {
  const place = found.slice(0, depth).findIndex((id) => question.grades.has(id));
  return place === -1 ? Number.POSITIVE_INFINITY : place + 1;
}

/** The gain of the first ten documents, less for later places, relative to the best order there is. */
function ndcgOf({ question, found }: Outcome, gainOf: (grade: number) => number): number {
  const gain = (grades: readonly number[]): number =>
    grades.slice(0, depth).reduce((sum, grade, place) => sum + gainOf(grade) / Math.log2(place + 2), 0);
  const ideal = gain([...question.grades.values()].toSorted((a, b) => b - a));
  return ideal === 0 ? 0 : gain(found.map((id) => question.grades.get(id) ?? 0)) / ideal;
}

import type { Word } from "../language/words.ts";

/** A search query, which each store translates into its index's language. */
export interface Query {
  /** Which parts are required: all, one, or two of them outside the body. */
  readonly needs: "all" | "one" | "two-outside-body";
  readonly parts: readonly Part[];
  /** The terms to highlight in results. */
  readonly terms: readonly Term[];
}

/** Words of a query that belong together, with alternatives. */
export interface Part {
  /** All are required, in any order. */
  readonly words: readonly QueryWord[];
  /** Each a phrase of folded words. */
  readonly alternatives: readonly (readonly string[])[];
}

/** A folded word. It contains only letters and digits, and is not empty. */
export interface QueryWord {
  readonly folded: string;
  /** It may be the prefix of a longer word. */
  readonly isPrefix: boolean;
}

/** A term of a query: a word, or several in sequence. */
export interface Term {
  /** Folded. */
  readonly words: readonly string[];
  /** The last word may be a prefix. */
  readonly isPrefix: boolean;
  /** 1 for typed words, less for synonyms. */
  readonly weight: number;
}

/**
 * An expression that two of several alternatives meet: with few repetitions of each, where one with every pair would repeat each with every other.
 *
 * @example twoOf(["a", "b", "c"], { and: "&", or: "|" }) // "((a & (b | c)) | (b & c))"
 */
export function twoOf(
  expressions: readonly string[],
  operators: { readonly and: string; readonly or: string },
): string {
  const middle = Math.floor(expressions.length / 2);
  const halves = [expressions.slice(0, middle), expressions.slice(middle)];
  const [one, other] = halves.map((half) =>
    half.length === 1 ? half.join("") : `(${half.join(` ${operators.or} `)})`,
  );
  const across = `(${one} ${operators.and} ${other})`;
  const within = halves.flatMap((half) => (half.length < 2 ? [] : [twoOf(half, operators)]));
  return within.length === 0 ? across : `(${[across, ...within].join(` ${operators.or} `)})`;
}

/**
 * Two of these distinctive words, each given once, are required, outside the body: a text's topic shows there, while a body has too many words. Null if there are fewer
 * than two.
 */
export function twoWords(distinct: readonly Word[]): Query | null {
  if (distinct.length < 2) return null;
  return {
    needs: "two-outside-body",
    parts: distinct.map(({ folded }) => ({ words: [{ folded, isPrefix: false }], alternatives: [] })),
    terms: distinct.map(({ folded }) => ({ words: [folded], isPrefix: false, weight: 1 })),
  };
}

import type { SearchScope } from "../search/search.ts";
import { twoOf } from "../search/question/query.ts";
import type { Part, Query } from "../search/question/query.ts";

/** A query as match expressions of an FTS5 index: for `two-outside-body` of the one that has no body, for others of the one of all text. */
export interface MatchExpression {
  /** Matches the whole result. */
  readonly whole: string;
  /** Matches the same documents sooner, but does not weigh them. */
  readonly unweighed: string;
  /** Each matches two words outside the body, if that is what the query needs: those of the first words first. */
  readonly pairs: readonly string[];
  /** Matches the words as typed, the last one as a complete word too. */
  readonly asWhole: string;
}

/** Converts a query to match expressions. Words contain only letters and digits and are quoted, so visitors' input is never parsed as FTS5 syntax. */
export function toMatchExpression({ needs, parts }: Query): MatchExpression {
  const whole = parts.map(toExpression);
  if (needs === "two-outside-body") {
    const pairs = whole.flatMap((part, index) =>
      whole.slice(index + 1).map((other, further) => ({ text: `(${part} AND ${other})`, place: 2 * index + further })),
    );
    const texts = pairs.toSorted((a, b) => a.place - b.place).map(({ text }) => text);
    const anyPair = texts.join(" OR ");
    return { whole: anyPair, unweighed: twoOf(whole, { and: "AND", or: "OR" }), pairs: texts, asWhole: anyPair };
  }
  const operator = needs === "all" ? " AND " : " OR ";
  const asWhole = parts
    .map((part) => toExpression({ words: part.words.map((word) => ({ ...word, isPrefix: false })), alternatives: [] }))
    .join(operator);
  return { whole: whole.join(operator), unweighed: whole.join(operator), pairs: [], asWhole };
}

function toExpression({ words, alternatives }: Part): string {
  const typed = words.map(({ folded, isPrefix }) => (isPrefix ? `("${folded}" OR "${folded}" *)` : `"${folded}"`));
  const whole = typed.length === 1 ? typed.join("") : `(${typed.join(" AND ")})`;
  if (alternatives.length === 0) return whole;
  return `(${[whole, ...alternatives.map((phrase) => `"${phrase.join(" ")}"`)].join(" OR ")})`;
}

/** Marks an index term that no text contains: a private-use character. */
const ownMark = "\u{E000}";

/** Stands for the hyphens of a type's id, at which the index would split it. */
const hyphenMark = "\u{E001}";

/** The index term of a document type. */
export function typeWord(docType: string): string {
  return ownMark + docType.replaceAll("-", hyphenMark);
}

/** Restricts an expression to the types of a search. */
export function ofType(expression: string, { docType, without = [] }: SearchScope): string {
  if (docType !== null) return `(${expression}) AND type : "${typeWord(docType)}"`;
  const words = without.map((id) => `"${typeWord(id)}"`).join(" OR ");
  return without.length === 0 ? expression : `(${expression}) NOT (type : (${words}))`;
}

/** Restricts an expression to subjects. */
export function inSubjectOf(expression: string): string {
  return `{subject} : (${expression})`;
}

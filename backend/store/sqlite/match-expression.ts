import type { Part, Query } from "../query.ts";

/** A query in FTS5's own language. */
export interface MatchExpression {
  /** Finds everything that belongs to the answer. */
  readonly whole: string;
  /** Finds what has the words as they were typed; null where that is the same. */
  readonly asTyped: string | null;
  /** Finds what has the words as they were typed, the last one as a whole word too. */
  readonly asWhole: string;
}

/**
 * The expression of a query. Words hold nothing but letters and digits and stand in quotes, so nothing that a visitor types is ever
 * read as syntax of the index.
 */
export function toMatchExpression({ needs, parts }: Query): MatchExpression {
  const whole = parts.map((part) => toExpression(part, true));
  if (needs === "two-outside-body") {
    const pairs = whole.flatMap((part, index) => whole.slice(index + 1).map((other) => `(${part} AND ${other})`));
    return {
      whole: `{subject headings description} : (${pairs.join(" OR ")})`,
      asTyped: null,
      asWhole: pairs.join(" OR "),
    };
  }
  const operator = needs === "all" ? " AND " : " OR ";
  const [expression, asTyped] = [whole.join(operator), parts.map((part) => toExpression(part, false)).join(operator)];
  const asWhole = parts
    .map((part) =>
      toExpression({ words: part.words.map((word) => ({ ...word, isPrefix: false })), alternatives: [] }, false),
    )
    .join(operator);
  return { whole: expression, asTyped: asTyped === expression ? null : asTyped, asWhole };
}

function toExpression({ words, alternatives }: Part, withAlternatives: boolean): string {
  const typed = words.map(({ text, isPrefix }) => (isPrefix ? `("${text}" OR "${text}" *)` : `"${text}"`));
  const whole = typed.length === 1 ? typed.join("") : `(${typed.join(" AND ")})`;
  if (!withAlternatives || alternatives.length === 0) return whole;
  return `(${[whole, ...alternatives.map((phrase) => `"${phrase.join(" ")}"`)].join(" OR ")})`;
}

/** Marks a word of the index that no text has. */
const ownMark = "\u{E000}";

/** The word by which the index knows a document's type. */
export function typeWord(docType: string): string {
  return ownMark + docType.replaceAll(/[^a-z]/g, "");
}

/** Only what is of a type. */
export function ofType(expression: string, docType: string | null): string {
  return docType === null ? expression : `(${expression}) AND type : "${typeWord(docType)}"`;
}

/** What has the words in its subject. */
export function inSubjectOf(expression: string): string {
  return `{subject} : (${expression})`;
}

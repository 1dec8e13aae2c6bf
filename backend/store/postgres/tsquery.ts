import type { DocType } from "../doc-types.ts";
import type { Part, Query } from "../query.ts";

/** A query in PostgreSQL's own language of full text. */
export interface Tsquery {
  /** Where it is looked for. */
  readonly column: "words" | "head";
  /** Finds everything that belongs to the answer. */
  readonly whole: string;
  /** Finds what has the words as they were typed; null where that is the same. */
  readonly asTyped: string | null;
}

/**
 * The tsquery of a query; null where nothing of it can be looked for. Words hold nothing but letters and digits and stand in quotes, so
 * nothing that a visitor types is ever read as syntax.
 */
export function toTsquery({ needs, parts }: Query): Tsquery | null {
  const whole = parts.map((part) => toExpression(part, true)).filter(Boolean);
  if (whole.length === 0) return null;
  if (needs === "two-outside-body") {
    const pairs = whole.flatMap((part, index) => whole.slice(index + 1).map((other) => `(${part} & ${other})`));
    return pairs.length === 0 ? null : { column: "head", whole: pairs.join(" | "), asTyped: null };
  }
  const operator = needs === "all" ? " & " : " | ";
  const typed = parts.map((part) => toExpression(part, false)).filter(Boolean);
  const [expression, asTyped] = [whole.join(operator), typed.join(operator)];
  return { column: "words", whole: expression, asTyped: asTyped === expression ? null : asTyped };
}

/** The lexeme that all documents of a type have. No word has an equals sign, so nobody finds it by what they type. */
export function typeLexeme(docType: DocType): string {
  return `=${docType}`;
}

/** The same expression, of documents of one type; null: of all. */
export function ofType(expression: string, docType: DocType | null): string {
  return docType === null ? expression : `(${expression}) & ${toLexeme(typeLexeme(docType))}`;
}

/** A lexeme in quotes; empty for a word that is nothing but accents. */
export function toLexeme(folded: string): string {
  return folded === "" ? "" : `'${folded}'`;
}

function toExpression({ words, alternatives }: Part, withAlternatives: boolean): string {
  const typed = words.flatMap(({ folded, isPrefix }) =>
    folded === "" ? [] : [`${toLexeme(folded)}${isPrefix ? ":*" : ""}`],
  );
  const whole = typed.length > 1 ? `(${typed.join(" & ")})` : typed.join("");
  if (!withAlternatives || alternatives.length === 0 || whole === "") return whole;
  return `(${[whole, ...alternatives.map((phrase) => `(${phrase.map(toLexeme).join(" <-> ")})`)].join(" | ")})`;
}

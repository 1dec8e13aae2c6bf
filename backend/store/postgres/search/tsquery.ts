import { twoOf } from "../../search/question/query.ts";
import type { Part, Query } from "../../search/question/query.ts";
import type { SearchScope } from "../../search/search.ts";

/** A query as PostgreSQL tsquery expressions. */
export interface Tsquery {
  /** The column to search. */
  readonly column: "words" | "head";
  /** Matches the whole result. */
  readonly whole: string;
}

/**
 * Converts a query to a tsquery; null if nothing in it can be searched. Words contain only letters and digits and are quoted, so visitors' input is
 * never parsed as syntax.
 */
export function toTsquery({ needs, parts }: Query): Tsquery | null {
  const whole = parts.map(toExpression).filter(Boolean);
  if (whole.length === 0) return null;
  if (needs === "two-outside-body") {
    return whole.length < 2 ? null : { column: "head", whole: twoOf(whole, { and: "&", or: "|" }) };
  }
  const operator = needs === "all" ? " & " : " | ";
  return { column: "words", whole: whole.join(operator) };
}

/** The lexeme that marks all documents of a type. Words never contain an equals sign, so no search term matches it. */
export function typeLexeme(docType: string): string {
  return `=${docType}`;
}

/** Restricts an expression to the types of a search. */
export function ofType(expression: string, { docType, without = [] }: SearchScope): string {
  if (docType !== null) return `(${expression}) & ${toLexeme(typeLexeme(docType))}`;
  const others = without.map((id) => ` & !${toLexeme(typeLexeme(id))}`).join("");
  return others === "" ? expression : `(${expression})${others}`;
}

/** A quoted lexeme; empty for a word that consists only of accents. */
export function toLexeme(folded: string): string {
  return folded === "" ? "" : `'${folded}'`;
}

function toExpression({ words, alternatives }: Part): string {
  const typed = words.flatMap(({ folded, isPrefix }) =>
    folded === "" ? [] : [`${toLexeme(folded)}${isPrefix ? ":*" : ""}`],
  );
  const whole = typed.length > 1 ? `(${typed.join(" & ")})` : typed.join("");
  if (alternatives.length === 0 || whole === "") return whole;
  return `(${[whole, ...alternatives.map((phrase) => `(${phrase.map(toLexeme).join(" <-> ")})`)].join(" | ")})`;
}

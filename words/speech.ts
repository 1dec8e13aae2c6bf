import type { Counted, Forms, NamesIn, Text } from "./words.ts";

/** The language of a site's interface. */
export interface Speech {
  /** The site's language, as a BCP 47 tag: numbers, dates and plural forms follow it. */
  readonly language: string;
  /** What differs from English, by the English text; of a text that counts, by its form `other`. */
  readonly texts: Readonly<Record<string, string | Forms>>;
}

/** What is filled in. Numbers are written as the language writes them. */
export type Values = Readonly<Record<string, string | number>>;

/** What a text needs beside itself. */
export type Needed<T extends string, Value = string | number> = [NamesIn<T>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<T>]: Value }];

/** The built-in language. */
export const english: Speech = { language: "en", texts: {} };

/** Says an English text in the language of a speech. */
export function sayIn<T extends Text>(speech: Speech, text: T, ...[values]: Needed<T>): string {
  return fill(speech, formOf(speech, text), values);
}

/** Says how many there are. Both English forms stand in the code; `{count}` is the number. */
export function countIn<Other extends Counted["other"]>(
  speech: Speech,
  count: number,
  one: Extract<Counted, { readonly other: Other }>["one"],
  other: Other,
  values: Values = {},
): string {
  const said = speech.texts[other] ?? { one, other };
  return fill(speech, typeof said === "string" ? said : inForm(speech, said, count), { ...values, count });
}

/** Splits a text at its names, and puts in their places what is not text, such as a link. */
export function partsIn<T extends Text, Part>(
  speech: Speech,
  text: T,
  ...[values]: Needed<T, Part>
): readonly (string | Part)[] {
  const given: Readonly<Record<string, Part>> = values ?? {};
  return formOf(speech, text)
    .split(names)
    .map((piece, index) => (index % 2 === 1 ? (given[piece] ?? piece) : piece));
}

/** A number as the language writes it. */
export function numberIn({ language }: Speech, number: number): string {
  return number.toLocaleString(language);
}

const names = /\{(\w+)\}/;

function formOf({ texts }: Speech, text: string): string {
  const said = texts[text] ?? text;
  return typeof said === "string" ? said : said.other;
}

/** English needs no plural rules, whose set-up takes longer than everything else that is said. */
function inForm({ language }: Speech, forms: Forms, count: number): string {
  const form = language === "en" ? (count === 1 ? "one" : "other") : new Intl.PluralRules(language).select(count);
  return forms[form] ?? forms.other;
}

function fill(speech: Speech, text: string, values: Values = {}): string {
  return text
    .split(names)
    .map((piece, index) => (index % 2 === 1 ? written(speech, values[piece] ?? piece) : piece))
    .join("");
}

function written(speech: Speech, value: string | number): string {
  return typeof value === "number" ? numberIn(speech, value) : value;
}

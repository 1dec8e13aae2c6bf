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

/** What a text that counts needs beside the number. */
export type NeededBeside<T extends string, Value = string | number> = [Exclude<NamesIn<T>, "count">] extends [never]
  ? []
  : [values: { readonly [Name in Exclude<NamesIn<T>, "count">]: Value }];

/** Says how many there are. Both English forms stand in the code; `{count}` is the number. */
export function countIn<Other extends keyof Counted>(
  speech: Speech,
  count: number,
  one: Counted[Other],
  other: Other,
  ...[values]: NeededBeside<Other>
): string {
  return fill(speech, inForm(speech, { one, other }, count), { ...values, count });
}

/** Splits a text at its names, and puts in their places what is not text, such as a link. */
export function partsIn<T extends Text, Part>(
  speech: Speech,
  text: T,
  ...[values]: Needed<T, Part>
): readonly (string | Part)[] {
  return pieces<Part>(formOf(speech, text), values ?? {});
}

/** The same of a text that counts. */
export function countPartsIn<Other extends keyof Counted, Part>(
  speech: Speech,
  count: number,
  one: Counted[Other],
  other: Other,
  ...[values]: NeededBeside<Other, Part>
): readonly (string | Part)[] {
  return pieces<string | Part>(inForm(speech, { one, other }, count), { ...values, count: numberIn(speech, count) });
}

/** A text that came from elsewhere, such as a backend's message: in the language where it is one of ours, else as it is. */
export function heardIn({ texts }: Speech, text: string): string {
  const said = texts[text];
  return typeof said === "string" ? said : text;
}

/** A number as the language writes it. */
export function numberIn({ language }: Speech, number: number): string {
  return number.toLocaleString(language);
}

const names = /\{(\w+)\}/;

/** A text, and what stands in the places of its names. */
function pieces<Part>(text: string, values: Readonly<Record<string, Part>>): readonly (string | Part)[] {
  return text.split(names).map((piece, index) => (index % 2 === 1 ? (values[piece] ?? piece) : piece));
}

function formOf({ texts }: Speech, text: string): string {
  const said = texts[text] ?? text;
  return typeof said === "string" ? said : said.other;
}

/** The form for a number. English needs no plural rules, whose set-up takes longer than everything else that is said. */
function inForm({ language, texts }: Speech, english: Forms, count: number): string {
  const said = texts[english.other] ?? english;
  if (typeof said === "string") return said;
  const form = language === "en" ? (count === 1 ? "one" : "other") : new Intl.PluralRules(language).select(count);
  return said[form] ?? said.other;
}

function fill(speech: Speech, text: string, values: Values = {}): string {
  return pieces(text, values)
    .map((piece) => (typeof piece === "number" ? numberIn(speech, piece) : piece))
    .join("");
}

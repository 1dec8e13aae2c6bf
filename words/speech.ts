import { englishVoice, filled } from "./voice.ts";
import type { Values, Voice } from "./voice.ts";
import { writeDate, writeNumber } from "./writing.ts";
import type { Writing } from "./writing.ts";
import type { Counted, Forms, NamesIn, Text } from "./words.ts";

/** The language of a site's interface. */
export interface Speech {
  /** The site's language, as a BCP 47 tag: numbers, dates and plural forms follow it. */
  readonly language: string;
  /** What differs from English, by the English text; of a text that counts, by its form `other`. */
  readonly texts: Readonly<Record<string, string | Forms>>;
  /** How it writes numbers and dates; null to ask `Intl`. */
  readonly writing: Writing | null;
}

/** What a text needs beside itself. */
export type Needed<T extends string, Value = string | number> = [NamesIn<T>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<T>]: Value }];

/** What a text that counts needs beside the number. */
export type NeededBeside<T extends string, Value = string | number> = [Exclude<NamesIn<T>, "count">] extends [never]
  ? []
  : [values: { readonly [Name in Exclude<NamesIn<T>, "count">]: Value }];

/** The built-in language. */
export const english: Speech = { language: "en", texts: {}, writing: null };

/** Says an English text in the language of a speech. */
export function sayIn<T extends Text>(speech: Speech, text: T, ...[values]: Needed<T>): string {
  const given: Values = values ?? {};
  const voice = voiceOf(speech);
  return filled(voice, voice.form(text), given);
}

/** Says how many there are, in the language of a speech. */
export function sayCountIn<Other extends keyof Counted>(
  speech: Speech,
  count: number,
  one: Counted[Other],
  other: Other,
  ...[values]: NeededBeside<Other>
): string {
  const given: Values = { ...values, count };
  const voice = voiceOf(speech);
  return filled(voice, voice.form(other, one, count), given);
}

/** A text that came from elsewhere, such as a backend's message: in the language where it is one of ours, else as it is. */
export function heardIn({ texts }: Speech, text: string): string {
  const said = texts[text];
  return typeof said === "string" ? said : text;
}

/** The voice of a speech, made once. */
export function voiceOf(speech: Speech): Voice {
  const known = voices.get(speech) ?? makeVoice(speech);
  voices.set(speech, known);
  return known;
}

const voices = new WeakMap<Speech, Voice>();

function makeVoice({ language, texts, writing }: Speech): Voice {
  const { number, date } =
    language === englishVoice.language ? englishVoice : writing === null ? intlVoice(language) : writtenVoice(writing);
  let rules: Intl.PluralRules | undefined;
  return {
    language,
    form: (english, one, count) => {
      const said = texts[english];
      if (said === undefined) return englishVoice.form(english, one, count);
      if (typeof said === "string") return said;
      rules ??= new Intl.PluralRules(language);
      return said[rules.select(count ?? 0)] ?? said.other;
    },
    number,
    date,
  };
}

function writtenVoice(writing: Writing): Pick<Voice, "number" | "date"> {
  return { number: (number) => writeNumber(writing, number), date: (date) => writeDate(writing, date) };
}

function intlVoice(language: string): Pick<Voice, "number" | "date"> {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return { number: (number) => number.toLocaleString(language), date: (date) => dates.format(date) };
}

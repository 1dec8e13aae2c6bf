import { z } from "zod";
import type { Language } from "./language.ts";
import { isUnspaced } from "./unspaced-words.ts";

/**
 * A word of a text, and a key under which questions find it: its language and stem, such as `en:transfer`; with `+` the stem of a part of it, as `query`
 * in `useQuery`; with `<` its stem backwards, by which the ends of compounds are found.
 */
export interface WordForm {
  readonly term: string;
  readonly form: string;
}

/** The number of words of one key that a search considers. */
export const maxForms = 12;

const longestFormed = 40;
const shortestFormed = 3;

/** The keys of a folded word in a text; none for numbers, and for words too long or too short to have forms. */
export function formsOfWord(term: string, language: Language): readonly WordForm[] {
  if (!isFormed(term)) return [];
  const stem = language.stemOf(term);
  const forms = [{ term, form: stemKey(language, stem) }];
  return language.hasCompounds ? [...forms, { term, form: endKey(language, stem) }] : forms;
}

/** The keys of the parts of a folded word in a text. */
export function formsOfParts(term: string, parts: readonly string[], language: Language): readonly WordForm[] {
  return parts.filter(isFormed).map((part) => ({ term, form: partKey(language, language.stemOf(part)) }));
}

/** The key of the words of a language with this stem. */
export function stemKey({ code }: Language, stem: string): string {
  return `${code}:${stem}`;
}

/** The key of words with a part that has this stem. */
export function partKey({ code }: Language, stem: string): string {
  return `${code}+${stem}`;
}

/** The key that those of compounds begin with that end with a word of this stem. */
function endKey({ code }: Language, stem: string): string {
  return `${code}<${Array.from(stem).toReversed().join("")}`;
}

/** Comes after all keys that begin with what stands before it. */
export const afterAllForms = "\u{10FFFF}";

/** Whether a folded word has forms. */
export function isFormed(word: string): boolean {
  const isLong = word.length >= shortestFormed || (word !== "" && isUnspaced(word));
  return isLong && word.length <= longestFormed && !/[\p{N}\p{Co}]/u.test(word);
}

const FormRows = z.array(z.object({ term: z.string(), form: z.string() }));

/** Groups rows of the vocabulary by their keys, at most `maxForms` of each. */
export function toForms(rows: unknown): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const { term, form } of FormRows.parse(rows)) {
    const known = forms.get(form);
    if (known === undefined) forms.set(form, [term]);
    else if (known.length < maxForms) known.push(term);
  }
  return forms;
}

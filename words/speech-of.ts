import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { canonicalTag, isLanguageTag } from "./direction.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import type { Speech } from "./speech.ts";
import { writingOf } from "./writing-of.ts";
import type { Forms, Words } from "./words.ts";

/** Some words, by screen and key: those that a site says differently, or those of a language that only it has. */
export type SomeWords = Readonly<Record<string, Readonly<Record<string, string | Forms>>>>;

/** What a site says of its own, by the tag of a language. */
export type OwnWords = Readonly<Record<string, SomeWords>>;

/** The languages that are whole, by their tags. */
export const shippedWords: Readonly<Record<string, Words>> = { ar, de, en, es, fr, ja };

/**
 * The speech of a site in a language: word by word the site's own, then the shipped one, then English. `pt-BR` has the words of `pt` where it has none
 * of its own.
 */
export function speechOf(language: string, own: OwnWords = {}): Speech {
  const tags = tagsOf(language);
  const sources = [own, shippedWords].flatMap((words: OwnWords) => tags.map((tag) => words[tag]));
  const texts: Record<string, string | Forms> = {};
  for (const [screen, words] of Object.entries(englishWords)) {
    for (const [key, english] of Object.entries(words)) {
      const said = sources.find((source) => source?.[screen]?.[key] !== undefined)?.[screen]?.[key] ?? english;
      if (said !== english) texts[nameOf(english)] = said;
    }
  }
  return { language, texts, writing: language === "en" ? null : writingOf(language) };
}

/**
 * The most exact tag of a language that has words; null if none has.
 *
 * @example tagWithWords("de-AT") // "de"
 */
export function tagWithWords(language: string, own: OwnWords = {}): string | null {
  if (!isLanguageTag(language)) return null;
  return (
    tagsOf(canonicalTag(language)).find((tag) => Object.hasOwn(own, tag) || Object.hasOwn(shippedWords, tag)) ?? null
  );
}

/** The texts of a speech that a page says: those of mails, of what only the server writes, and of the playground are left out. */
function browserTexts({ texts }: Speech): Speech["texts"] {
  const others = namesIn(otherScreens);
  return Object.fromEntries(Object.entries(texts).filter(([english]) => !others.has(english)));
}

/** The texts of a speech that these screens say. */
export function textsOf({ texts }: Speech, screens: readonly (keyof Words)[]): Speech["texts"] {
  const names = namesIn(screens);
  return Object.fromEntries(Object.entries(texts).filter(([english]) => names.has(english)));
}

/** What the browser loads of a speech, as JSON: all that its code does not have. */
export function wordsJson(speech: Speech): string {
  return JSON.stringify({ texts: browserTexts(speech), writing: speech.writing });
}

const englishWords: SomeWords = en;
const otherScreens: readonly (keyof Words)[] = [
  "answers",
  "documents",
  "machines",
  "mails",
  "playground",
  "referenceTexts",
];

/** What the texts of some screens are known by. */
function namesIn(screens: readonly (keyof Words)[]): ReadonlySet<string> {
  return new Set(screens.flatMap((screen) => Object.values(englishWords[screen] ?? {}).map(nameOf)));
}

/** The tags of a language, the most exact first. */
function tagsOf(language: string): readonly string[] {
  const parts = language.split("-");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
}

/** What a text is known by. */
function nameOf(english: string | Forms): string {
  return typeof english === "string" ? english : english.other;
}

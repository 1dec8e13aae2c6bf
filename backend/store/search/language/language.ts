import { isEnglishWord } from "./english-words.ts";
import { stemmers } from "./stemmers.ts";
import { stopWordsOf } from "./stop-words.ts";

/** What a search knows of a language. */
export interface Language {
  /** Its tag without a region, in lower case. */
  readonly code: string;
  /** The stem of a folded word: words with equal stems are forms of each other. */
  stemOf(word: string): string;
  /** Whether a folded word says nothing about a topic. */
  isStopWord(word: string): boolean;
  /** Whether a dictionary has a folded word; never without a dictionary. */
  hasWord(word: string): boolean;
  /** Whether it writes several words as one, such as "Haustür". */
  readonly hasCompounds: boolean;
}

/** The language of a site that names none. */
export const defaultLanguage = "en";

/** Those with rules; Thai has words, but none of the rules. */
const codes = ["en", "de", "fr", "es", "ar", "it", "pt", "nl", "sv", "da", "no", "fi", "ru", "zh", "ja", "th"] as const;
const withCompounds: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "no", "fi"]);

/** No forms, no stop words, no dictionary: for words that are no sentence. */
export const asWritten: Language = {
  code: "und",
  stemOf: (word) => word,
  isStopWord: () => false,
  hasWord: () => false,
  hasCompounds: false,
};

const languages: ReadonlyMap<string, Language> = new Map(codes.map((code) => [code, toLanguage(code)]));

/** All languages with rules. */
export const knownLanguages: readonly Language[] = [...languages.values()];

/**
 * The rules of a language; those of a language without rules leave every word as it is.
 *
 * @example languageOf("en-GB").stemOf("transferring") // "transfer"
 */
export function languageOf(tag: string): Language {
  const code = tag.toLowerCase().split("-")[0] ?? "";
  return languages.get(code === "nb" || code === "nn" ? "no" : code) ?? asWritten;
}

/** The language that most words of a question show, by its stop words; of equal ones the first, which is the site's. */
export function languageOfQuestion(words: readonly string[], among: readonly Language[]): Language {
  const stopWords = (language: Language): number => words.filter((word) => language.isStopWord(word)).length;
  return among
    .map((language) => ({ language, count: stopWords(language) }))
    .reduce((best, other) => (other.count > best.count ? other : best)).language;
}

/** A shorter stem is that of an abbreviation, which has no forms: "css" is no "cs". Questions look up plurals such as "VMs" by themselves. */
const shortestStem = 3;
const hasDigit = /\p{N}/u;

function toLanguage(code: (typeof codes)[number]): Language {
  const stops = stopWordsOf(code);
  const stem = stemmers[code] ?? ((word: string) => word);
  return {
    code,
    stemOf: (word) => {
      const stemmed = hasDigit.test(word) ? word : stem(word);
      return stemmed.length < shortestStem ? word : stemmed;
    },
    isStopWord: (word) => stops.has(word),
    hasWord: code === "en" ? isEnglishWord : () => false,
    hasCompounds: withCompounds.has(code),
  };
}

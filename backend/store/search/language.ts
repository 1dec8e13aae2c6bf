import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stopwords as arabicStopWords } from "@orama/stopwords/arabic";
import { stopwords as englishStopWords } from "@orama/stopwords/english";
import { stopwords as frenchStopWords } from "@orama/stopwords/french";
import { stopwords as germanStopWords } from "@orama/stopwords/german";
import { stopwords as spanishStopWords } from "@orama/stopwords/spanish";
import { isEnglishWord } from "./english-words.ts";
import { foldedWordsOf } from "./words.ts";

/** What a search knows of a language. */
export interface Language {
  /** The stem of a folded word: words with equal stems are forms of each other. */
  stemOf(word: string): string;
  /** Whether a folded word says nothing about a topic. */
  isStopWord(word: string): boolean;
  /** Whether a dictionary has a folded word; never without a dictionary. */
  hasWord(word: string): boolean;
}

/** The language of a site that names none. */
export const defaultLanguage = "en";

/** What questions have beside stop words, and texts about anything have too. */
const englishSmallTalk = (
  "a also anybody anyone anything every everybody everyone everything get gets getting got happen happens help just know let like " +
  "make makes mean means much need needs now ok one please question really somebody someone something still tell thing things try " +
  "trying us want wants without yes"
).split(" ");

const languages: Readonly<Record<string, Language>> = {
  en: toLanguage(english, [...englishStopWords, ...englishSmallTalk], isEnglishWord),
  de: toLanguage(german, germanStopWords),
  fr: toLanguage(french, frenchStopWords),
  es: toLanguage(spanish, spanishStopWords),
  ar: toLanguage(arabic, arabicStopWords),
};

/** No forms, no stop words, no dictionary: for languages without rules, and for words that are no sentence. */
export const asWritten: Language = { stemOf: (word) => word, isStopWord: () => false, hasWord: () => false };

/**
 * The rules of a language; those of a language without rules leave every word as it is.
 *
 * @example languageOf("en-GB").stemOf("transferring") // "transfer"
 */
export function languageOf(code: string): Language {
  return languages[code.toLowerCase().split("-")[0] ?? ""] ?? asWritten;
}

/** A shorter stem is that of an abbreviation, which has no forms: "css" is no "cs". */
const shortestStem = 3;
const hasDigit = /\p{N}/u;

function toLanguage(
  stem: (word: string) => string,
  stopWords: readonly string[],
  hasWord: (word: string) => boolean = () => false,
): Language {
  const stops = new Set(stopWords.flatMap(foldedWordsOf));
  return {
    stemOf: (word) => {
      const stemmed = hasDigit.test(word) ? word : stem(word);
      return stemmed.length < shortestStem ? word : stemmed;
    },
    isStopWord: (word) => stops.has(word),
    hasWord,
  };
}

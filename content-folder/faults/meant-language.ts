import { isLanguageTag } from "../../words/direction.ts";
import { shippedWords } from "../../words/speech-of.ts";

/**
 * The tag that somebody meant who wrote something else: a language by its English name or its own, by the country where it is spoken, or with an
 * underscore. Null if there is none.
 *
 * @example meantLanguage("German") // "de"
 */
export function meantLanguage(given: string): string | null {
  const hyphened = given.replaceAll("_", "-");
  if (hyphened !== given && isLanguageTag(hyphened)) return hyphened;
  const name = given.trim().toLowerCase();
  const isNamedIn = (language: string) => {
    const names = new Intl.DisplayNames(language, { type: "language", fallback: "none" });
    return (tag: string): boolean => names.of(tag)?.toLowerCase() === name;
  };
  const own = Object.keys(shippedWords).find((tag) => isNamedIn(tag)(tag));
  return own ?? codes().find(isNamedIn("en")) ?? ofCountry(given.trim());
}

/** @example ofCountry("jp") // "ja" */
function ofCountry(code: string): string | null {
  if (!/^[a-z]{2}$/i.test(code)) return null;
  const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  if (regions.of(code.toUpperCase()) === undefined) return null;
  const { language, region } = new Intl.Locale(`und-${code}`).maximize();
  return region === code.toUpperCase() ? language : null;
}

/** All pairs of letters: languages that are written have one. */
function codes(): readonly string[] {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  return letters.flatMap((first) => letters.map((second) => first + second));
}

import { isLanguageTag } from "../../words/direction.ts";
import { shippedWords } from "../../words/speech-of.ts";

/**
 * The tag that somebody meant who wrote something else: a language by its English name or its own, or with an underscore. Null if there is none.
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
  return own ?? codes().find(isNamedIn("en")) ?? null;
}

/** All pairs of letters: languages that are written have one. */
function codes(): readonly string[] {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  return letters.flatMap((first) => letters.map((second) => first + second));
}

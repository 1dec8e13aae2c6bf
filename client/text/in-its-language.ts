import { directionOf } from "../../words/direction.ts";

/** The attributes of a document's words in a language of its own: they are read in it, and run in its direction, whatever their first letters are. */
export function inItsLanguage({ language }: { readonly language: string | null }) {
  return language === null ? {} : { lang: language, dir: directionOf(language) };
}

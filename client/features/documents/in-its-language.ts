/** The attributes of a document's words: in a language of its own they are read so, and run in the direction of their first letters. */
export function inItsLanguage({ language }: { readonly language: string | null }) {
  return language === null ? {} : { lang: language, dir: "auto" };
}

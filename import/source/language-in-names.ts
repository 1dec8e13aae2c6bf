/** A path without the language that its file is named after. @example withoutLanguage("use/rope.fr.md", "fr") // "use/rope.md" */
export function withoutLanguage(path: string, language: string | undefined): string {
  if (language === undefined) return path;
  const [, start = path, ending = ""] = /^(.+?)(\.[^./]+)?$/s.exec(path) ?? [];
  return start.endsWith(`.${language}`) ? start.slice(0, -language.length - 1) + ending : path;
}

/** Whether a file is named after a language, before its ending: `rope.fr.md`. */
export function isNamedAfter(path: string, language: string): boolean {
  return withoutLanguage(path, language) !== path;
}

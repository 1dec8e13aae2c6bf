import type { Forms } from "./words.ts";

/** What is wrong with a word in a language, in the form "expected …, got …"; null where it can stand for the English one. */
export function faultOfWord(word: unknown, english: string | Forms, language: string): string | null {
  if (typeof english === "string") return faultOfText(word, english);
  if (typeof word === "string") return faultOfText(word, english.other);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const expected = `expected a text, or the plural forms ${categories.join(", ")}`;
  if (typeof word !== "object" || word === null || Array.isArray(word))
    return `${expected}, got ${JSON.stringify(word)}`;
  const forms = Object.entries(word);
  const unknown = forms.find(([form]) => !categories.some((category) => category === form));
  if (unknown !== undefined) return `${expected}, got the form "${unknown[0]}"`;
  const missing = categories.find((category) => !forms.some(([form]) => form === category));
  if (missing !== undefined) return `${expected}, got no "${missing}"`;
  return (
    forms.map(([form, text]) => faultOfText(text, english.other, form !== "other")).find((fault) => fault !== null) ??
    null
  );
}

/** `mayLack`: a form for one alone need not say the number. */
function faultOfText(text: unknown, english: string, mayLack = false): string | null {
  if (typeof text !== "string" || text.trim() === "")
    return `expected a text such as "${english}", got ${JSON.stringify(text)}`;
  const wanted = namesIn(english);
  const given = namesIn(text);
  const isRight =
    given.every((name) => wanted.includes(name)) && (mayLack || wanted.every((name) => given.includes(name)));
  return isRight ? null : `expected ${listed(wanted)} as in "${english}", got ${listed(given)}`;
}

function namesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([name]) => name))];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? "no placeholder" : names.join(", ");
}

import { en } from "../../words/en.ts";
import { shippedWords } from "../../words/speech-of.ts";
import type { SomeWords } from "../../words/speech-of.ts";
import { parseHtml } from "../support/pages/parse-markup.ts";

const attributes = ["aria-label", "title", "placeholder", "alt", "content"];

/** English words of the interface on a page in another language: whole texts and labels, whatever is filled in. Words that are the same in both are no matter. */
export function englishWordsIn(html: string, language: string): readonly string[] {
  const patterns = patternsOf(language);
  const saysEnglish = (text: string): boolean => patterns.some((pattern) => pattern.test(text));
  return [...new Set(textsOf(html).filter(saysEnglish))];
}

/** The same for a text that is no HTML: a file for programs, an answer to an assistant. */
export function englishLinesIn(text: string, language: string): readonly string[] {
  const patterns = patternsOf(language);
  const lines = text.split("\n").map((line) => line.replace(/^(?:[#>*[-]+ ?)+|\]$/g, "").trim());
  return lines.filter((line) => patterns.some((pattern) => pattern.test(line)));
}

/** The texts that stand between tags, and the labels. */
function textsOf(html: string): readonly string[] {
  const document = parseHtml(html);
  for (const element of document.querySelectorAll("script, style")) element.remove();
  const texts: string[] = [];
  const walk = document.createTreeWalker(document, document.defaultView?.NodeFilter.SHOW_TEXT ?? 4);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? "");
  for (const element of document.querySelectorAll("*"))
    for (const name of attributes) texts.push(element.getAttribute(name) ?? "");
  return texts.map((text) => text.trim()).filter((text) => text !== "");
}

const patternsByLanguage = new Map<string, readonly RegExp[]>();

function patternsOf(language: string): readonly RegExp[] {
  const known = patternsByLanguage.get(language);
  if (known !== undefined) return known;
  const english: SomeWords = en;
  const others: SomeWords = shippedWords[language] ?? {};
  const patterns = Object.entries(english).flatMap(([screen, words]) =>
    Object.entries(words).flatMap(([key, word]) => {
      const other = JSON.stringify(others[screen]?.[key] ?? "");
      const forms = typeof word === "string" ? [word] : Object.values(word);
      return forms
        .filter((form) => /[a-z]{2}/i.test(form.replace(/\{\w+\}/g, "")) && !other.includes(form))
        .map(toPattern);
    }),
  );
  patternsByLanguage.set(language, patterns);
  return patterns;
}

/** A text, whatever stands in the places of its names. */
function toPattern(text: string): RegExp {
  const pieces = text.split(/\{\w+\}|\$website/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join(".+")}$`);
}

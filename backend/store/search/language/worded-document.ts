import type { NewDocument } from "../../documents.ts";
import { joinedWordsIn, partsOfJoined } from "./joined-words.ts";
import { languageOf } from "./language.ts";
import type { Language } from "./language.ts";
import { plainText } from "./plain-text.ts";
import { formsOfParts, formsOfWord } from "./word-forms.ts";
import type { WordForm } from "./word-forms.ts";
import { foldedWordsOf } from "./words.ts";

/** A document with the folded words of its texts, split once for the index and the vocabulary. */
export interface WordedDocument {
  readonly document: NewDocument;
  readonly language: Language;
  readonly subject: readonly string[];
  /** With keywords. */
  readonly headings: readonly string[];
  /** With tags. */
  readonly description: readonly string[];
  readonly body: readonly string[];
  /** The parts of words such as `useQuery`, folded, by the whole word. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
}

/** Splits a document's texts into words. The site's language is that of documents that name none. */
export function toWordedDocument(document: NewDocument, siteLanguage: Language): WordedDocument {
  const { subject, keywords, metaDescription, description, tags, sections, language } = document;
  const texts = {
    subject: plainText(subject),
    headings: [...keywords, ...sections.map(({ heading }) => heading ?? "")].join("\n"),
    description: [plainText(metaDescription), plainText(description), ...tags.map(({ name }) => name)].join("\n"),
    body: sections.map(({ text }) => text).join("\n"),
  };
  return {
    document,
    language: language === null ? siteLanguage : languageOf(language),
    subject: foldedWordsOf(texts.subject),
    headings: foldedWordsOf(texts.headings),
    description: foldedWordsOf(texts.description),
    body: foldedWordsOf(texts.body),
    parts: new Map(
      Object.values(texts)
        .flatMap(joinedWordsIn)
        .map((word) => [word.toLowerCase(), partsOfJoined(word)] as const),
    ),
  };
}

/** The rows that documents add to the vocabulary, each once. */
export function vocabularyOf(documents: readonly WordedDocument[]): readonly WordForm[] {
  const rows: WordForm[] = [];
  for (const [language, ofLanguage] of Map.groupBy(documents, (one) => one.language)) {
    const words = new Set(
      ofLanguage.flatMap(({ subject, headings, description, body }) => [
        ...subject,
        ...headings,
        ...description,
        ...body,
      ]),
    );
    for (const word of words) rows.push(...formsOfWord(word, language));
    const parts = new Map(ofLanguage.flatMap((one) => [...one.parts]));
    for (const [word, ofWord] of parts) rows.push(...formsOfParts(word, ofWord, language));
  }
  return rows;
}

import { searchTextsOf } from "../document-columns.ts";
import type { NewDocument } from "../documents.ts";
import { foldedWordsOf } from "../words.ts";
import { typeLexeme } from "./tsquery.ts";
import type { WeightedWords } from "./tsvector.ts";

/** A document with the words of its texts. They are told apart once, and used for the vocabulary and both of its tsvectors. */
export interface WordedDocument {
  readonly document: NewDocument;
  /** Its type, so that a search within one is no slower. */
  readonly type: WeightedWords;
  /** Subject, headings, description. */
  readonly head: readonly WeightedWords[];
  readonly body: WeightedWords;
}

export function toWorded(document: NewDocument): WordedDocument {
  const [subject, headings, description, body] = searchTextsOf(document).map(foldedWordsOf);
  return {
    document,
    type: { words: [typeLexeme(document.docType)], weight: "A" },
    head: [
      { words: subject ?? [], weight: "A" },
      { words: headings ?? [], weight: "B" },
      { words: description ?? [], weight: "C" },
    ],
    body: { words: body ?? [], weight: "D" },
  };
}

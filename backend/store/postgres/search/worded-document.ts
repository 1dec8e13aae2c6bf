import { searchTextsOf } from "../../search/search-texts.ts";
import type { NewDocument } from "../../documents.ts";
import { foldedWordsOf } from "../../search/words.ts";
import { typeLexeme } from "./tsquery.ts";
import type { WeightedWords } from "./tsvector.ts";

/** A document with the words of its texts, split once and used for the vocabulary and both tsvectors. */
export interface WordedDocument {
  readonly document: NewDocument;
  /** Its type as a lexeme, so that searching within one type is just as fast. */
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

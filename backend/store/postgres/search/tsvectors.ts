import type { WordedDocument } from "../../search/language/worded-document.ts";
import { typeLexeme } from "./tsquery.ts";
import { toTsvector } from "./tsvector.ts";

/** The two tsvectors of a document: without its body, and of all its words. Its type is a lexeme too, so that a search within one type is as fast. */
export function toTsvectors({ document, subject, headings, description, body }: WordedDocument) {
  const head = [
    { words: [typeLexeme(document.docType)], weight: "A" },
    { words: subject, weight: "A" },
    { words: headings, weight: "B" },
    { words: description, weight: "C" },
  ] as const;
  return { head: toTsvector(head), words: toTsvector([...head, { words: body, weight: "D" }]) };
}

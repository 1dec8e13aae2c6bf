import type { Field } from "./fields.ts";
import type { Candidate } from "../candidates.ts";
import { plainText } from "../language/plain-text.ts";
import type { WordNumbers } from "./word-numbers.ts";

/** A document as it is ranked: small enough to keep many in memory. */
export interface WordedCandidate {
  readonly id: number;
  readonly slug: string;
  readonly datePublished: string | null;
  /** The numbers of the words of all texts, one text after the other. */
  readonly words: Uint32Array;
  readonly numbers: WordNumbers;
  readonly texts: readonly WordedText[];
  readonly lengths: Readonly<Record<Field, number>>;
}

/** The range of a text among the words of its document. */
export interface WordedText {
  readonly field: Field;
  readonly from: number;
  readonly to: number;
}

/** Splits the texts of a candidate into words. */
export function toWorded({ id, document, sections }: Candidate, numbers: WordNumbers): WordedCandidate {
  const words: number[] = [];
  const texts: WordedText[] = [];
  for (const [field, text] of textsOf({ document, sections })) {
    const from = words.length;
    numbers.addWordsOf(text, words);
    if (words.length > from) texts.push({ field, from, to: words.length });
  }
  const { slug, datePublished } = document;
  return wordedFrom({ id, slug, datePublished }, { words: new Uint32Array(words), texts, numbers });
}

/** A candidate with its words. */
export function wordedFrom(
  document: Pick<WordedCandidate, "id" | "slug" | "datePublished">,
  worded: Pick<WordedCandidate, "words" | "texts" | "numbers">,
): WordedCandidate {
  const lengths = { subject: 0, headings: 0, keywords: 0, description: 0, tags: 0, body: 0 };
  for (const { field, from, to } of worded.texts) lengths[field] += to - from;
  return { ...document, ...worded, lengths };
}

function textsOf({ document, sections }: Omit<Candidate, "id">): readonly (readonly [Field, string])[] {
  return [
    ["subject", plainText(document.subject)],
    ...sections.map(({ heading }) => ["headings", heading ?? ""] as const),
    ...document.keywords.map((keyword) => ["keywords", keyword] as const),
    ["description", `${plainText(document.metaDescription)}\n${plainText(document.description)}`],
    ["tags", document.tags.map(({ name }) => name).join("\n")],
    ...sections.map(({ text }) => ["body", text] as const),
  ];
}

const bytesPerCandidate = 1_000;
const bytesPerText = 48;

/** An estimate of the memory that a candidate takes, without its numbers. */
export function bytesOf({ words, texts }: WordedCandidate): number {
  return bytesPerCandidate + words.byteLength + bytesPerText * texts.length;
}

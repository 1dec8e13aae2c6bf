import type { DocumentFacts, DocumentSection } from "../documents.ts";
import type { Hit, Matcher } from "./matcher.ts";
import { plainText } from "./search-texts.ts";

/** A document as it is ranked. */
export interface Candidate {
  readonly id: number;
  readonly document: DocumentFacts;
  readonly sections: readonly DocumentSection[];
}

/** The weight of a hit by field, and how much a long field is held against its hits. */
export const fields = {
  subject: { weight: 8, byLength: 0.5 },
  headings: { weight: 3.5, byLength: 0.6 },
  keywords: { weight: 5, byLength: 0.2 },
  description: { weight: 4, byLength: 0.5 },
  tags: { weight: 2, byLength: 0.3 },
  body: { weight: 1, byLength: 0.7 },
} as const;
export type Field = keyof typeof fields;
const fieldNames = [
  "subject",
  "headings",
  "keywords",
  "description",
  "tags",
  "body",
] as const satisfies readonly Field[];

/** A text of a field with its hits. */
export interface ReadText {
  readonly field: Field;
  readonly hits: readonly Hit[];
  readonly length: number;
}

/** A candidate with its hits. */
export interface ReadCandidate {
  readonly candidate: Candidate;
  readonly texts: readonly ReadText[];
  readonly lengths: Readonly<Record<Field, number>>;
}

/** Finds the hits in all texts of a candidate. */
export function readCandidate(candidate: Candidate, matcher: Matcher): ReadCandidate {
  const { document, sections } = candidate;
  const read = (field: Field, text: string): ReadText => ({ field, ...matcher.read(text) });
  const headings = sections.map(({ heading }) => read("headings", heading ?? ""));
  const bodies = sections.map(({ text }) => read("body", text));
  const texts = [
    read("subject", plainText(document.subject)),
    ...headings,
    ...document.keywords.map((keyword) => read("keywords", keyword)),
    read("description", `${plainText(document.metaDescription)}\n${plainText(document.description)}`),
    read("tags", document.tags.map(({ name }) => name).join("\n")),
    ...bodies,
  ];
  return {
    candidate,
    texts,
    lengths: lengthsOf(texts),
  };
}

function lengthsOf(texts: readonly ReadText[]): Record<Field, number> {
  const lengths = { subject: 0, headings: 0, keywords: 0, description: 0, tags: 0, body: 0 };
  for (const { field, length } of texts) lengths[field] += length;
  return lengths;
}

/** The average length of each field. */
export function averagesOf(read: readonly ReadCandidate[]): Record<Field, number> {
  const averages = { subject: 1, headings: 1, keywords: 1, description: 1, tags: 1, body: 1 };
  for (const field of fieldNames)
    averages[field] = Math.max(
      1,
      read.reduce((sum, { lengths }) => sum + lengths[field], 0) / Math.max(1, read.length),
    );
  return averages;
}

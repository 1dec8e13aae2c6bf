/** The weight of a hit by field, and how much a long field is held against its hits. */
export const fields = {
  subject: { weight: 8, byLength: 0.5 },
  headings: { weight: 3.5, byLength: 0.6 },
  keywords: { weight: 5, byLength: 0.2 },
  description: { weight: 4, byLength: 0.5 },
  tags: { weight: 2, byLength: 0.3 },
  body: { weight: 1, byLength: 0.7 },
} as const;

/** A part of a document that is searched. */
export type Field = keyof typeof fields;

/** The names of all fields. */
export const fieldNames = [
  "subject",
  "headings",
  "keywords",
  "description",
  "tags",
  "body",
] as const satisfies readonly Field[];

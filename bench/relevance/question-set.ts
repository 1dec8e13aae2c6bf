/** A question, and what answers it. */
export interface AskedQuestion {
  readonly ask: string;
  /** Plain, misspelt, code or none; for a public collection its name. */
  readonly kind: string;
  /** The documents that answer it, with their grades; none for a question without an answer. */
  readonly grades: ReadonlyMap<string, number>;
  /** Held back while the ranking is tuned. */
  readonly isHeld: boolean;
}

/** A text that all sides search. */
export interface SearchedText {
  readonly id: string;
  readonly subject: string;
  readonly headings: string;
  readonly description: string;
  readonly tags: string;
  readonly body: string;
}

/** Texts with questions on them. */
export interface QuestionSet {
  readonly name: string;
  /** The content folder that Lectern serves. */
  readonly folder: string;
  readonly texts: readonly SearchedText[];
  readonly questions: readonly AskedQuestion[];
}

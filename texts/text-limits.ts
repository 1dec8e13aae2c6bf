/** What one text may be, as HTML: beyond it, its page says so in its place. The gate keeps to it, and the content check reports it. */
export interface TextLimits {
  /** Size as UTF-8. */
  readonly contentBytes: number;
  /** How deep elements may nest. */
  readonly depth: number;
  readonly tags: number;
}

/** The limits of a text where nobody sets others. */
export const defaultTextLimits: TextLimits = { contentBytes: 512 * 1024, depth: 2_000, tags: 20_000 };

/**
 * How many bytes of JSON a backend sends of one text: below what a gateway takes from it as one answer (LIMIT_UPSTREAM_BODY_BYTES, unless set lower),
 * and above what most would show of a text with LIMIT_CONTENT_BYTES set higher.
 */
export const sentTextBytesMax = 4_000_000;

/** What of the formulas of one text is written; of what exceeds it the source is shown. */
export const formulaLimits = { formulas: 2_000, characters: 4_000, written: 100_000 } as const;

/** Of a longer diagram the source is shown: Mermaid draws a picture of its own limit in its place. */
export const diagramCharactersMax = 50_000;

/**
 * How many characters code's tokens and lines, and formulas, may add to one text. What is beyond stays as it is in the text: a small one could otherwise
 * become many times its limit. With it, the largest text is still kept as an answer (LIMIT_ANSWER_BYTES, unless set lower).
 */
export const addedCharactersMax = 400_000;

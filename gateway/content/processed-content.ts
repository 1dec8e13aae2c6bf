import type { WrittenText } from "./inline-links/inline-ranges.ts";

/** A heading of a text: its id is the fragment of its address. */
export interface OutlineHeading {
  readonly id: string;
  readonly text: string;
  /** 2 to 4, for h2 to h4. */
  readonly level: 2 | 3 | 4;
}

/** A text that passed the gate. Its `html` is safe to insert into a page as it is. Never parse and serialise it again: see `sanitise.ts`. */
export interface SafeContent extends WrittenText {
  readonly kind: "ready";
  readonly outline: readonly OutlineHeading[];
  /** At least 1, at 220 words a minute. */
  readonly readingMinutes: number;
}

/** A text as the pages may show it, or why it is not shown. */
export type ProcessedContent =
  | SafeContent
  | {
      readonly kind: "refused";
      /** What was expected and what was found, worded for the page and the log. */
      readonly reason: string;
    };

/** Why something in the content folder is reported. Short and stable: reports are sorted by it. */
export const problemCauses = [
  "unreadable",
  "encoding",
  "yaml",
  "duplicate-key",
  "unknown-field",
  "missing-field",
  "bad-field",
  "bad-date",
  "bad-draft",
  "no-front-matter",
  "no-title",
  "no-text",
  "duplicate-slug",
  "unknown-author",
  "first-level-heading",
  "missing-picture",
  "picture-address",
  "missing-file",
  "raw-html",
  "dead-link",
  "redirect",
  "misplaced",
] as const;

export type ProblemCause = (typeof problemCauses)[number];

/**
 * What became of the page. `published`: it is there, without the faulty piece. `withheld`: it is not there, or its last good version is.
 * For a file of the site's own, which is no page, the same is said of what the file holds.
 */
export type ProblemEffect = "published" | "withheld";

/** A problem in a file that is being read: the file is known to the caller. */
export interface LineProblem {
  /** From 1. */
  readonly line: number;
  /** What was expected, what came, what to do. */
  readonly message: string;
  readonly cause: ProblemCause;
  readonly effect: ProblemEffect;
}

/** Something in the content folder that is not as it should be. */
export interface ContentProblem extends LineProblem {
  /** Relative to the content folder. */
  readonly file: string;
}

/** A problem that leaves out no more than the faulty piece. */
export function published(cause: ProblemCause, line: number, message: string): LineProblem {
  return { line, message, cause, effect: "published" };
}

/** A problem that keeps what the file holds from being published as it is now. */
export function withheld(cause: ProblemCause, line: number, message: string): LineProblem {
  return { line, message, cause, effect: "withheld" };
}

/** What is said of a file that is no UTF-8. */
export const badBytes = "bytes that are no UTF-8, shown as \uFFFD: save the file as UTF-8";

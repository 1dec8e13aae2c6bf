/** The cause of a reported problem. Short and stable: reports group by it. */
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
  "directive",
  "code",
  "formula",
  "diagram",
  "table",
  "footnote",
  "dead-link",
  "redirect",
  "misplaced",
] as const;

export type ProblemCause = (typeof problemCauses)[number];

/**
 * The effect on the page. `published`: it is live, without the faulty part. `withheld`: it is not live, or its last good version is. For the site's
 * own files, which are not pages, it applies to their content.
 */
export type ProblemEffect = "published" | "withheld";

/** A problem in a file that the caller knows. */
export interface LineProblem {
  /** From 1. */
  readonly line: number;
  /** What was expected, what was found, how to fix it. */
  readonly message: string;
  readonly cause: ProblemCause;
  readonly effect: ProblemEffect;
}

/** A problem in the content folder. */
export interface ContentProblem extends LineProblem {
  /** Relative to the content folder. */
  readonly file: string;
}

/** A problem that leaves out only the faulty part. */
export function published(cause: ProblemCause, line: number, message: string): LineProblem {
  return { line, message, cause, effect: "published" };
}

/** A problem that keeps the file's current content from being published. */
export function withheld(cause: ProblemCause, line: number, message: string): LineProblem {
  return { line, message, cause, effect: "withheld" };
}

/** The problem of a file that is not read because of its name. */
export function misnamed(name: string, meant: string): LineProblem {
  return withheld("misplaced", 1, `expected the name "${meant}", got "${name}". Rename it`);
}

/** The message for a file that is not UTF-8. */
export const badBytes = "bytes that are not UTF-8, shown as \uFFFD: save the file as UTF-8";

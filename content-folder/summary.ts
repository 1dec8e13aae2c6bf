import type { ContentProblem, ProblemCause } from "./problem.ts";
import { siteFileNames } from "./site-files/site-files.ts";

/** The number of problems of a cause, and those that a summary shows. */
export interface CauseSummary {
  readonly cause: ProblemCause;
  readonly count: number;
  /** How many of them withhold their page. */
  readonly withheld: number;
  /** The first hundred in the site's own files, as what is sound in these counts at a first start; of documents the first few. */
  readonly first: readonly ContentProblem[];
}

const shownOfDocuments = 5;

/** Only files that programs write have more, such as long lists of redirects. */
const shownOfSite = 100;

/** Groups problems by cause: causes that withhold pages first, then by frequency. */
export function summarise(problems: readonly ContentProblem[]): readonly CauseSummary[] {
  const causes = [...Map.groupBy(problems, ({ cause }) => cause)].map(([cause, found]) => ({
    cause,
    count: found.length,
    withheld: found.filter(isWithheld).length,
    first: shownOf(found),
  }));
  return causes.toSorted((a, b) => Number(b.withheld > 0) - Number(a.withheld > 0) || b.count - a.count);
}

/**
 * Describes a cause in one line.
 *
 * @example "unknown field: 300 problems, published"
 */
export function describeCause({ cause, count, withheld }: CauseSummary): string {
  const effect =
    withheld === 0
      ? "published"
      : withheld === count
        ? "withheld"
        : `${withheld} withheld, ${count - withheld} published`;
  return `${cause.replaceAll("-", " ")}: ${count} ${count === 1 ? "problem" : "problems"}, ${effect}`;
}

/** Describes a problem in one line, with a `file:line` position that editors and terminals recognise. */
export function describeProblem({ file, line, message, effect }: ContentProblem): string {
  return `${file}:${line} ${message}${effect === "withheld" ? " (withheld)" : ""}`;
}

/** The summary as lines: each cause, followed by its first problems. */
export function describeSummary(
  causes: readonly CauseSummary[],
  describe: (problem: ContentProblem) => string = describeProblem,
): readonly string[] {
  return causes.flatMap((summary) => {
    const more = summary.count - summary.first.length;
    return [
      describeCause(summary),
      ...summary.first.map((problem) => `  ${describe(problem)}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ];
  });
}

function isWithheld({ effect }: ContentProblem): boolean {
  return effect === "withheld";
}

function shownOf(found: readonly ContentProblem[]): readonly ContentProblem[] {
  const ofSite = found.filter(({ file }) => isOfSite(file)).slice(0, shownOfSite);
  const ofDocuments = found.filter(({ file }) => !isOfSite(file)).slice(0, shownOfDocuments);
  const shown = new Set([...ofSite, ...ofDocuments]);
  return found.filter((problem) => shown.has(problem));
}

function isOfSite(file: string): boolean {
  return siteFileNames.some((name) => name === file) || /^(?:theme|words|pages)\//.test(file);
}

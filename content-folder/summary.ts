import type { ContentProblem, ProblemCause } from "./problem.ts";

/** The number of problems of a cause, and the first few of them. */
export interface CauseSummary {
  readonly cause: ProblemCause;
  readonly count: number;
  /** How many of them withhold their page. */
  readonly withheld: number;
  readonly first: readonly ContentProblem[];
}

const shownOfEach = 5;

/** Groups problems by cause: causes that withhold pages first, then by frequency. */
export function summarise(problems: readonly ContentProblem[]): readonly CauseSummary[] {
  const causes = [...Map.groupBy(problems, ({ cause }) => cause)].map(([cause, found]) => ({
    cause,
    count: found.length,
    withheld: found.filter(isWithheld).length,
    first: found.slice(0, shownOfEach),
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

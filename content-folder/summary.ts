import type { ContentProblem, ProblemCause } from "./problem.ts";

/** How often something was found, and the first few places. */
export interface CauseSummary {
  readonly cause: ProblemCause;
  readonly count: number;
  /** How many of them are in files whose page is not there as they have it. */
  readonly withheld: number;
  readonly first: readonly ContentProblem[];
}

const shownOfEach = 5;

/** The problems by cause, the most frequent cause first: what withholds pages before all else. */
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
 * One line on a cause.
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

/** A problem in one line, as editors and terminals know places. */
export function describeProblem({ file, line, message, effect }: ContentProblem): string {
  return `${file}:${line} ${message}${effect === "withheld" ? " (withheld)" : ""}`;
}

/** The summary in lines: each cause, and below it the first of its problems. */
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

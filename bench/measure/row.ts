import { median, percentile } from "./statistics.ts";

/** One line of the table: something measured, and what it should be. */
export interface Row {
  /** The same from run to run: the baseline is kept under it. */
  readonly name: string;
  readonly unit: "×" | "ms" | "bytes" | "µs" | "count";
  readonly value: number;
  /** Every single measurement; the value alone where there was one. */
  readonly samples: readonly number[];
  readonly goal: Goal | null;
  /** What was compared with what. */
  readonly note: string;
}

export type Goal = { readonly atMost: number } | { readonly atLeast: number } | { readonly exactly: number };

/** `close`: the value misses its goal, but so little that the run cannot tell (the goal lies within the middle half of the samples). */
export type Verdict = "holds" | "missed" | "close" | "no goal";

type RowOptions = Partial<Pick<Row, "goal" | "note">>;

/** A row of several measurements: their median. */
export const rowOfSamples = (
  name: string,
  unit: Row["unit"],
  samples: readonly number[],
  options: RowOptions = {},
): Row => ({
  name,
  unit,
  value: median(samples),
  samples,
  goal: options.goal ?? null,
  note: options.note ?? "",
});

/** A row of one measurement, or of a figure that does not vary. */
export const rowOfValue = (name: string, unit: Row["unit"], value: number, options: RowOptions = {}): Row =>
  rowOfSamples(name, unit, [value], options);

/** Says whether a row's goal is reached. */
export const verdictOf = ({ value, samples, goal }: Row): Verdict => {
  if (goal === null) return "no goal";
  if (reaches(value, goal)) return "holds";
  return samples.length > 2 && (reaches(percentile(samples, 0.25), goal) || reaches(percentile(samples, 0.75), goal))
    ? "close"
    : "missed";
};

const reaches = (value: number, goal: Goal): boolean => {
  if ("exactly" in goal) return value === goal.exactly;
  return "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
};

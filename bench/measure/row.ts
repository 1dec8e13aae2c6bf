import { median, percentile } from "./statistics.ts";

/** One line of the table: a measurement and its goal. */
export interface Row {
  /** The same in every run: the key in the baseline. */
  readonly name: string;
  readonly unit: "×" | "ms" | "bytes" | "µs" | "count" | "share";
  readonly value: number;
  /** Every single measurement; just the value when there is only one. */
  readonly samples: readonly number[];
  readonly goal: Goal | null;
  /** What was compared with what, or under which conditions. */
  readonly note: string;
}

export type Goal = { readonly atMost: number } | { readonly atLeast: number } | { readonly exactly: number };

/** `close`: the median misses its goal, but the goal is within the middle half of the samples, so this run cannot decide. */
export type Verdict = "holds" | "missed" | "close" | "no goal";

type RowOptions = Partial<Pick<Row, "goal" | "note">>;

/** A row of several measurements, with their median as its value. */
export function rowOfSamples(
  name: string,
  unit: Row["unit"],
  samples: readonly number[],
  options: RowOptions = {},
): Row {
  return {
    name,
    unit,
    value: median(samples),
    samples,
    goal: options.goal ?? null,
    note: options.note ?? "",
  };
}

/** A row of one measurement, or of a figure that does not vary. */
export function rowOfValue(name: string, unit: Row["unit"], value: number, options: RowOptions = {}): Row {
  return rowOfSamples(name, unit, [value], options);
}

/** Whether a row reaches its goal. */
export function verdictOf({ value, samples, goal }: Row): Verdict {
  if (goal === null) return "no goal";
  if (reaches(value, goal)) return "holds";
  return samples.length > 2 && (reaches(percentile(samples, 0.25), goal) || reaches(percentile(samples, 0.75), goal))
    ? "close"
    : "missed";
}

function reaches(value: number, goal: Goal): boolean {
  if ("exactly" in goal) return value === goal.exactly;
  return "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
}

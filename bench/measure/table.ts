import { verdictOf } from "./row.ts";
import type { Goal, Row } from "./row.ts";

/** Values of an earlier run, by row name. */
export type Baseline = Readonly<Record<string, number>>;

const columns = ["measured", "value", "goal", "", "baseline", "compared"] as const;

/** Formats rows as a plain text table. */
export function toTable(rows: readonly Row[], baseline: Baseline): string {
  const lines = [columns, ...rows.map((row) => toCells(row, baseline[row.name]))];
  const widths = columns.map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? "").length)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function toCells(row: Row, before: number | undefined): readonly string[] {
  return [
    row.name,
    toText(row.value, row.unit),
    goalText(row.goal, row.unit),
    row.goal === null ? "" : verdictOf(row),
    before === undefined ? "" : toText(before, row.unit),
    row.note,
  ];
}

function goalText(goal: Goal | null, unit: Row["unit"]): string {
  if (goal === null) return "";
  if ("exactly" in goal) return `= ${toText(goal.exactly, unit)}`;
  return "atMost" in goal ? `≤ ${toText(goal.atMost, unit)}` : `≥ ${toText(goal.atLeast, unit)}`;
}

function toText(value: number, unit: Row["unit"]): string {
  if (unit === "bytes" || unit === "count") return Math.round(value).toLocaleString("en-US");
  if (unit === "×") return `× ${value.toPrecision(3)}`;
  if (unit === "share") return value.toFixed(3);
  return `${value >= 100 ? Math.round(value).toLocaleString("en-US") : value.toPrecision(3)} ${unit}`;
}

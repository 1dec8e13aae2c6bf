import { writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { drawCurves } from "./curves.ts";
import type { Curve } from "./curves.ts";
import { benchFile } from "./measured-process.ts";
import type { Row } from "./row.ts";

/** What was measured at one size. */
export interface SizedRows {
  readonly documents: number;
  readonly rows: readonly Row[];
}

/** Writes a table of all sizes and two charts: a Markdown file in `results/` and its pictures. */
export async function saveSizes(
  all: readonly SizedRows[],
  { name: engine, files }: { readonly name: string; readonly files: string },
  visitorsAtOnce: readonly number[],
): Promise<void> {
  const names = all[0]?.rows.map(({ name }) => bare(name)) ?? [];
  const valueOf = (rows: readonly Row[], name: string): Row | undefined => rows.find((row) => bare(row.name) === name);
  const cell = (row: Row | undefined): string =>
    row === undefined
      ? ""
      : row.unit === "bytes"
        ? row.value < 1_000_000
          ? `${(row.value / 1_000).toFixed(1)} KB`
          : `${(row.value / 1_000_000).toFixed(0)} MB`
        : `${row.value < 10 ? row.value.toFixed(1) : row.value.toFixed(0)} ms`;
  const table = [
    "| measured | " + all.map(({ documents }) => documents.toLocaleString("en-US")).join(" | ") + " |",
    `| --- |${" ---: |".repeat(all.length)}`,
    ...names.map((name) => `| ${name} | ${all.map(({ rows }) => cell(valueOf(rows, name))).join(" | ")} |`),
  ];
  const facts = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node.js ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}; other work on the machine when it ended: load ${(loadavg()[0] ?? 0).toFixed(1)}.`;
  await writeFile(
    benchFile(`results/${files}.md`),
    `# A site of ${all.map(({ documents }) => documents.toLocaleString("en-US")).join(", ")} documents\n\nThe embedded backend on ${engine}, a generated corpus (\`npm run corpus\`). ${facts}\n\n${table.join("\n")}\n\n![Times by size](${files}-times.svg)\n\n![Times by visitors at once](${files}-visitors.svg)\n`,
  );
  const bySize: readonly Curve[] = names
    .filter((name) => name.endsWith(" p50") && !name.includes("at once"))
    .map((name) => ({
      name: name.replace(/, p50$/, ""),
      points: all.map(({ documents, rows }) => ({ x: documents, y: valueOf(rows, name)?.value ?? 0 })),
    }));
  await writeFile(
    benchFile(`results/${files}-times.svg`),
    drawCurves(bySize, { title: "Time to the whole answer, median", x: "documents", y: "ms" }),
  );
  const byVisitors: readonly Curve[] = all.map(({ documents, rows }) => ({
    name: `${documents.toLocaleString("en-US")} documents`,
    points: visitorsAtOnce.map((connections) => ({
      x: connections,
      y: valueOf(rows, `document warm, ${connections} at once, p99`)?.value ?? 0,
    })),
  }));
  await writeFile(
    benchFile(`results/${files}-visitors.svg`),
    drawCurves(byVisitors, { title: "A document's page, 99 % within", x: "visitors at once", y: "ms" }),
  );
}

function bare(name: string): string {
  return name.replace(/ at [\d,]+ documents$/, "");
}

import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { benchFile } from "./measure/measured-process.ts";
import { verdictOf } from "./measure/row.ts";
import type { Row } from "./measure/row.ts";
import { toTable } from "./measure/table.ts";
import type { Baseline } from "./measure/table.ts";
import { readOptions } from "./options.ts";
import type { RunOptions } from "./options.ts";
import { hasPackages, installPackages } from "./packages.ts";

/**
 * Measures Lectern and prints one table. Names choose scenarios; `--quick` measures fewer rounds; `--save-baseline` saves the values for later runs
 * to compare with. Exits with 1 when a goal is missed. `--smoke` runs every scenario once in its shortest form, to see that it runs: it has no goals,
 * saves nothing, installs nothing, and says which scenarios lack their packages.
 */
const root = benchFile("..");
const baselineFile = benchFile("baseline.json");
function say(line: string): void {
  console.error(line);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    process.exitCode = 2;
    return;
  }
  const isSmoke = options.effort === "smoke";
  const chosen = isSmoke ? withPackages(options.chosen) : installFor(options.chosen);
  buildClient();
  const busy = (loadavg()[0] ?? 0) > 1;
  const rows: Row[] = [];
  for (const [name, { run }] of chosen) {
    say(`${name} …`);
    rows.push(...(await run({ ...options, say })));
  }
  if (isSmoke) return reportSmoke(rows);
  const baseline = await readBaseline();
  report(rows, baseline, busy);
  await saveResults(rows);
  if (options.savesBaseline) await saveBaseline(rows, baseline);
}

/** What a scenario needs is installed before the first one runs. */
function installFor(chosen: RunOptions["chosen"]): RunOptions["chosen"] {
  for (const folder of new Set(chosen.flatMap(([, { needs }]) => needs))) {
    if (hasPackages(folder)) continue;
    say(`Installing the packages of ${join("bench", folder)} …`);
    installPackages(folder);
  }
  return chosen;
}

function withPackages(chosen: RunOptions["chosen"]): RunOptions["chosen"] {
  return chosen.filter(([name, { needs }]) => {
    const missing = needs.filter((folder) => !hasPackages(folder));
    for (const folder of missing)
      console.log(`not run: ${name}. It needs the packages of ${join("bench", folder)}: npm ci in that folder.`);
    return missing.length === 0;
  });
}

function buildClient(): void {
  execFileSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(root, "gateway/pages/build/build-command.ts")],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
}

/** Nothing that was measured once in passing says whether a goal is met. A value that is no number says that nothing was measured. */
function reportSmoke(rows: readonly Row[]): void {
  console.log(
    toTable(
      rows.map((row) => ({ ...row, goal: null })),
      {},
    ),
  );
  const empty = rows.filter(({ value }) => Number.isNaN(value));
  console.log(
    `\n${rows.length} measured once; ${empty.length === 0 ? "each is a number" : `no number: ${empty.map(({ name }) => name).join("; ")}`}.`,
  );
  process.exitCode = rows.length === 0 || empty.length > 0 ? 1 : 0;
}

function report(rows: readonly Row[], baseline: Baseline, busy: boolean): void {
  console.log(toTable(rows, baseline));
  const missed = rows.filter((row) => verdictOf(row) === "missed");
  console.log(
    `\n${rows.length} measured on ${cpus().length} cores, Node.js ${process.versions.node}; ${missed.length === 0 ? "no goal missed" : `missed: ${missed.map(({ name }) => name).join("; ")}`}.`,
  );
  if (busy)
    console.log(
      "The machine was busy at the start: trust ratios, bytes and CPU times, and repeat wall-clock times when it is idle.",
    );
  process.exitCode = missed.length > 0 ? 1 : 0;
}

const Values = z.record(z.string(), z.number());

async function readBaseline(): Promise<Baseline> {
  return Values.parse(JSON.parse(await readFile(baselineFile, "utf8").catch(() => "{}")));
}

/** Measurements are not precise beyond three digits. What never came has no value to compare with. */
function saveBaseline(rows: readonly Row[], before: Baseline): Promise<void> {
  const finite = rows.filter(({ value }) => Number.isFinite(value));
  return writeFile(
    baselineFile,
    `${JSON.stringify({ ...before, ...Object.fromEntries(finite.map(({ name, value }) => [name, Number(value.toPrecision(3))])) }, null, 2)}\n`,
  );
}

async function saveResults(rows: readonly Row[]): Promise<void> {
  await mkdir(benchFile("results"), { recursive: true });
  await writeFile(
    benchFile("results/latest.json"),
    `${JSON.stringify({ at: new Date().toISOString(), node: process.versions.node, cores: cpus().length, rows }, null, 2)}\n`,
  );
}

await main();

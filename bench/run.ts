import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { benchFile } from "./measure/measured-process.ts";
import { verdictOf } from "./measure/row.ts";
import type { Row } from "./measure/row.ts";
import type { Scenario } from "./measure/scenario.ts";
import { toTable } from "./measure/table.ts";
import type { Baseline } from "./measure/table.ts";
import { answers } from "./scenarios/answers.ts";
import { cost } from "./scenarios/cost.ts";
import { edit } from "./scenarios/edit.ts";
import { firstPaint } from "./scenarios/first-paint.ts";
import { lighthouse } from "./scenarios/lighthouse.ts";
import { navigation } from "./scenarios/navigation.ts";
import { outage } from "./scenarios/outage.ts";
import { plainBackend } from "./scenarios/plain-backend.ts";
import { search } from "./scenarios/search.ts";
import { sizes } from "./scenarios/sizes.ts";
import { start } from "./scenarios/start.ts";

/**
 * Measures Lectern and prints one table. Names choose scenarios; `--quick` measures fewer rounds; `--save-baseline` keeps
 * the values as what later runs are shown beside. Ends with 1 when a goal is missed.
 */
const scenarios: Readonly<Record<string, Scenario>> = {
  answers,
  "first-paint": firstPaint,
  navigation,
  lighthouse,
  edit,
  start,
  search,
  cost,
  outage,
  sizes,
  "plain-backend": plainBackend,
};
/** They take long, or say little beside the others, so they run only where their name is given. */
const onlyByName = ["outage", "sizes", "plain-backend", "cost"];
const flags = ["--quick", "--save-baseline"];
/** For the scenario over sizes: `--documents=100,1000`. */
const sizesFlag = /^--documents=(\d+(?:,\d+)*)$/;
/** Where this machine is slower than one of a desk, its quarter is slower than any phone: `--slowdown=1.5` (README). */
const slowdownFlag = /^--slowdown=(\d+(?:\.\d+)?)$/;
const usualSlowdown = 4;
const root = benchFile("..");
const baselineFile = benchFile("baseline.json");
const say = (line: string): void => console.error(line);

const main = async (): Promise<void> => {
  const given = process.argv.slice(2);
  const chosen = chooseScenarios(given);
  await installPackages();
  execFileSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(root, "gateway/pages/build-command.ts")],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const baseline = await readBaseline();
  const busy = (loadavg()[0] ?? 0) > 1;
  const rows: Row[] = [];
  for (const [name, scenario] of chosen) {
    say(`${name} …`);
    rows.push(
      ...(await scenario({
        quick: given.includes("--quick"),
        documents: documentsIn(given),
        slowdown: slowdownIn(given),
        say,
      })),
    );
  }
  console.log(toTable(rows, baseline));
  const missed = rows.filter((row) => verdictOf(row) === "missed");
  console.log(
    `\n${rows.length} measured on ${cpus().length} cores, Node.js ${process.versions.node}; ${missed.length === 0 ? "no goal missed" : `missed: ${missed.map(({ name }) => name).join("; ")}`}.`,
  );
  if (busy)
    console.log(
      "The machine was busy when this began: trust ratios, bytes and CPU times, and measure wall-clock times again when it is quiet.",
    );
  await saveResults(rows);
  if (given.includes("--save-baseline")) await saveBaseline(rows, baseline);
  process.exitCode = missed.length > 0 ? 1 : 0;
};

const chooseScenarios = (given: readonly string[]): readonly (readonly [string, Scenario])[] => {
  const unknown = given.filter(
    (word) => !(word in scenarios) && !flags.includes(word) && !sizesFlag.test(word) && !slowdownFlag.test(word),
  );
  if (unknown.length > 0) {
    console.error(
      `There is no scenario "${unknown.join(", ")}". Known: ${Object.keys(scenarios).join(", ")}; ${flags.join(", ")}.`,
    );
    process.exit(2);
  }
  const names = given.filter((word) => word in scenarios);
  return Object.entries(scenarios).filter(
    ([name]) => (names.length === 0 && !onlyByName.includes(name)) || names.includes(name),
  );
};

const documentsIn = (given: readonly string[]): readonly number[] | null =>
  given
    .flatMap((word) => sizesFlag.exec(word)?.[1]?.split(",").map(Number) ?? [])
    .reduce<number[] | null>((all, one) => [...(all ?? []), one], null);

const slowdownIn = (given: readonly string[]): number =>
  Number(given.map((word) => slowdownFlag.exec(word)?.[1]).findLast(Boolean) ?? usualSlowdown);

/** The bench's own packages are not among the project's: they are fetched when it first runs. */
const installPackages = async (): Promise<void> => {
  const { dependencies } = Declared.parse(JSON.parse(await readFile(benchFile("package.json"), "utf8")));
  if (Object.keys(dependencies).every((name) => existsSync(benchFile(`node_modules/${name}/package.json`)))) return;
  say("Installing the bench's own packages …");
  execFileSync("npm", ["ci"], { cwd: benchFile("."), stdio: ["ignore", "ignore", "inherit"] });
};

const Declared = z.object({ dependencies: z.record(z.string(), z.string()) });

const Values = z.record(z.string(), z.number());

const readBaseline = async (): Promise<Baseline> =>
  Values.parse(JSON.parse(await readFile(baselineFile, "utf8").catch(() => "{}")));

/** Three digits say all that a measurement knows. */
const saveBaseline = (rows: readonly Row[], before: Baseline): Promise<void> =>
  writeFile(
    baselineFile,
    `${JSON.stringify({ ...before, ...Object.fromEntries(rows.map(({ name, value }) => [name, Number(value.toPrecision(3))])) }, null, 2)}\n`,
  );

const saveResults = async (rows: readonly Row[]): Promise<void> => {
  await mkdir(benchFile("results"), { recursive: true });
  await writeFile(
    benchFile("results/latest.json"),
    `${JSON.stringify({ at: new Date().toISOString(), node: process.versions.node, cores: cpus().length, rows }, null, 2)}\n`,
  );
};

await main();

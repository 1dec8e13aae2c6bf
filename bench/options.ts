import { scenarios } from "./scenarios.ts";
import type { KnownScenario } from "./scenarios.ts";
import type { Effort } from "./measure/scenario.ts";

/** What a run was asked for. */
export interface RunOptions {
  readonly chosen: readonly (readonly [name: string, KnownScenario])[];
  readonly effort: Effort;
  readonly documents: readonly number[] | null;
  readonly slowdown: number;
  readonly savesBaseline: boolean;
}

const flags = ["--quick", "--smoke", "--save-baseline"];
/** For the scenarios that vary the size: `--documents=100,1000`. */
const sizesFlag = /^--documents=(\d+(?:,\d+)*)$/;
/** For a machine slower than a desktop, a quarter of whose speed is slower than any phone: `--slowdown=1.5` (README). */
const slowdownFlag = /^--slowdown=(\d+(?:\.\d+)?)$/;
const usualSlowdown = 4;

/** Reads the words of the command line. Null, after a message, when one of them is unknown. */
export function readOptions(given: readonly string[]): RunOptions | null {
  const unknown = given.filter(
    (word) => !(word in scenarios) && !flags.includes(word) && !sizesFlag.test(word) && !slowdownFlag.test(word),
  );
  if (unknown.length > 0) {
    console.error(
      `There is no scenario "${unknown.join(", ")}". Known: ${Object.keys(scenarios).join(", ")}; ${flags.join(", ")}.`,
    );
    return null;
  }
  const isSmoke = given.includes("--smoke");
  return {
    chosen: chooseScenarios(given, isSmoke),
    effort: isSmoke ? "smoke" : given.includes("--quick") ? "quick" : "whole",
    documents: documentsIn(given),
    slowdown: Number(
      given.map((word) => slowdownFlag.exec(word)?.[1]).findLast(Boolean) ?? (isSmoke ? 1 : usualSlowdown),
    ),
    savesBaseline: given.includes("--save-baseline") && !isSmoke,
  };
}

/** Those named; otherwise all in a smoke test, and all but those that run only by name. */
function chooseScenarios(given: readonly string[], isSmoke: boolean): RunOptions["chosen"] {
  const names = given.filter((word) => word in scenarios);
  return Object.entries(scenarios).filter(
    ([name, { onlyByName }]) => names.includes(name) || (names.length === 0 && (isSmoke || onlyByName !== true)),
  );
}

function documentsIn(given: readonly string[]): readonly number[] | null {
  return given
    .flatMap((word) => sizesFlag.exec(word)?.[1]?.split(",").map(Number) ?? [])
    .reduce<number[] | null>((all, one) => [...(all ?? []), one], null);
}

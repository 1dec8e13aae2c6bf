import type { Row } from "./row.ts";

/** How much is measured: all of it; fewer rounds, for a quick look; or once each on the smallest site, to see that it runs. */
export type Effort = "whole" | "quick" | "smoke";

export interface ScenarioOptions {
  readonly effort: Effort;
  /** The numbers of documents per site, for scenarios that vary the size; null for the scenario's default. */
  readonly documents: readonly number[] | null;
  /** How many times slower the simulated phone is than this machine. */
  readonly slowdown: number;
  /** Prints progress. */
  readonly say: (line: string) => void;
}

/** Measures something and returns rows for the table. */
export type Scenario = (options: ScenarioOptions) => Promise<readonly Row[]>;

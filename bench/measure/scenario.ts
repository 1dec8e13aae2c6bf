import type { Row } from "./row.ts";

export interface ScenarioOptions {
  /** Fewer rounds: for a look, not for a baseline. */
  readonly quick: boolean;
  /** Of how many documents a site is, for a scenario over sizes; null: as it thinks best. */
  readonly documents: readonly number[] | null;
  /** How many times slower the phone is that Lighthouse stands for than this machine. */
  readonly slowdown: number;
  /** Says what is going on. */
  readonly say: (line: string) => void;
}

/** Measures something, and gives rows of the table. */
export type Scenario = (options: ScenarioOptions) => Promise<readonly Row[]>;

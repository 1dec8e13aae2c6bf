import { createRandom } from "../../support/seeded.ts";

/** Chance that is the same in every run. */
export interface Chance {
  /** A whole number from 0 to below a bound. */
  readonly below: (bound: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
  /** True so often of a hundred. */
  readonly percent: (share: number) => boolean;
  /** So many picks. */
  readonly some: <T>(choices: readonly T[], count: number) => readonly T[];
}

export const chanceOf = (seed: number): Chance => {
  const next = createRandom(seed);
  const below = (bound: number): number => Math.floor(next() * bound);
  const pick = <T>(choices: readonly T[]): T => {
    const [choice] = choices.slice(below(choices.length));
    if (choice === undefined) throw new Error("There is nothing to pick from.");
    return choice;
  };
  return {
    below,
    pick,
    percent: (share) => below(100) < share,
    some: (choices, count) => Array.from({ length: count }, () => pick(choices)),
  };
};

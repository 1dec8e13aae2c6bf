import { createRandom } from "../../support/seeded.ts";

/** Reproducible random choices. */
export interface Chance {
  /** An integer from 0 up to, but excluding, `bound`. */
  readonly below: (bound: number) => number;
  readonly pick: <T>(choices: readonly T[]) => T;
  /** True with a probability of `share` percent. */
  readonly percent: (share: number) => boolean;
  /** `count` picks, with repetition. */
  readonly some: <T>(choices: readonly T[], count: number) => readonly T[];
}

export function chanceOf(seed: number): Chance {
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
}

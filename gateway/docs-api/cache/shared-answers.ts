import type { Condition } from "./condition.ts";

/** One answer of the backend as several gateways share it: its JSON as it came, which each reads by its own rules. */
export interface SharedAnswer extends SharedTimes {
  readonly json: string;
  /** How to ask the backend whether it still holds. */
  readonly condition: Condition | null;
}

/** How long it is good, in epoch milliseconds. */
export interface SharedTimes {
  /** The shared epoch in which its call began. */
  readonly epoch: number;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

/** Answers that several gateways share, so that the backend is asked once for all of them. Every fault of it is a miss. */
export interface SharedAnswers {
  /** Null while it is not known: then nothing is kept, and nothing is taken for fresh. */
  readonly epoch: () => number | null;
  readonly find: (key: string) => Promise<SharedAnswer | null>;
  /** In the background; one that is too large is not kept. */
  readonly keep: (key: string, answer: SharedAnswer) => void;
  /** In the background: the backend says that an answer still holds. */
  readonly renew: (key: string, times: SharedTimes) => void;
}

/** Where there is one gateway alone. */
export const nothingShared: SharedAnswers = {
  epoch: () => null,
  find: () => Promise.resolve(null),
  keep: () => undefined,
  renew: () => undefined,
};

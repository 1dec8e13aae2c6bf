import type { Condition } from "./condition.ts";

/** A backend answer that several gateways share: the JSON as received, which each parses by its own rules. */
export interface SharedAnswer extends SharedTimes {
  readonly json: string;
  /** How to ask the backend whether it still holds. */
  readonly condition: Condition | null;
}

/** How long an answer may be used, in epoch milliseconds. */
export interface SharedTimes {
  /** The shared epoch in which its call began. */
  readonly epoch: number;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

/** Answers that several gateways share, so that the backend is called once for all of them. Every failure counts as a miss. */
export interface SharedAnswers {
  /** Null while unknown: then nothing is kept, and nothing counts as fresh. */
  readonly epoch: () => number | null;
  readonly find: (key: string) => Promise<SharedAnswer | null>;
  /** Runs in the background; an answer that is too large is not kept. */
  readonly keep: (key: string, answer: SharedAnswer) => void;
  /** Runs in the background: the backend has confirmed that an answer still holds. */
  readonly renew: (key: string, times: SharedTimes) => void;
}

/** For a gateway that runs alone. */
export const nothingShared: SharedAnswers = {
  epoch: () => null,
  find: () => Promise.resolve(null),
  keep: () => undefined,
  renew: () => undefined,
};

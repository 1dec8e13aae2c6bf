import { setImmediate as nextTurn } from "node:timers/promises";

/** Waits for a turn of the event loop in which nothing else is read. */
export type ReadingTurn = () => Promise<void>;

/** Builds turns for answers that take milliseconds to read: some that arrive together would hold the event loop for as long as all of them take. */
export const createReadingTurns = (): ReadingTurn => {
  let last = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
};

import { setImmediate as nextTurn } from "node:timers/promises";

/** Waits for an event-loop turn in which no other answer is read. */
export type ReadingTurn = () => Promise<void>;

/** Builds turns for answers that take milliseconds to read: several that arrive together would block the event loop for their total time. */
export function createReadingTurns(): ReadingTurn {
  let last = Promise.resolve();
  return () => (last = last.then(() => nextTurn()));
}

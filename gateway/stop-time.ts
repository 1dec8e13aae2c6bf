import { setTimeout as delay } from "node:timers/promises";

/** What is left to stop after the last request has this time, also where requests took all of theirs: 12 s in all. */
const afterDrainMs = 1_250;

/** Where requests took little of their time, the rest may take longer, but no longer than this. */
export const longestStopMs = 5_000;

/** The end of a process that was killed at the deadline. */
export const graceMs = 500;

/** Starts the time of a stop whose requests may take `drainMs`. Returns how long the rest may take, once they are drained. */
export function startStopTime(drainMs: number): () => number {
  const deadline = performance.now() + drainMs + afterDrainMs;
  return () => Math.min(longestStopMs, Math.max(afterDrainMs, deadline - performance.now()));
}

/** Waits for stops, which may take `limitMs`, and no longer for one that takes more. */
export function untilStopped(limitMs: number, stops: readonly Promise<unknown>[]): Promise<void> {
  return within(limitMs + graceMs, Promise.all(stops));
}

/** Waits for work, at most this long; what is not done by then goes on. */
export async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  const waiting = new AbortController();
  try {
    await Promise.race([work, delay(limitMs, undefined, { signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
}

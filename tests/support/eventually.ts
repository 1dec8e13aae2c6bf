import { setTimeout as pause } from "node:timers/promises";

const betweenTriesMs = 20;

/** Tries until a value is as wanted, and gives how long that took; fails after a while with the last value. */
export const eventually = async <T>(
  withinMs: number,
  attempt: () => T | Promise<T>,
  isWanted: (value: T) => boolean,
): Promise<number> => {
  const beganAt = performance.now();
  for (;;) {
    const value = await attempt();
    const tookMs = performance.now() - beganAt;
    if (isWanted(value)) return tookMs;
    if (tookMs > withinMs) throw new Error(`Not within ${withinMs} ms; the last value was ${JSON.stringify(value)}.`);
    await pause(betweenTriesMs);
  }
};

import { setTimeout as pause } from "node:timers/promises";

const betweenTriesMs = 20;

/** Ends what would hang: a busy machine takes many times as long as a quiet one. */
const patienceMs = 90_000;

/** Tries until a value is as wanted; fails after a long while with the last value. */
export const eventually = async <T>(attempt: () => T | Promise<T>, isWanted: (value: T) => boolean): Promise<void> => {
  const beganAt = performance.now();
  for (;;) {
    const value = await attempt();
    if (isWanted(value)) return;
    if (performance.now() - beganAt > patienceMs)
      throw new Error(`Not within ${patienceMs} ms; the last value was ${JSON.stringify(value)}.`);
    await pause(betweenTriesMs);
  }
};

import { setTimeout as pause } from "node:timers/promises";

const betweenTriesMs = 20;

/** A limit for tests that would hang; a busy machine takes many times as long as an idle one. */
const patienceMs = 180_000;

/** Retries until the value is as wanted; throws with the last value after three minutes. */
export async function eventually<T>(attempt: () => T | Promise<T>, isWanted: (value: T) => boolean): Promise<void> {
  const beganAt = performance.now();
  for (;;) {
    const value = await attempt();
    if (isWanted(value)) return;
    if (performance.now() - beganAt > patienceMs)
      throw new Error(`Not within ${patienceMs} ms; the last value was ${JSON.stringify(value)}.`);
    await pause(betweenTriesMs);
  }
}

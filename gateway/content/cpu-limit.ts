import type { Worker } from "node:worker_threads";

const shortestLookMs = 20;

/**
 * Calls `onPassed` once when a thread has used `limitMs` of the processor, counted from now. Nothing else counts: on a busy
 * machine a thread waits for its turn, and for long may not even say what it has used.
 *
 * @returns the function that ends the watch.
 */
export const watchCpuTime = (worker: Pick<Worker, "cpuUsage">, limitMs: number, onPassed: () => void): (() => void) => {
  const usedMs = startCounting(worker);
  let ended = false;
  let timer: ReturnType<typeof setTimeout>;
  const lookSafely = (): void => {
    look().catch(onPassed);
  };
  const look = async (): Promise<void> => {
    const used = await usedMs().catch(() => null);
    // A thread that has ended tells of that itself.
    if (ended || used === null) return;
    if (used >= limitMs) return onPassed();
    timer = setTimeout(lookSafely, Math.max(limitMs - used, shortestLookMs));
  };
  timer = setTimeout(lookSafely, limitMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
};

/** Gives what tells how many milliseconds of the processor a thread has used since. */
const startCounting = (worker: Pick<Worker, "cpuUsage">): (() => Promise<number>) => {
  const before = worker.cpuUsage();
  before.catch(() => undefined); // a thread may end before anybody asks
  return async () => {
    const { user, system } = await worker.cpuUsage(await before);
    return (user + system) / 1_000;
  };
};

import type { Worker } from "node:worker_threads";

const leastCheckMs = 20;

/**
 * Calls `onPassed` once when a thread has used `limitMs` of processor time, counted from now. Wall-clock time does not
 * count: on a busy machine a thread waits to be scheduled, and it may be long before it can even report its usage.
 *
 * @returns the function that ends the watch.
 */
export function watchCpuTime(worker: Pick<Worker, "cpuUsage">, limitMs: number, onPassed: () => void): () => void {
  const usedMs = startCounting(worker);
  let ended = false;
  let timer: ReturnType<typeof setTimeout>;
  const checkSafely = (): void => {
    check().catch(onPassed);
  };
  const check = async (): Promise<void> => {
    const used = await usedMs().catch(() => null);
    // A thread that has ended reports that itself.
    if (ended || used === null) return;
    if (used >= limitMs) return onPassed();
    timer = setTimeout(checkSafely, Math.max(limitMs - used, leastCheckMs));
  };
  timer = setTimeout(checkSafely, limitMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** Returns a function that gives the processor time, in milliseconds, that a thread has used since this call. */
function startCounting(worker: Pick<Worker, "cpuUsage">): () => Promise<number> {
  const before = worker.cpuUsage();
  before.catch(() => undefined); // a thread may end before the first reading
  return async () => {
    const { user, system } = await worker.cpuUsage(await before);
    return (user + system) / 1_000;
  };
}

import type { Worker } from "node:worker_threads";

/** How many times its deadline a thread may take by the clock: it may wait for a busy machine, but not for ever. */
const mostWaits = 5;
/** A thread that does not say how much it has used is stuck outside of JavaScript. */
const answersWithinMs = 250;
const shortestLookMs = 20;

/**
 * Calls `onPassed` once when a thread has used `deadlineMs` of the processor, counted from now. Waiting for the processor is
 * not the work's fault: on a busy machine a deadline by the clock would refuse what is in order.
 *
 * @returns the function that ends the watch.
 */
export const watchCpuTime = (worker: Pick<Worker, "cpuUsage">, deadlineMs: number, onPassed: () => void): (() => void) => {
  const usedMs = startCounting(worker);
  const endsAt = performance.now() + deadlineMs * mostWaits;
  let ended = false;
  let timer: ReturnType<typeof setTimeout>;
  const look = async (): Promise<void> => {
    const used = await Promise.race([usedMs(), new Promise<number>((resolve) => setTimeout(resolve, answersWithinMs, Infinity))]);
    if (ended) return;
    const leftMs = Math.min(deadlineMs - used, endsAt - performance.now());
    if (leftMs <= 0) return onPassed();
    timer = setTimeout(() => void look(), Math.max(leftMs, shortestLookMs));
  };
  timer = setTimeout(() => void look(), deadlineMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
};

/** Gives what tells how many milliseconds of the processor a thread has used since; what cannot be told counts as too much. */
const startCounting = (worker: Pick<Worker, "cpuUsage">): (() => Promise<number>) => {
  const before = worker.cpuUsage();
  before.catch(() => undefined); // a thread may end before anybody asks
  return () => before.then((usage) => worker.cpuUsage(usage)).then(({ user, system }) => (user + system) / 1_000, () => Infinity);
};
